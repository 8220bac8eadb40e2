import type { SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { formatGrouped } from "@mandi/shared/format/rupees";
import { quotation as messages } from "@mandi/shared/messages/seller-trade";
import { Badge } from "@mandi/shared/ui/data/badge";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Price } from "@mandi/shared/ui/data/price";
import { Note } from "@mandi/shared/ui/feedback/note";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { Block } from "@mandi/shared/ui/layout/section";
import { ArrowDownToLine, Scale } from "lucide-react";
import { type BoardRow, boardRows } from "./board";
import styles from "./offer-board.module.css";

/** Other sellers' basic prices beside the seller's own, in the order in which offers are chosen. */
export function OfferBoard({ quotation }: { readonly quotation: SellerQuotation }) {
  return (
    <Block title={messages.board} actions={messages.boardUnit}>
      <DataTable
        label={messages.board}
        columns={quotation.status === "pending" ? [...columns, landedColumn] : columns}
        rows={boardRows(quotation.bidding_list)}
        rowKey={({ place }) => String(place)}
        isOwn={({ isMine }) => isMine}
        emptyText={messages.noOffers}
        isPadded
        className={`${styles.board} ${styles.bars}`}
      />
      <Note icon={Scale} className={styles.note}>
        <p>{messages.preference}</p>
        {quotation.ranking_rule && quotation.ranking_rule !== messages.preference ? (
          <p>{quotation.ranking_rule}</p>
        ) : null}
      </Note>
    </Block>
  );
}

const columns: readonly Column<BoardRow>[] = [
  { key: "rank", head: messages.rank, phone: "lead", cell: ({ rank }) => rank ?? "–", isStrong: true },
  {
    key: "seller",
    head: messages.seller,
    phone: "lead",
    isRowHead: true,
    cell: ({ name, isMine, isUnderCheck }) => (
      <span className={isMine ? undefined : styles.rival}>
        {name}
        {isUnderCheck ? <span className={styles.check}>{messages.underCheck}</span> : null}
      </span>
    ),
  },
  {
    key: "distance",
    head: messages.distance,
    isHeadHidden: true,
    phone: "hidden",
    cell: ({ rank, share, isMine }) => (rank === null ? null : <Distance share={share} isMine={isMine} />),
  },
  {
    key: "price",
    head: messages.basicPrice,
    align: "end",
    phone: "figure",
    cell: ({ rupees }) => <Price rupees={rupees} size="s" spokenUnit="per MT" />,
  },
];

const landedColumn: Column<BoardRow> = {
  key: "landed",
  head: messages.landedPrice,
  align: "end",
  phone: "figure",
  cell: ({ rank, aboveFirst }) => {
    if (rank === null) return <span className={styles.outside}>{messages.cannotBeChosen}</span>;
    if (rank === 1) return <Badge icon={ArrowDownToLine}>{messages.lowest}</Badge>;
    return `+${formatGrouped(aboveFirst ?? 0, "auto")}`;
  },
};

/** Where an offer is between the first and the last; the figures beside it give the same information. */
function Distance({ share, isMine }: Pick<BoardRow, "share" | "isMine">) {
  return (
    <span className={classes(styles.track, isMine && styles.mine)} aria-hidden="true">
      <i className={styles.diamond} style={{ left: `${Math.round(share * 9200) / 100}%` }} />
    </span>
  );
}
