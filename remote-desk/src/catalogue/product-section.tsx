import type { DeskProduct } from "@mandi/shared/contract/desk/catalogue-entry";
import { deskProductPath } from "@mandi/shared/contract/page-paths";
import { goods } from "@mandi/shared/messages/desk-catalogue";
import type { ViewColumn } from "@mandi/shared/ui/table/view-column";
import { ViewTable } from "@mandi/shared/ui/table/view-table";
import { PartPlace } from "../common/part-place";
import { named, words as text } from "../lists/columns";
import { pageCount } from "../lists/page-count";
import { PageLinks, usePageNumber } from "../lists/page-links";
import { AddProduct } from "./add-product";
import { MarketPill } from "./market-pill";
import { useProducts } from "./use-catalogue";

const count = (
  key: "brands" | "sizes" | "live" | "gst",
  phone: "line" | "hidden" = "hidden",
): ViewColumn<DeskProduct> => ({
  key,
  head: goods.heads[key],
  value: (row) => row[key],
  cell: (row) => row[key],
  align: "end",
  phone,
});

const columns: readonly ViewColumn<DeskProduct>[] = [
  named(
    "name",
    goods.heads.name,
    ({ name }) => name,
    ({ id }) => deskProductPath(id),
  ),
  text("category", goods.heads.category, ({ category }) => category, "note"),
  text("hsn", goods.heads.hsn, ({ hsn }) => hsn),
  count("gst"),
  count("brands"),
  count("sizes"),
  count("live", "line"),
  {
    key: "state",
    head: goods.heads.state,
    value: ({ is_hidden }) => (is_hidden ? goods.offMarket : goods.traded),
    cell: ({ is_hidden }) => <MarketPill isHidden={is_hidden === 1} />,
    phone: "figure",
  },
];

/** The products in the order of the catalogue, or those that match a text. */
export function ProductSection({ search }: { readonly search: string }) {
  const page = usePageNumber();
  const state = useProducts(page, search);
  return (
    <>
      <AddProduct onAdded={() => void state.refetch()} />
      <PartPlace label={goods.list} state={state}>
        {({ data, total }) => (
          <>
            <ViewTable
              label={goods.list}
              fileName={`products-${page}`}
              columns={columns}
              rows={data}
              rowKey={({ id }) => String(id)}
              emptyText={goods.none}
              countOf={pageCount({ page, rows: data.length, total })}
            />
            <PageLinks page={page} rows={data.length} />
          </>
        )}
      </PartPlace>
    </>
  );
}
