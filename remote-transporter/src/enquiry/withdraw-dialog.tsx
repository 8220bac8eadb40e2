import type { TransporterEnquiry } from "@mandi/shared/contract/transporter/freight-enquiry";
import { formatRupees } from "@mandi/shared/format/rupees";
import { enquiryDetail } from "@mandi/shared/messages/transporter-trade";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import type { useSubmit } from "../page/use-submit";

export interface WithdrawDialogProps {
  readonly enquiry: TransporterEnquiry;
  readonly removing: Pick<ReturnType<typeof useSubmit>, "isBusy" | "isShut" | "refusal">;
  readonly onWithdraw: () => void;
  readonly onClose: () => void;
}

/** Asks once before the own price is taken back. */
export function WithdrawDialog({ enquiry, removing, onWithdraw, onClose }: WithdrawDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isBusy={removing.isBusy}
      title={enquiryDetail.withdrawTitle}
      confirmText={enquiryDetail.withdrawConfirm}
      busyText={enquiryDetail.withdrawing}
      cancelText={enquiryDetail.keepBid}
      error={removing.refusal}
      onConfirm={() => {
        if (!removing.isShut) onWithdraw();
      }}
      onClose={onClose}
    >
      {enquiryDetail.withdrawText(formatRupees(enquiry.my_price ?? 0))}
    </ConfirmDialog>
  );
}
