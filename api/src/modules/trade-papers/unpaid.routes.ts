import { traders } from "@mandi/shared/contract/role";
import { UnpaidAnswer, UnpaidQuery } from "@mandi/shared/contract/unpaid";
import { defineRoute, type Route } from "../../platform/routes/route";
import { presentUnpaid } from "./unpaid.presenter";
import { readToPayOf } from "./unpaid-of-buyer.service";

/** What a buyer owes, to choose what a payment is for. */
export const unpaidRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/customer/unpaid",
    summary: "The caller's unpaid invoices, the earliest due first, then what is not invoiced yet",
    access: traders,
    rate: "read",
    idempotency: "none",
    query: UnpaidQuery,
    answer: UnpaidAnswer,
    handle: async ({ db, actor, query, clock }) =>
      presentUnpaid(await readToPayOf(db, { userId: actor.id, now: clock.now() }), query),
  }),
];
