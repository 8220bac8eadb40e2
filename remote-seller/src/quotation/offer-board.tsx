import type { SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { formatGrouped } from "@mandi/shared/format/rupees";
import { quotation as words } from "@mandi/shared/messages/seller-trade";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Price } from "@mandi/shared/ui/data/price";
import { Badge } from "@mandi/shared/ui/data/status-pill";
import { Note } from "@mandi/shared/ui/feedback/note";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { Block } from "@mandi/shared/ui/layout/section";
import { ArrowDownToLine, Scale } from "lucide-react";
import { type BoardRow, boardRows } from "./board";
import styles from "./offer-board.module.css";

/** Other sellers' basic prices beside the seller's own, in the order in which offers are chosen. */
export function OfferBoard({ quotation }: { readonly quotation: SellerQuotation }) {
  return (
    <Block title={words.board} actions={words.boardUnit}>
      <DataTable
        label={words.board}
        columns={quotation.status === "pending" ? [...columns, landedColumn] : columns}
        rows={boardRows(quotation.bidding_list)}
        rowKey={({ place }) => String(place)}
        isOwn={({ isMine }) => isMine}
        emptyText={words.noOffers}
        isPadded
        className={styles.board}
      />
      <Note icon={Scale} className={styles.note}>
        {words.preference}
        {quotation.ranking_rule && quotation.ranking_rule !== words.preference ? ` ${quotation.ranking_rule}` : null}
      </Note>
    </Block>
  );
}

const columns: readonly Column<BoardRow>[] = [
  { key: "rank", head: words.rank, phone: "hidden", cell: ({ rank }) => rank ?? "–", isStrong: true },
  {
    key: "seller",
    head: words.seller,
    phone: "lead",
    isRowHead: true,
    cell: ({ rank, name, isMine, isUnderCheck }) => (
      <span className={isMine ? undefined : styles.rival}>
        {rank === null ? null : <span className={styles.phoneRank}>{rank}. </span>}
        {name}
        {isUnderCheck ? <span className={styles.check}>{words.underCheck}</span> : null}
      </span>
    ),
  },
  {
    key: "distance",
    head: words.distance,
    isHeadHidden: true,
    phone: "hidden",
    cell: ({ rank, share, isMine }) => (rank === null ? null : <Distance share={share} isMine={isMine} />),
  },
  {
    key: "price",
    head: words.basicPrice,
    align: "end",
    phone: "figure",
    cell: ({ rupees }) => <Price rupees={rupees} size="s" spokenUnit="per MT" />,
  },
];

const landedColumn: Column<BoardRow> = {
  key: "landed",
  head: words.landedPrice,
  align: "end",
  phone: "note",
  cell: ({ rank, aboveFirst }) => {
    if (rank === null) return words.cannotBeChosen;
    if (rank === 1) return <Badge icon={ArrowDownToLine}>{words.lowest}</Badge>;
    return `+${formatGrouped(aboveFirst ?? 0, "auto")}`;
  },
};

/** Where an offer is between the first and the last; the figures beside it say the same. */
function Distance({ share, isMine }: Pick<BoardRow, "share" | "isMine">) {
  return (
    <span className={classes(styles.track, isMine && styles.mine)} aria-hidden="true">
      <i className={styles.diamond} style={{ left: `${Math.round(share * 9200) / 100}%` }} />
    </span>
  );
}
