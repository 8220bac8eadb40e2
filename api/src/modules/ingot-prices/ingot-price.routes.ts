import {
  IngotHistoryAnswer,
  IngotHistoryQuery,
  IngotPriceAnswer,
  IngotPriceQuery,
} from "@mandi/shared/contract/ingot-price";
import { defineRoute, type Route } from "../../platform/routes/route";
import { readIngotHistory, readIngotPrice } from "./ingot-price.service";

export const ingotPriceRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/ingot-price",
    summary: "Ingot prices of one place over a period",
    access: "anyone",
    rate: "read",
    idempotency: "none",
    cacheSeconds: 15,
    query: IngotPriceQuery,
    answer: IngotPriceAnswer,
    handle: ({ db, query, clock }) => readIngotPrice(db, query, clock.now()),
  }),
  defineRoute({
    method: "GET",
    path: "/ingot-price-history",
    summary: "Open, high, low and close per day of one place",
    access: "anyone",
    rate: "read",
    idempotency: "none",
    cacheSeconds: 60,
    query: IngotHistoryQuery,
    answer: IngotHistoryAnswer,
    handle: ({ db, query, clock }) => readIngotHistory(db, query, clock.now()),
  }),
];
