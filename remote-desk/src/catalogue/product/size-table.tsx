import type { DeskUnit } from "@mandi/shared/contract/desk/catalogue-entry";
import { catalogue, parts } from "@mandi/shared/messages/desk-catalogue";
import type { Column } from "@mandi/shared/ui/data/data-table";
import { Block } from "@mandi/shared/ui/layout/section";
import { orderAct } from "../../entries/entry-acts";
import { EntryTable } from "../../entries/entry-table";
import { type Size, sizeName } from "./choices";
import type { PartProps } from "./part-props";
import { addSizeAct, sizeActs } from "./size-acts";

const columns: readonly Column<Size>[] = [
  { key: "size", head: parts.size, cell: sizeName, isRowHead: true, isUnbroken: true, phone: "lead" },
  {
    key: "figures",
    head: parts.figures,
    cell: ({ values }) =>
      values
        .slice(1)
        .map(({ name, value, unit }) => [name, value, unit].filter(Boolean).join(" "))
        .join(", "),
    phone: "line",
  },
  { key: "offers", head: parts.offers, cell: ({ listings }) => listings, align: "end", phone: "line" },
];

/** The sizes of a product in their order. */
export function SizeTable({ product, units, onChanged }: PartProps & { readonly units: readonly DeskUnit[] }) {
  const order = {
    key: "product size-order",
    path: `/desk/product/${product.id}/size-order`,
    text: catalogue.orderText,
  };
  return (
    <Block title={parts.sizes}>
      <EntryTable
        label={parts.sizes}
        shownText={catalogue.shown}
        emptyText={parts.noSizes}
        nameOf={sizeName}
        columns={columns}
        rows={product.sizes}
        adds={product.brands.length === 0 ? [] : [addSizeAct(product, units)]}
        actsOf={(size) => sizeActs(product, size, units)}
        orderAct={(ids) => orderAct(order, ids, product.size_order)}
        onChanged={onChanged}
      />
    </Block>
  );
}
