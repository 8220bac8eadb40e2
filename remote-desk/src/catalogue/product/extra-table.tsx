import { formatRupees } from "@mandi/shared/format/rupees";
import { catalogue, parts } from "@mandi/shared/messages/desk-catalogue";
import { Block } from "@mandi/shared/ui/layout/section";
import { orderAct } from "../../entries/entry-acts";
import { EntryTable } from "../../entries/entry-table";
import { addExtraAct, type Extra, type ExtraKind, extraActs } from "./extra-acts";
import type { PartProps } from "./part-props";

const texts = {
  quality: { title: parts.qualities, empty: parts.noQualities, head: parts.quality, rupees: parts.price },
  packaging: { title: parts.packagings, empty: parts.noPackagings, head: parts.packaging, rupees: parts.charge },
} as const;

/** The qualities or the packaging of a product; the first of each is included in the price of lists. */
export function ExtraTable({ kind, product, onChanged }: PartProps & { readonly kind: ExtraKind }) {
  const { title, empty, head, rupees } = texts[kind];
  const rows: readonly Extra[] =
    kind === "quality"
      ? product.qualities.map(({ price, ...one }) => ({ ...one, rupees: price }))
      : product.packagings.map(({ charge, ...one }) => ({ ...one, rupees: charge }));
  const order = {
    key: `product ${kind}-order`,
    path: `/desk/product/${product.id}/${kind}-order`,
    text: catalogue.extraOrderText,
  };
  const version = kind === "quality" ? product.quality_order : product.packaging_order;
  return (
    <Block title={title}>
      <EntryTable
        label={title}
        shownText={catalogue.shown}
        emptyText={empty}
        nameOf={({ name }) => name}
        columns={[
          { key: "name", head, cell: ({ name }) => name, isRowHead: true, phone: "lead" },
          {
            key: "rupees",
            head: rupees,
            cell: (row) => formatRupees(row.rupees, { decimals: "auto" }),
            align: "end",
            phone: "line",
          },
        ]}
        rows={rows}
        adds={[addExtraAct(kind, product.id)]}
        actsOf={(extra) => extraActs(kind, product.id, extra)}
        orderAct={(ids) => orderAct(order, ids, version)}
        onChanged={onChanged}
      />
    </Block>
  );
}
