import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskPartyAccountAnswer } from "@mandi/shared/contract/desk/party-account";
import { DeskSetOffAnswer } from "@mandi/shared/contract/desk/payout";
import { DeskAuditAnswer, DeskUserListAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { DeskTdsLowerAnswer } from "@mandi/shared/contract/desk/tds-lower";
import { DeskTdsOwnAnswer } from "@mandi/shared/contract/desk/tds-own";
import { DeskUserDocumentsAnswer } from "@mandi/shared/contract/user-document";
import { type aDeskUser, aTrailRow } from "@mandi/shared/testing/desk-builders";
import { someDocuments } from "@mandi/shared/testing/user-document-builders";
import { fakeDesk } from "./fake-desk";

export const verify = "POST /desk/user/:id/verify";

/** A desk with these people, whose pages load and whose acts are done. */
export function usersWith(...data: ReturnType<typeof aDeskUser>[]) {
  const api = fakeDesk();
  api.answer("GET /desk/user", DeskUserListAnswer, { data });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [aTrailRow({ action: "user verify", reason: "Seen" })] });
  api.answer("GET /desk/user/:id/tds-lower", DeskTdsLowerAnswer, { data: [] });
  api.answer("GET /desk/user/:id/tds-own", DeskTdsOwnAnswer, { data: [] });
  api.answer("GET /desk/user/:id/bank-account", DeskPartyAccountAnswer, { data: [] });
  const nothing = { owes: [], payouts: [], at_risk: 0 };
  api.answer("GET /desk/user/:id/set-off", DeskSetOffAnswer, { data: nothing, approval_id: null });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  api.answer("GET /desk/user/:id/document", DeskUserDocumentsAnswer, someDocuments());
  for (const route of [verify, "POST /desk/user/:id/suspend", "POST /desk/user/:id/restore"] as const)
    api.answer(route, DeskAnswer, { message: "Done.", approval_id: null });
  return api;
}
