import { carriedOrdersPath } from "@mandi/shared/contract/page-paths";
import type { TransporterEnquiry } from "@mandi/shared/contract/transporter/freight-enquiry";
import { page } from "@mandi/shared/messages/transporter";
import { enquiryDetail } from "@mandi/shared/messages/transporter-trade";
import { serverNow } from "@mandi/shared/query/server-clock";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { Countdown } from "@mandi/shared/ui/data/countdown";
import { Price } from "@mandi/shared/ui/data/price";
import { RangeMarker } from "@mandi/shared/ui/data/range-marker";
import { Note } from "@mandi/shared/ui/feedback/note";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { Panel } from "@mandi/shared/ui/layout/panel";
import type { RefObject } from "react";
import styles from "./bid-panel.module.css";
import { type Standing, takesBids } from "./board";

/** The window in which prices are accepted, for the bar of the countdown. */
const windowMs = 60 * 60_000;

export interface BoardProps {
  readonly enquiry: TransporterEnquiry;
  readonly standing: Standing;
}

export interface BidPanelProps extends BoardProps {
  /** Receives the focus once a price was sent or withdrawn. */
  readonly answerPlace: RefObject<HTMLDivElement | null>;
  /** The time ran out while the page was open. */
  readonly onEnd: () => void;
  readonly onBid: () => void;
  readonly onWithdraw: () => void;
}

/** The transporter's own price, its rank, and how long it can still be changed. */
export function BidPanel({ enquiry, standing, answerPlace, onEnd, onBid, onWithdraw }: BidPanelProps) {
  const isOpen = takesBids(enquiry);
  const { min_price: min, max_price: max } = enquiry;
  return (
    <Panel as="section" rule={isOpen ? "act" : "ink"} label={enquiryDetail.myPrice} className={styles.panel}>
      {isOpen ? <TimeLeft enquiry={enquiry} standing={standing} onEnd={onEnd} /> : null}
      {/* In the page before the outcome, which comes with a refresh and is announced. */}
      <div role="status" className={styles.outcome}>
        {isOpen ? null : <Outcome enquiry={enquiry} />}
      </div>
      {enquiry.status === "won" ? (
        <ButtonLink to={carriedOrdersPath} variant="primary" isFull>
          {enquiryDetail.toOrders}
        </ButtonLink>
      ) : null}
      <div ref={answerPlace} tabIndex={-1}>
        <MyPrice standing={standing} />
      </div>
      {min !== null && max !== null ? (
        <RangeMarker min={min} max={max} lowest={standing.lowest} mine={standing.mine} />
      ) : (
        <p className={styles.caption}>{enquiryDetail.noRange}</p>
      )}
      {isOpen ? (
        <div className={styles.actions}>
          <Button variant="primary" size="l" isFull onClick={onBid}>
            {enquiryDetail.update}
          </Button>
        </div>
      ) : null}
      {enquiry.can_withdraw ? (
        <Button isFull onClick={onWithdraw}>
          {enquiryDetail.withdraw}
        </Button>
      ) : null}
    </Panel>
  );
}

type TimeLeftProps = Pick<BidPanelProps, "enquiry" | "standing" | "onEnd">;

/** The deadline is that of the sellers' offers; freight is accepted until a seller is marked, usually moments later. */
function TimeLeft({ enquiry, standing, onEnd }: TimeLeftProps) {
  const isOver = new Date(enquiry.reply_deadline).getTime() <= serverNow();
  const lastMinutes = enquiryDetail.lastMinutes[standing.mine === null ? "none" : "given"];
  return (
    <div>
      <p className={styles.caption}>{isOver ? lastMinutes : enquiryDetail.timeLeft}</p>
      <Countdown endsAt={enquiry.reply_deadline} totalMs={windowMs} onEnd={onEnd} endedText={enquiryDetail.ended} />
      {isOver ? null : <p className={classes(styles.caption, styles.after)}>{enquiryDetail.timeLeftNote}</p>}
    </div>
  );
}

function MyPrice({ standing: { mine, rank, count } }: { readonly standing: Standing }) {
  if (mine === null) return <p className={styles.none}>{enquiryDetail.noPrice}</p>;
  return (
    <>
      <p className={styles.caption}>{enquiryDetail.myPrice}</p>
      <Price rupees={mine} size="l" unit={page.perTonne} />
      <p className={styles.caption}>{enquiryDetail.beforeGst}</p>
      {rank === null ? null : <p className={styles.rank}>{enquiryDetail.place(rank, count)}</p>}
    </>
  );
}

/** The outcome for this transporter. */
function Outcome({ enquiry }: { readonly enquiry: TransporterEnquiry }) {
  switch (enquiry.status) {
    case "won":
      return <Note tone="ok">{enquiryDetail.won}</Note>;
    case "lost":
      return <Note>{enquiryDetail.lost}</Note>;
    case "closed":
      return <Note>{enquiryDetail.closed}</Note>;
    case "pending":
      return <Note>{enquiryDetail.comparing}</Note>;
    default:
      return null;
  }
}
