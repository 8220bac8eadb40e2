import type { FreightBid } from "@mandi/shared/contract/transporter/freight-enquiry";
import { page } from "@mandi/shared/messages/transporter";
import { enquiryDetail } from "@mandi/shared/messages/transporter-trade";
import { Button } from "@mandi/shared/ui/controls/button";
import { Badge } from "@mandi/shared/ui/data/badge";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Price } from "@mandi/shared/ui/data/price";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { NotRefreshed } from "@mandi/shared/ui/feedback/not-refreshed";
import { Block } from "@mandi/shared/ui/layout/section";
import { Pause, Play } from "lucide-react";
import styles from "./bidding-list.module.css";
import { useSpokenRank } from "./use-spoken-rank";

const isMine = ({ is_my_price }: FreightBid) => is_my_price === 1;

/** Beside the person, where it has a name of its own. */
function companyOf({ get_user: { name, company_name = "" } }: FreightBid) {
  return company_name === "" || company_name === name ? null : <span className={styles.company}>{company_name}</span>;
}

const columns: readonly Column<FreightBid>[] = [
  { key: "number", head: enquiryDetail.no, cell: (_, place) => place + 1, phone: "hidden" },
  {
    key: "transporter",
    head: enquiryDetail.transporter,
    cell: (bid) => (
      <span className={styles.name}>
        <span>{bid.get_user.name}</span>
        {companyOf(bid)}
        {isMine(bid) ? <Badge>{enquiryDetail.myBid}</Badge> : null}
      </span>
    ),
    isRowHead: true,
    phone: "lead",
  },
  {
    key: "price",
    head: enquiryDetail.givenPrice,
    cell: ({ price }) => <Price rupees={price} size="s" unit={page.perTonne} />,
    align: "end",
    phone: "figure",
  },
];

export interface BiddingListProps {
  readonly bids: readonly FreightBid[];
  readonly staleSince: number | null;
  readonly refreshEveryMs: number | null;
  readonly isPaused: boolean;
  readonly onTogglePause: () => void;
}

/** Every bid with its transporter's name and price, lowest first (docs/domain.md#the-two-auctions). */
export function BiddingList({ bids, staleSince, refreshEveryMs, isPaused, onTogglePause }: BiddingListProps) {
  const spoken = useSpokenRank(bids.findIndex(isMine) + 1);
  return (
    <Block
      title={enquiryDetail.bids}
      actions={
        refreshEveryMs === null ? undefined : (
          <Button variant="quiet" size="s" icon={isPaused ? Play : Pause} onClick={onTogglePause}>
            {isPaused ? enquiryDetail.resume : enquiryDetail.pause}
          </Button>
        )
      }
    >
      <NotRefreshed since={staleSince} />
      <DataTable
        label={enquiryDetail.bids}
        columns={columns}
        rows={bids}
        rowKey={keyOf(bids)}
        isOwn={isMine}
        isPadded
        emptyText={enquiryDetail.noBids}
      />
      <p className={styles.note}>
        {enquiryDetail.bidsNote}
        {refreshEveryMs === null ? null : ` ${enquiryDetail.refreshes(refreshEveryMs / 1000)}`}
      </p>
      <InlineStatus isHidden>{spoken}</InlineStatus>
    </Block>
  );
}

/** Names may repeat where rivals are masked, and bids have no key on the wire. */
function keyOf(bids: readonly FreightBid[]) {
  const places = new Map(bids.map((bid, place) => [bid, `${place} ${bid.get_user.name}`]));
  return (bid: FreightBid) => places.get(bid) ?? bid.get_user.name;
}
