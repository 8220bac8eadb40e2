import { catalogueWrites } from "@mandi/shared/contract/desk/catalogue";
import type { DeskCategory } from "@mandi/shared/contract/desk/catalogue-entry";
import { catalogue, categories } from "@mandi/shared/messages/desk-catalogue";
import { entries } from "@mandi/shared/messages/desk-entries";
import type { Column } from "@mandi/shared/ui/data/data-table";
import type { DeskAct } from "../acts/desk-act";
import { PartPlace } from "../common/part-place";
import { frame, hideAct, orderAct } from "../entries/entry-acts";
import { EntryTable } from "../entries/entry-table";
import { nameField } from "./entry-fields";
import { fits } from "./fits";
import { useCategories } from "./use-catalogue";

const addAct: DeskAct = {
  ...frame,
  key: "category add",
  title: categories.add,
  text: categories.addText,
  path: "/desk/category",
  fields: [nameField()],
};

const actsOf = (category: DeskCategory): readonly DeskAct[] => [
  {
    ...frame,
    key: "sub-category add",
    title: categories.addSub,
    question: entries.of(categories.addSub, category.name),
    path: "/desk/sub-category",
    fields: [{ ...nameField(), schema: catalogueWrites["sub-category add"].body.properties.name, kind: "text" }],
    fixed: { category_id: category.id },
  },
  {
    ...frame,
    key: "category edit",
    title: catalogue.edit,
    question: categories.editQuestion(category.name),
    path: `/desk/category/${category.id}/edit`,
    fields: [nameField(category.name)],
    fixed: { version: category.version },
  },
  hideAct("category", category, category.name, { hide: categories.hideText, unhide: catalogue.unhideText }),
];

const columns: readonly Column<DeskCategory>[] = [
  { key: "name", head: catalogue.name, cell: ({ name }) => name, isRowHead: true, phone: "lead" },
  {
    key: "subs",
    head: categories.subs,
    cell: ({ sub_categories }) => sub_categories.map(({ name }) => name).join(", ") || categories.noSubs,
    phone: "line",
  },
  { key: "products", head: catalogue.products, cell: ({ products }) => products, align: "end", phone: "line" },
];

const isFound = ({ name, sub_categories }: DeskCategory, search: string): boolean =>
  [name, ...sub_categories.map((sub) => sub.name)].some((one) => fits(one, search));

/** The categories in the order in which sellers choose them. */
export function CategorySection({ search }: { readonly search: string }) {
  const state = useCategories();
  return (
    <PartPlace label={categories.list} state={state}>
      {({ data, order }) => (
        <EntryTable
          label={categories.list}
          shownText={catalogue.shown}
          emptyText={search === "" ? categories.none : categories.noneFound}
          nameOf={({ name }) => name}
          columns={columns}
          rows={data.filter((category) => isFound(category, search))}
          adds={[addAct]}
          actsOf={actsOf}
          orderAct={
            search === ""
              ? (ids) =>
                  orderAct(
                    { key: "category order", path: "/desk/category/order", text: catalogue.orderText },
                    ids,
                    order,
                  )
              : null
          }
          onChanged={() => void state.refetch()}
        />
      )}
    </PartPlace>
  );
}
