import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { formatRupees } from "@mandi/shared/format/rupees";
import { page } from "@mandi/shared/messages/buyer";
import { product as messages } from "@mandi/shared/messages/buyer-product";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { NumberField } from "@mandi/shared/ui/controls/number-field";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { X } from "lucide-react";
import { sizeNameAmong } from "../../offers/size-text";
import { pieceLengthOf } from "../load/piece-length";
import { type TheoreticalLoad, theoreticalLoad } from "../load/theoretical-load";
import type { PricedSelection, PricedSize } from "../price/product-price";
import type { SelectionActions } from "../use-selection";
import styles from "./size-table.module.css";

export interface SizeTableProps {
  readonly product: ProductDetail;
  readonly choice: SelectionActions;
  readonly priced: PricedSelection;
  /** The error of a size's quantity. */
  readonly problems: ReadonlyMap<number, string>;
}

interface Row extends PricedSize, TheoreticalLoad {
  readonly name: string;
  readonly quantity: string;
}

/** The chosen sizes with quantities and prices. */
export function SizeTable({ product, choice, priced, problems }: SizeTableProps) {
  const { metres } = pieceLengthOf(product, choice.selection);
  const rows = priced.sizes.flatMap((size): Row[] => {
    const variation = product.variation.find(({ id }) => id === size.id);
    const quantity = choice.selection.sizes.find(({ id }) => id === size.id)?.quantity ?? "";
    return variation
      ? [
          {
            ...size,
            ...theoreticalLoad(variation, size.tonnes, metres),
            name: sizeNameAmong(variation, product.variation),
            quantity,
          },
        ]
      : [];
  });
  return (
    <DataTable
      label={messages.sizes}
      columns={columnsOf(choice, problems)}
      rows={rows}
      rowKey={({ id }) => String(id)}
      emptyText={messages.noSizes}
    />
  );
}

function columnsOf(choice: SelectionActions, problems: ReadonlyMap<number, string>): readonly Column<Row>[] {
  return [
    ...factColumns,
    {
      key: "quantity",
      head: messages.quantity,
      align: "end",
      phone: "wide",
      cell: ({ id, name, quantity }) => (
        <NumberField
          label={messages.quantityOf(name)}
          isLabelHidden
          className={styles.quantity}
          decimals={0}
          step={1}
          max={10_000}
          value={quantity}
          onValue={(value) => choice.changeQuantity(id, value)}
          error={problems.get(id)}
        />
      ),
    },
    {
      key: "amount",
      head: messages.amount,
      align: "end",
      isStrong: true,
      phone: "aside",
      cell: ({ amount }) => formatRupees(amount),
    },
    {
      key: "remove",
      head: messages.remove,
      isHeadHidden: true,
      align: "end",
      phone: "figure",
      cell: ({ id, name }) => (
        <IconButton icon={X} label={messages.removeNamed(name)} onClick={() => choice.toggleSize(id)} />
      ),
    },
  ];
}

/** A description of a size, before anything is entered for it. */
const factColumns: readonly Column<Row>[] = [
  {
    key: "size",
    head: messages.size,
    isRowHead: true,
    phone: "lead",
    cell: ({ name, notes }) => (
      <>
        {name}
        {notes.map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </>
    ),
  },
  { key: "weight", head: messages.weight, align: "end", phone: "hidden", cell: ({ weight }) => weight },
  {
    key: "price",
    head: messages.pricePerMt,
    align: "end",
    phone: "note",
    cell: ({ unitPrice }) => (
      <>
        {formatRupees(unitPrice)}
        <span className={styles.unit}> {page.perTonne}</span>
      </>
    ),
  },
];
