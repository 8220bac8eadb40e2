import { BankFields, type BankFieldsProps } from "./bank-fields";
import { TransferPlace } from "./transfer-place";
import type { TransferDetails } from "./use-transfer-details";

export interface BankTransferProps extends BankFieldsProps {
  readonly details: TransferDetails;
  /** In rupees; 0 while it is not known. */
  readonly amount: number;
}

/** The part of a payment form that only a bank transfer needs; it comes when one is chosen. */
export function BankTransfer({ details, amount, ...fields }: BankTransferProps) {
  return (
    <TransferPlace details={details} amount={amount}>
      <BankFields {...fields} />
    </TransferPlace>
  );
}
