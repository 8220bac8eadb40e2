import { GeneralSearchAnswer, GeneralSearchQuery } from "@mandi/shared/contract/general-search";
import { OwnDealsAnswer, OwnDealsQuery } from "@mandi/shared/contract/own-deals";
import { traders } from "@mandi/shared/contract/role";
import { defineRoute, type Route } from "../../platform/routes/route";
import { findOwnDeals } from "./own-deals.service";
import { search } from "./search.service";

export const searchRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/general-search",
    summary: "Brands, products and news that match a text",
    access: "anyone",
    rate: "search",
    idempotency: "none",
    // As the offers that it counts and prices.
    cacheSeconds: 15,
    query: GeneralSearchQuery,
    answer: GeneralSearchAnswer,
    handle: ({ db, query, clock }) => search(db, query.search_key, { pincode: query.pincode, now: clock.now() }),
  }),
  defineRoute({
    method: "GET",
    path: "/own-deals",
    summary: "The caller's quotations and orders that match a text",
    access: traders,
    rate: "read",
    idempotency: "none",
    query: OwnDealsQuery,
    answer: OwnDealsAnswer,
    handle: ({ db, actor, query, clock }) => findOwnDeals(db, actor, query.search_key, clock.now()),
  }),
];
