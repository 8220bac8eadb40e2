import { traders } from "@mandi/shared/contract/role";
import {
  MadeTradeSheetAnswer,
  SharedSheetAnswer,
  SharedSheetParams,
  TradeSheetBody,
  TradeSheetListAnswer,
  TradeSheetParams,
} from "@mandi/shared/contract/trade-sheet";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { personLimits } from "../../platform/limits/person-limits";
import { defineRoute, type Route } from "../../platform/routes/route";
import { endSheet, listOpenSheets, makeSheet, readSharedSheet } from "./trade-sheet.service";

/** Sheets that a person makes to send on, and the link that shows one; all of it is additive. */
export const tradeSheetRoutes: readonly Route[] = [
  defineRoute({
    method: "POST",
    path: "/trade-sheet",
    summary: "Makes a trade sheet of an offer or of the caller's quotation, with a link that expires",
    access: traders,
    rate: "write",
    idempotency: "required",
    perPerson: personLimits.tradeSheet,
    body: TradeSheetBody,
    answer: MadeTradeSheetAnswer,
    async handle({ db, actor, body, clock, ids }) {
      const data = await makeSheet(db, { makerId: actor.id, body, now: clock.now(), ids });
      return { message: "The trade sheet is ready.", data };
    },
  }),
  defineRoute({
    method: "GET",
    path: "/trade-sheet",
    summary: "The caller's trade sheets whose links still work, newest first",
    access: traders,
    rate: "read",
    idempotency: "none",
    answer: TradeSheetListAnswer,
    handle: async ({ db, actor, clock }) => ({ data: await listOpenSheets(db, actor.id, clock.now()) }),
  }),
  defineRoute({
    method: "DELETE",
    path: "/trade-sheet/:id",
    summary: "Ends the link of one of the caller's trade sheets",
    access: traders,
    rate: "write",
    idempotency: "optional",
    params: TradeSheetParams,
    answer: MessageAnswer,
    async handle({ db, actor, params }) {
      await endSheet(db, actor.id, params.id);
      return { message: "The link has ended." };
    },
  }),
  defineRoute({
    method: "GET",
    path: "/shared-sheet/:token",
    summary: "The trade sheet behind a shared link; no login needed",
    access: "anyone",
    rate: "read",
    idempotency: "none",
    params: SharedSheetParams,
    answer: SharedSheetAnswer,
    handle: async ({ db, params, clock }) => ({ data: await readSharedSheet(db, params.token, clock.now()) }),
  }),
];
