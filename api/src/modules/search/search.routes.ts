import { GeneralSearchAnswer, GeneralSearchQuery } from "@mandi/shared/contract/general-search";
import { defineRoute, type Route } from "../../platform/routes/route";
import { search } from "./search.service";

export const searchRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/general-search",
    summary: "Brands, products and news that fit a text",
    access: "anyone",
    rate: "search",
    idempotency: "none",
    query: GeneralSearchQuery,
    answer: GeneralSearchAnswer,
    handle: ({ db, query, clock }) => search(db, query.search_key, { pincode: query.pincode, now: clock.now() }),
  }),
];
