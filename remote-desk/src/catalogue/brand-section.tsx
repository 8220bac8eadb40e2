import type { DeskBrand } from "@mandi/shared/contract/desk/catalogue-entry";
import { brands, catalogue } from "@mandi/shared/messages/desk-catalogue";
import type { Column } from "@mandi/shared/ui/data/data-table";
import type { DeskAct } from "../acts/desk-act";
import { PartPlace } from "../common/part-place";
import { frame, hideAct, orderAct } from "../entries/entry-acts";
import { EntryTable } from "../entries/entry-table";
import { nameField, pictureField } from "./entry-fields";
import { fits } from "./fits";
import { useBrands } from "./use-catalogue";

const addAct: DeskAct = {
  ...frame,
  key: "brand add",
  title: brands.add,
  text: brands.addText,
  path: "/desk/brand",
  fields: [nameField(), pictureField()],
};

const actsOf = (brand: DeskBrand): readonly DeskAct[] => [
  {
    ...frame,
    key: "brand edit",
    title: catalogue.edit,
    question: brands.editQuestion(brand.name),
    text: brands.editText,
    path: `/desk/brand/${brand.id}/edit`,
    fields: [nameField(brand.name), pictureField(brand.thumbnail)],
    fixed: { version: brand.version },
  },
  hideAct("brand", brand, brand.name, { hide: brands.hideText, unhide: catalogue.unhideText }),
];

const columns: readonly Column<DeskBrand>[] = [
  { key: "name", head: catalogue.name, cell: ({ name }) => name, isRowHead: true, phone: "lead" },
  { key: "products", head: catalogue.products, cell: ({ products }) => products, align: "end", phone: "line" },
];

/** The brands in the order in which visitors see them. */
export function BrandSection({ search }: { readonly search: string }) {
  const state = useBrands();
  return (
    <PartPlace label={brands.list} state={state}>
      {({ data, order }) => (
        <EntryTable
          label={brands.list}
          shownText={catalogue.shown}
          emptyText={search === "" ? brands.none : brands.noneFound}
          nameOf={({ name }) => name}
          columns={columns}
          rows={data.filter(({ name }) => fits(name, search))}
          adds={[addAct]}
          actsOf={actsOf}
          orderAct={
            search === ""
              ? (ids) =>
                  orderAct({ key: "brand order", path: "/desk/brand/order", text: catalogue.orderText }, ids, order)
              : null
          }
          onChanged={() => void state.refetch()}
        />
      )}
    </PartPlace>
  );
}
