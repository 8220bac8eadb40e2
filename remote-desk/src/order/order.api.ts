import { DeskLedgerAnswer, DeskOrderAnswer } from "@mandi/shared/contract/desk/order";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

export type DeskOrder = DeskOrderAnswer["data"];
export type Side = "buyer" | "seller" | "transporter";

const refreshMs = 30_000;

/** An order as every side sees it. */
export const orderQuery = defineQuery(
  (signal, id: string) => http.get(`/desk/order/${id}`, DeskOrderAnswer, { signal }),
  {
    refetchInterval: () => refreshMs,
    isKept: true,
  },
);

/** Its ledger as one side sees it. */
export const orderLedgerQuery = defineQuery((signal, id: number, side: Side) =>
  http.get(`/desk/order/${id}/ledger`, DeskLedgerAnswer, { signal, query: { side } }),
);
