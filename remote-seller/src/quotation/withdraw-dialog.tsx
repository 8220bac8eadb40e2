import { formatRupees } from "@mandi/shared/format/rupees";
import { ConfirmSubmit } from "@mandi/shared/forms/parts/confirm-submit";
import { usePriceAsRead } from "@mandi/shared/forms/use-price-as-read";
import { withdrawal } from "@mandi/shared/messages/seller-withdrawal";
import { useWithdrawOffer } from "./use-withdraw-offer";

export interface WithdrawDialogProps {
  readonly quotationId: number;
  /** The offer as it stands, in rupees per MT. */
  readonly basePrice: number | null;
  readonly onRefresh: () => void;
  /** The offer was withdrawn. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks once before the offer is withdrawn. */
export function WithdrawDialog({ quotationId, basePrice, onRefresh, onDone, onClose }: WithdrawDialogProps) {
  const { price, handleRefused } = usePriceAsRead(basePrice);
  const send = useWithdrawOffer(quotationId, price);
  return (
    <ConfirmSubmit
      isDanger
      title={withdrawal.title}
      confirmText={withdrawal.confirm}
      busyText={withdrawal.busy}
      cancelText={withdrawal.keep}
      send={send}
      onRefused={() => {
        handleRefused();
        onRefresh();
      }}
      onRefresh={onRefresh}
      onDone={onDone}
      onClose={onClose}
    >
      {withdrawal.text(formatRupees(price))}
    </ConfirmSubmit>
  );
}
