import { formatRupees, formatWhole } from "@mandi/shared/format/rupees";
import { quotation } from "@mandi/shared/messages/desk-marking";
import { estimates as messages } from "@mandi/shared/messages/desk-offers-bids";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { sellerOf, stockWords } from "./pairs";
import type { DeskBoard, MarkingBoard } from "./quotation.api";
import styles from "./quotation-view.module.css";

type Estimate = NonNullable<DeskBoard["estimates"]>[number];

const { heads } = messages;

/** The offers while no freight bid stands, ranked by what they would likely cost at the place of delivery. */
export function Estimates({ data, rows }: { readonly data: MarkingBoard; readonly rows: readonly Estimate[] }) {
  return (
    <>
      <p className={styles.estimates}>{messages.note}</p>
      <DataTable
        label={quotation.estimates}
        columns={columnsFor(data)}
        rows={rows}
        rowKey={({ seller_id }) => String(seller_id)}
        isDense
      />
    </>
  );
}

const columnsFor = (data: MarkingBoard): readonly Column<Estimate>[] => [
  {
    key: "seller",
    head: heads.seller,
    cell: ({ seller_id }) => sellerOf(data, seller_id),
    isRowHead: true,
    phone: "lead",
  },
  { key: "city", head: heads.city, cell: ({ city }) => city, phone: "line" },
  { key: "base", head: heads.base, cell: ({ seller_id }) => baseOf(data, seller_id), align: "end", phone: "line" },
  {
    key: "landed",
    head: heads.landed,
    cell: ({ landed_per_mt }) => formatWhole(landed_per_mt),
    align: "end",
    isStrong: true,
    phone: "figure",
  },
  {
    key: "range",
    head: heads.range,
    cell: ({ low, high }) => messages.range(formatWhole(low), formatWhole(high)),
    align: "end",
    phone: "line",
  },
  { key: "stock", head: heads.stock, cell: ({ seller_id }) => stockWords(data, seller_id), phone: "line" },
];

function baseOf({ quotation: { offer_list } }: MarkingBoard, id: number): string {
  const offer = offer_list.find(({ seller_id }) => seller_id === id);
  return offer === undefined ? "" : formatRupees(offer.base_price);
}
