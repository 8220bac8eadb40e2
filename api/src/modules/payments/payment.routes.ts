import { ReportedTransferAnswer, ReportedTransferQuery } from "@mandi/shared/contract/payment";
import { traders } from "@mandi/shared/contract/role";
import { defineRoute, type Route } from "../../platform/routes/route";
import { isTransferReported } from "./bank-transfer.service";

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
    handle: async ({ db, query }) => ({ is_reported: await isTransferReported(db, query.utr) }),
  }),
];
