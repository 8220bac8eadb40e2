import { TransferDetailsAnswer, TransferDetailsQuery } from "@mandi/shared/contract/bank-account";
import { traders } from "@mandi/shared/contract/role";
import { defineRoute, type Route } from "../../platform/routes/route";
import { readTransferDetails } from "./transfer-details.service";

export const bankAccountRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/bank-account",
    summary: "Where to send the money for a booking, an order, the wallet or used credit of the caller",
    access: traders,
    rate: "read",
    idempotency: "none",
    query: TransferDetailsQuery,
    answer: TransferDetailsAnswer,
    async handle({ db, actor, query }) {
      const { account, reference, upiLimitRupees } = await readTransferDetails(db, actor.id, query);
      return { data: account, reference, upi_limit: upiLimitRupees };
    },
  }),
];
