import type { DeskBrand, DeskProductShown } from "@mandi/shared/contract/desk/catalogue-entry";
import { catalogue, parts } from "@mandi/shared/messages/desk-catalogue";
import type { Column } from "@mandi/shared/ui/data/data-table";
import { Block } from "@mandi/shared/ui/layout/section";
import type { DeskAct } from "../../acts/desk-act";
import { frame } from "../../entries/entry-acts";
import { EntryTable } from "../../entries/entry-table";
import { sizeChoices } from "./choices";
import type { PartProps } from "./part-props";

type Maker = DeskProductShown["brands"][number];

const pathOf = ({ id }: DeskProductShown): string => `/desk/product/${id}/brand-sizes`;

/** Adds a brand that makes the product, by default in all of its sizes. */
function addMakerAct(product: DeskProductShown, brands: readonly DeskBrand[]): DeskAct {
  const makers = new Set(product.brands.map(({ id }) => id));
  const others = brands.filter(({ id, is_hidden }) => is_hidden === 0 && !makers.has(id));
  return {
    ...frame,
    key: "product brand-sizes add",
    title: parts.addMaker,
    path: pathOf(product),
    fields: [
      {
        kind: "choice",
        name: "brand_id",
        label: parts.brand,
        missing: parts.brandMissing,
        choices: others.map(({ id, name }) => ({ value: String(id), label: name })),
        isKey: true,
      },
      {
        kind: "choices",
        name: "size_ids",
        label: parts.madeSizes,
        choices: sizeChoices(product.sizes),
        initial: product.sizes.map(({ id }) => id).join(","),
      },
    ],
  };
}

const makerActs = (product: DeskProductShown, { id, name, size_ids, version }: Maker): readonly DeskAct[] => [
  {
    ...frame,
    key: "product brand-sizes",
    title: parts.changeMade,
    question: parts.changeMadeQuestion(name),
    text: parts.changeMadeText,
    path: pathOf(product),
    fields: [
      {
        kind: "choices",
        name: "size_ids",
        label: parts.madeSizes,
        choices: sizeChoices(product.sizes),
        initial: size_ids.join(","),
      },
    ],
    fixed: { brand_id: id, version },
  },
];

/** The brands that make a product, each with the number of its sizes. */
export function MakerTable({ product, brands, onChanged }: PartProps & { readonly brands: readonly DeskBrand[] }) {
  const columns: readonly Column<Maker>[] = [
    { key: "brand", head: parts.brand, cell: ({ name }) => name, isRowHead: true, phone: "lead" },
    {
      key: "sizes",
      head: parts.sizes,
      cell: ({ size_ids }) => parts.madeOf(size_ids.length, product.sizes.length),
      phone: "line",
    },
  ];
  return (
    <Block title={parts.brands}>
      <EntryTable
        label={parts.brands}
        shownText={catalogue.shown}
        emptyText={parts.noBrands}
        nameOf={({ name }) => name}
        columns={columns}
        rows={product.brands}
        adds={[addMakerAct(product, brands)]}
        actsOf={(maker) => makerActs(product, maker)}
        orderAct={null}
        onChanged={onChanged}
      />
    </Block>
  );
}
