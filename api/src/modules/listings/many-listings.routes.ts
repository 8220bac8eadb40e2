import {
  SellerProductsAnswer,
  SellerProductsBody,
  SellerSettingsAnswer,
  SellerSettingsQuery,
} from "@mandi/shared/contract/seller-products-many";
import { defineRoute, type Route } from "../../platform/routes/route";
import { changeListings, readManySettings } from "./many-listings.service";

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
      data: await readManySettings(db, actor.id, query.ids.split(",").map(Number)),
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
      const changed = data.filter(({ outcome }) => outcome === "changed").length;
      return { message: `${changed} of ${data.length} products were changed.`, data };
    },
  }),
];
