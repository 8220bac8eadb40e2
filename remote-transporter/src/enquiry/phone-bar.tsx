import { withCapital } from "@mandi/shared/format/capital";
import { formatRupees } from "@mandi/shared/format/rupees";
import { page } from "@mandi/shared/messages/transporter";
import { enquiryDetail } from "@mandi/shared/messages/transporter-trade";
import { useServerNow } from "@mandi/shared/query/use-server-now";
import { Button } from "@mandi/shared/ui/controls/button";
import { BottomBar } from "@mandi/shared/ui/overlay/bottom-bar";
import { outcomeOf } from "../enquiries/enquiry-outcome";
import type { BoardProps } from "./bid-panel";
import { takesBids } from "./board";

/** Below 768 px: the time left, the transporter's price, and the one action. */
export function PhoneBar({ enquiry, standing, onBid }: BoardProps & { readonly onBid: () => void }) {
  const now = useServerNow();
  if (!takesBids(enquiry)) return null;
  const figure =
    standing.mine === null ? enquiryDetail.noPriceShort : `${formatRupees(standing.mine)} ${page.perTonne}`;
  return (
    <BottomBar
      caption={withCapital(outcomeOf(enquiry, now).text)}
      figure={figure}
      action={
        <Button variant="primary" onClick={onBid}>
          {enquiryDetail.update}
        </Button>
      }
    />
  );
}
