import { DeskLedgerAnswer, DeskOrderAnswer } from "@mandi/shared/contract/desk/order";
import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { aDriver, anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { aDeskOrder } from "@mandi/shared/testing/desk-builders";
import { fakeDesk } from "./fake-desk";

/** A desk with one order. */
export function deskWith(change: Parameters<typeof aDeskOrder>[0] = {}, rights?: Parameters<typeof fakeDesk>[0]) {
  const api = fakeDesk(rights);
  api.answer("GET /desk/order/:id", DeskOrderAnswer, { data: aDeskOrder(change) });
  api.answer("GET /desk/order/:id/ledger", DeskLedgerAnswer, { data: [] });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  return api;
}

/** The order of a loaded truck, with one of these documents. */
export const truck = (change: Parameters<typeof aDriver>[0]) =>
  anOrder({ driver_list: [aDriver({ id: 5, vehicle_number: "CG04AB1234", delivered_at: null, ...change })] });
