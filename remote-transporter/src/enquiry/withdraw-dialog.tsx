import { shortNoticeDurationMs } from "@mandi/shared/browser/notify";
import type { TransporterEnquiry } from "@mandi/shared/contract/transporter/freight-enquiry";
import { formatRupees } from "@mandi/shared/format/rupees";
import { ConfirmSubmit } from "@mandi/shared/forms/parts/confirm-submit";
import { usePriceAsRead } from "@mandi/shared/forms/use-price-as-read";
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
  const { price, handleRefused } = usePriceAsRead(enquiry.my_price);
  const send = useWithdrawBid(enquiry.id, price);
  return (
    <ConfirmSubmit
      isDanger
      title={enquiryDetail.withdrawTitle}
      confirmText={enquiryDetail.withdrawConfirm}
      busyText={enquiryDetail.withdrawing}
      cancelText={enquiryDetail.keepBid}
      noticeMs={shortNoticeDurationMs}
      send={send}
      onRefused={() => {
        handleRefused();
        onRefresh();
      }}
      onRefresh={onRefresh}
      onDone={onDone}
      onClose={onClose}
    >
      {enquiryDetail.withdrawText(formatRupees(price))}
    </ConfirmSubmit>
  );
}
