import type { OwnTradeSheet, TradeSheet, TradeSheetBody } from "@mandi/shared/contract/trade-sheet";
import { secondsAfter } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { found } from "../../platform/errors";
import type { Ids } from "../../platform/ids";
import { drawOfferSheet } from "./offer-sheet.service";
import { drawQuotationSheet } from "./quotation-sheet.service";
import { deleteSheet, deleteSheetsOver, insertSheet, selectOpenSheets, selectSharedSheet } from "./trade-sheet.store";

/** Characters of a link: 132 random bits. */
const tokenLength = 22;

const sheetsAtMost = 50;

interface Making {
  readonly makerId: number;
  readonly body: TradeSheetBody;
  readonly now: Date;
  readonly ids: Ids;
}

/**
 * Makes a sheet of an offer or of the maker's own quotation, with a link that expires.
 *
 * @throws Refusal 404 for what is not on offer or not theirs; 422 where there is no price to share
 */
export async function makeSheet(tx: Db, { makerId, body, now, ids }: Making): Promise<OwnTradeSheet> {
  const sheet =
    body.kind === "offer"
      ? await drawOfferSheet(tx, makerId, body, now)
      : await drawQuotationSheet(tx, makerId, body.id, now);
  const token = ids.token().slice(0, tokenLength);
  const id = await insertSheet(tx, { makerId, token, content: sheet });
  return { id, token, sheet };
}

/** The sheets of a person whose links still work, the newest first. */
export async function listOpenSheets(db: Db, makerId: number, now: Date): Promise<OwnTradeSheet[]> {
  const rows = await selectOpenSheets(db, makerId, now, sheetsAtMost);
  return rows.map(({ id, token, content }) => ({ id, token, sheet: content }));
}

/** The content behind a link. @throws Refusal 404 unknown, expired, or ended by its maker */
export async function readSharedSheet(db: Db, token: string, now: Date): Promise<TradeSheet> {
  return found(await selectSharedSheet(db, token, now), "This link has ended.").content;
}

/** Ends a link at once. @throws Refusal 404 not theirs */
export async function endSheet(tx: Db, makerId: number, id: number): Promise<void> {
  found(await deleteSheet(tx, makerId, id));
}

/** Deletes the sheets whose links expired a day ago. */
export function removeOldSheets(db: Db, now: Date): Promise<void> {
  return deleteSheetsOver(db, secondsAfter(now, -24 * 3_600));
}
