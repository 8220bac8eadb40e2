import { ReportedTransferAnswer, ReportedTransferQuery } from "@mandi/shared/contract/payment";
import { traders } from "@mandi/shared/contract/role";
import { defineRoute, type Route } from "../../platform/routes/route";
import { findUsedUtr } from "./bank-transfer.service";

export const paymentRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/reported-transfer",
    summary: "Whether a bank transfer with this UTR was reported and not rejected",
    access: traders,
    rate: "search",
    idempotency: "none",
    query: ReportedTransferQuery,
    answer: ReportedTransferAnswer,
    handle: async ({ db, actor, query }) => {
      const used = await findUsedUtr(db, query.utr, actor.id);
      return used === null ? { is_reported: false } : { is_reported: true, message: used };
    },
  }),
];
