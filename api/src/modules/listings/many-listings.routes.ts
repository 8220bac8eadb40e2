import {
  type SellerProductOutcome,
  SellerProductsAnswer,
  SellerProductsBody,
  SellerSettingsAnswer,
  SellerSettingsQuery,
} from "@mandi/shared/contract/seller-products-many";
import { counted } from "@mandi/shared/format/counted";
import { defineRoute, type Route } from "../../platform/routes/route";
import { changeListings, listManySettings } from "./many-listings.service";

/** What was changed, of how many products: `Changed: price and stock of 2 of 3 products.` */
function changedMessage({ products }: SellerProductsBody, outcomes: readonly SellerProductOutcome[]): string {
  const changed = products.filter((_product, place) => outcomes[place]?.outcome === "changed");
  if (changed.length === 0) return "Nothing was changed.";
  const what = [
    ...(changed.some(({ price }) => price !== undefined) ? ["price"] : []),
    ...(changed.some(({ stock }) => stock !== undefined) ? ["stock"] : []),
  ];
  const all = counted(products.length, "product");
  const count = changed.length === products.length ? all : `${changed.length} of ${all}`;
  return `Changed: ${what.join(" and ")} of ${count}.`;
}

/** Calls for many of a seller's products at once: bulk price changes, import and export of spreadsheets. */
export const manyListingsRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/seller/commodity-products-settings",
    summary: "Price settings and stock of many of the seller's products",
    access: ["seller"],
    rate: "read",
    idempotency: "none",
    query: SellerSettingsQuery,
    answer: SellerSettingsAnswer,
    handle: async ({ db, actor, query }) => ({
      data: await listManySettings(db, actor.id, query.ids.split(",").map(Number)),
    }),
  }),
  defineRoute({
    method: "POST",
    path: "/seller/update-commodity-products",
    summary: "Change price and stock of many products; each is changed completely or refused with a reason",
    access: ["seller"],
    rate: "bulk",
    idempotency: "optional",
    body: SellerProductsBody,
    answer: SellerProductsAnswer,
    async handle({ db, actor, body, clock }) {
      const data = await changeListings(db, actor.id, body.products, clock.now());
      return { message: changedMessage(body, data), data };
    },
  }),
];
