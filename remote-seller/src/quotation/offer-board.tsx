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

/** Other sellers' basic prices beside the own one, lowest first (R-174). */
export function OfferBoard({ quotation }: { readonly quotation: SellerQuotation }) {
  return (
    <Block title={words.board} actions={words.boardUnit}>
      <DataTable
        label={words.board}
        columns={columns}
        rows={boardRows(quotation.bidding_list)}
        rowKey={({ rank }) => String(rank)}
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
  { key: "rank", head: words.rank, phone: "hidden", cell: ({ rank }) => rank, isStrong: true },
  {
    key: "seller",
    head: words.seller,
    phone: "lead",
    isRowHead: true,
    cell: ({ rank, name, isMine }) => (
      <span className={isMine ? undefined : styles.rival}>
        <span className={styles.phoneRank}>{rank}. </span>
        {name}
      </span>
    ),
  },
  {
    key: "distance",
    head: words.distance,
    isHeadHidden: true,
    phone: "hidden",
    cell: ({ share, isMine }) => <Distance share={share} isMine={isMine} />,
  },
  {
    key: "price",
    head: words.basicPrice,
    align: "end",
    phone: "figure",
    cell: ({ rupees }) => <Price rupees={rupees} size="s" spokenUnit="per MT" />,
  },
  {
    key: "toLowest",
    head: words.toLowest,
    align: "end",
    phone: "note",
    cell: ({ toLowest }) =>
      toLowest === 0 ? <Badge icon={ArrowDownToLine}>{words.lowest}</Badge> : `+${formatGrouped(toLowest, "auto")}`,
  },
];

/** Where an offer stands between the lowest and the highest; the figures beside it say the same. */
function Distance({ share, isMine }: Pick<BoardRow, "share" | "isMine">) {
  return (
    <span className={classes(styles.track, isMine && styles.mine)} aria-hidden="true">
      <i className={styles.diamond} style={{ left: `${Math.round(share * 9200) / 100}%` }} />
    </span>
  );
}
