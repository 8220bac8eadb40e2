import { BankFields, type BankFieldsProps } from "./bank-fields";
import { TransferPlace } from "./transfer-place";
import type { TransferDetails } from "./use-transfer-details";

export interface BankTransferProps extends BankFieldsProps {
  readonly details: TransferDetails;
  /** In rupees; 0 while unknown. */
  readonly amount: number;
}

/** The part of a payment form for bank transfers; it loads when one is chosen. */
export function BankTransfer({ details, amount, ...fields }: BankTransferProps) {
  return (
    <TransferPlace details={details} amount={amount}>
      <BankFields {...fields} />
    </TransferPlace>
  );
}
