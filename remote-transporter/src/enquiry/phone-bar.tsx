import { formatTime, formatTimeLeft } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { enquiryDetail, page } from "@mandi/shared/messages/transporter";
import { Button } from "@mandi/shared/ui/controls/button";
import { BottomBar } from "@mandi/shared/ui/overlay/bottom-bar";
import { useMinutes } from "../page/use-server-clock";
import type { BoardProps } from "./bid-panel";
import { takesBids } from "./board";

/** Below 768 px: the time that is left, the own price, and the one action. */
export function PhoneBar({ enquiry, standing, isTimeUp, clock, onBid }: BoardProps & { readonly onBid: () => void }) {
  const now = useMinutes(clock);
  if (!takesBids(enquiry) || isTimeUp) return null;
  const left = formatTimeLeft(enquiry.reply_deadline, now) ?? enquiryDetail.until(formatTime(enquiry.reply_deadline));
  const figure =
    standing.mine === null ? enquiryDetail.noPriceShort : `${formatRupees(standing.mine)} ${page.perTonne}`;
  return (
    <BottomBar
      caption={left}
      figure={figure}
      action={
        <Button variant="primary" onClick={onBid}>
          {enquiryDetail.update}
        </Button>
      }
    />
  );
}
