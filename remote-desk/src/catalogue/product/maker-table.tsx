import type { DeskBrand, DeskProductShown } from "@mandi/shared/contract/desk/catalogue-entry";
import { parts as words } from "@mandi/shared/messages/desk-catalogue";
import type { Column } from "@mandi/shared/ui/data/data-table";
import { Block } from "@mandi/shared/ui/layout/section";
import type { DeskAct } from "../../acts/desk-act";
import { frame } from "../entry-acts";
import { EntryTable } from "../entry-table";
import { sizeChoices } from "./choices";
import type { PartProps } from "./part-props";

type Maker = DeskProductShown["brands"][number];

const pathOf = ({ id }: DeskProductShown): string => `/desk/product/${id}/brand-sizes`;

/** Another brand makes the product, in all of its sizes unless told otherwise. */
function addMakerAct(product: DeskProductShown, brands: readonly DeskBrand[]): DeskAct {
  const makers = new Set(product.brands.map(({ id }) => id));
  const others = brands.filter(({ id, is_hidden }) => is_hidden === 0 && !makers.has(id));
  return {
    ...frame,
    key: "product brand-sizes add",
    title: words.addMaker,
    path: pathOf(product),
    fields: [
      {
        kind: "choice",
        name: "brand_id",
        label: words.brand,
        missing: words.brandMissing,
        choices: others.map(({ id, name }) => ({ value: String(id), label: name })),
        isKey: true,
      },
      {
        kind: "choices",
        name: "size_ids",
        label: words.madeSizes,
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
    title: words.changeMade,
    question: words.changeMadeQuestion(name),
    text: words.changeMadeText,
    path: pathOf(product),
    fields: [
      {
        kind: "choices",
        name: "size_ids",
        label: words.madeSizes,
        choices: sizeChoices(product.sizes),
        initial: size_ids.join(","),
      },
    ],
    fixed: { brand_id: id, version },
  },
];

/** The brands that make a product, each in how many of its sizes. */
export function MakerTable({ product, choices, onChanged }: PartProps) {
  const columns: readonly Column<Maker>[] = [
    { key: "brand", head: words.brand, cell: ({ name }) => name, isRowHead: true, phone: "lead" },
    {
      key: "sizes",
      head: words.sizes,
      cell: ({ size_ids }) => words.madeOf(size_ids.length, product.sizes.length),
      phone: "line",
    },
  ];
  return (
    <Block title={words.brands}>
      <EntryTable
        label={words.brands}
        emptyText={words.noBrands}
        nameOf={({ name }) => name}
        columns={columns}
        rows={product.brands}
        adds={[addMakerAct(product, choices.brands)]}
        actsOf={(maker) => makerActs(product, maker)}
        orderAct={null}
        onChanged={onChanged}
      />
    </Block>
  );
}
