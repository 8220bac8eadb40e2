import { shortNoticeDurationMs } from "@mandi/shared/browser/notify";
import type { TransporterEnquiry } from "@mandi/shared/contract/transporter/freight-enquiry";
import { formatRupees } from "@mandi/shared/format/rupees";
import { ConfirmSubmit } from "@mandi/shared/forms/parts/confirm-submit";
import { enquiryDetail } from "@mandi/shared/messages/transporter-trade";
import { useWithdrawBid } from "./use-bid-writes";

export interface WithdrawDialogProps {
  readonly enquiry: TransporterEnquiry;
  readonly onRefresh: () => void;
  /** The price was withdrawn. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks once before the price is withdrawn. */
export function WithdrawDialog({ enquiry, onRefresh, onDone, onClose }: WithdrawDialogProps) {
  const send = useWithdrawBid(enquiry.id);
  return (
    <ConfirmSubmit
      isDanger
      title={enquiryDetail.withdrawTitle}
      confirmText={enquiryDetail.withdrawConfirm}
      busyText={enquiryDetail.withdrawing}
      cancelText={enquiryDetail.keepBid}
      noticeMs={shortNoticeDurationMs}
      send={send}
      onRefused={onRefresh}
      onRefresh={onRefresh}
      onLeave={onDone}
      onClose={onClose}
    >
      {enquiryDetail.withdrawText(formatRupees(enquiry.my_price ?? 0))}
    </ConfirmSubmit>
  );
}
