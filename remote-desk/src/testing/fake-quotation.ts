import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskAuditAnswer, DeskUserListAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { DeskBoardAnswer, DeskQuotationAnswer } from "@mandi/shared/contract/desk/quotation";
import { DeskThreadListAnswer } from "@mandi/shared/contract/desk/thread";
import { aDeskBoard, aDeskQuotation, aDeskUser } from "@mandi/shared/testing/desk-builders";
import { aThreadParty } from "@mandi/shared/testing/thread-builders";
import { fakeDesk } from "./fake-desk";

export const mark = "POST /desk/quotation/:id/mark";
export const extend = "POST /desk/quotation/:id/extend";
export const reject = "POST /desk/quotation/:id/reject";

/** A desk with one quotation that waits for its marking. */
export function quotationWith(change: Parameters<typeof aDeskQuotation>[0] = {}) {
  const api = fakeDesk();
  api.answer("GET /desk/quotation/:id/thread", DeskThreadListAnswer, { data: [aThreadParty()] });
  api.answer("GET /desk/quotation/:id", DeskQuotationAnswer, { data: aDeskQuotation(change) });
  api.answer("GET /desk/quotation/:id/board", DeskBoardAnswer, { data: aDeskBoard() });
  api.answer("GET /desk/user", DeskUserListAnswer, { data: [aDeskUser({ type: "transporter" })] });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  api.answer(mark, DeskAnswer, { message: "The seller is marked.", approval_id: null });
  api.answer(extend, DeskAnswer, { message: "The bidders have time.", approval_id: null });
  api.answer(reject, DeskAnswer, { message: "The quotation is rejected.", approval_id: null });
  return api;
}
