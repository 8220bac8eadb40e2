import type { DeskTdsOwnAnswer } from "@mandi/shared/contract/desk/tds-own";
import type { OrderTdsCertificate } from "@mandi/shared/contract/order-tds";
import { orderBookPath } from "@mandi/shared/contract/page-paths";
import type { LowerDeduction } from "@mandi/shared/contract/tax-invoice";
import {
  addPaise,
  maxPaise,
  minPaise,
  type Paise,
  paise,
  rupeesFromPaise,
  subtractPaise,
  zeroPaise,
} from "@mandi/shared/money/paise";
import { type BasisPoints, basisPoints } from "@mandi/shared/money/percent";
import { roundTaxToRupee } from "@mandi/shared/money/rounding";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { databaseErrorCode, inSavepoint } from "../../platform/database/transaction";
import { found, invalidField, Refusal } from "../../platform/errors";
import { refuseInvalidRange } from "../../platform/valid-days";
import { selectNames } from "../../reads/desk/board.read";
import { selectBaseOfBuyer, selectBaseOfOrder } from "../../reads/invoiced-base.read";
import { notify } from "../notifications/notification.service";
import type { OrderRow } from "../orders/order.store";
import { findTaxRate, findTaxText } from "../tax/tax-row.service";
import { giveUpload } from "../uploads/upload.service";
import { linksFor } from "../uploads/upload-link.service";
import * as store from "./own-certificate.store";

/** A certificate of lower deduction that the tax office gave us for one buyer. */
export interface OwnCertificate {
  readonly code: string;
  readonly number: string;
  readonly rate: BasisPoints;
  readonly ceilingPaise: Paise;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly uploadId: number;
}

interface Entry {
  readonly at: Date;
  readonly actorId: number;
}

/**
 * Enters a certificate under which a buyer deducts less from us; the buyer gets its file.
 *
 * @throws Refusal 422 for a code, rate, day or file that does not fit; 409 when another certificate covers some of its days
 */
export async function enterOwnCertificate(
  tx: Db,
  userId: number,
  certificate: OwnCertificate,
  { at, actorId }: Entry,
): Promise<void> {
  const { code, number, rate, ceilingPaise, firstDay, lastDay, uploadId } = certificate;
  refuseInvalidRange(firstDay, lastDay);
  if (lastDay < tradeDay(at)) throw invalidField("last_day", "This certificate has expired");
  await refuseTerms(tx, certificate);
  await giveUpload(tx, { uploadId, ownerId: actorId, toUserId: userId, field: "upload_id" });
  const row = { user_id: userId, code, number, rate_bp: rate, ceiling_paise: ceilingPaise, first_day: firstDay };
  const rest = { last_day: lastDay, upload_id: uploadId, entered_at: at, entered_by: actorId };
  try {
    await inSavepoint(tx, () => store.insertOwnCertificate(tx, { ...row, ...rest, ended_at: null, ended_by: null }));
  } catch (error) {
    // exclusion_violation
    if (databaseErrorCode(error) !== "23P01") throw error;
    throw new Refusal("conflict", {
      message: "Another certificate for this buyer and code covers some of these days. Please end it first.",
    });
  }
  const values = { number };
  await notify(tx, { kind: "lower deduction entered", userIds: [userId], values, link: orderBookPath, at });
}

/** The code must be the law's for goods on its first day, and the rate below the law's. */
async function refuseTerms(tx: Db, { code, rate, firstDay: day }: OwnCertificate): Promise<void> {
  const [ownCode, law] = await Promise.all([
    findTaxText(tx, { key: "tds.code", scope: "goods", day }),
    findTaxRate(tx, { key: "tds.rate", scope: "goods", day }),
  ]);
  if (ownCode === undefined || law === undefined) throw invalidField("first_day", "No rate is entered for this day");
  if (code !== ownCode) throw invalidField("code", `On that day buyers deduct under code ${ownCode}`);
  if (rate >= law.bp) throw invalidField("rate", `The rate must be below the statutory rate of ${law.bp / 100}%`);
}

/** Ends a certificate that was entered wrongly or cancelled. @throws Refusal 404, 409 already ended */
export async function endOwnCertificate(tx: Db, id: number, { at, actorId }: Entry): Promise<void> {
  const row = found(await store.selectOwnCertificateForUpdate(tx, id));
  if (row.ended_at !== null) throw new Refusal("conflict", { message: "This certificate has already been ended." });
  await store.updateOwnCertificateEnd(tx, id, actorId, at);
}

/** The buyer whose certificate it is. @throws Refusal 404 */
export async function buyerOfOwnCertificate(tx: Db, id: number): Promise<readonly number[]> {
  return [found(await store.selectOwnCertificateForUpdate(tx, id)).user_id];
}

/** The certificates that a buyer deducts by, for the desk, with the used part of each. @throws Refusal 404 for nobody */
export async function listOwnCertificates(db: Db, userId: number, now: Date): Promise<DeskTdsOwnAnswer> {
  found((await selectNames(db, [userId])).get(userId));
  const rows = await store.selectOwnCertificatesOf(db, userId);
  const today = tradeDay(now);
  const data = rows.map(async (row) => {
    const usedPaise = minPaise(
      paise(row.ceiling_paise),
      await selectBaseOfBuyer(db, userId, row.first_day, row.last_day),
    );
    return {
      id: row.id,
      number: row.number,
      code: row.code,
      rate: row.rate_bp / 100,
      ceiling: rupeesFromPaise(paise(row.ceiling_paise)),
      used: rupeesFromPaise(usedPaise),
      first_day: row.first_day,
      last_day: row.last_day,
      is_counting: row.ended_at === null && row.first_day <= today && today <= row.last_day ? 1 : 0,
    };
  });
  return { data: await Promise.all(data) };
}

/** The certificate that an invoice to a buyer names; undefined where there is none or its ceiling is used up. */
export async function findLowerDeduction(tx: Db, buyerId: number, at: Date): Promise<LowerDeduction | undefined> {
  const day = tradeDay(at);
  const code = await findTaxText(tx, { key: "tds.code", scope: "goods", day });
  const row = code === undefined ? undefined : await store.selectOwnCertificate(tx, buyerId, code, day);
  if (row === undefined) return undefined;
  const usedPaise = await selectBaseOfBuyer(tx, buyerId, row.first_day, day);
  if (usedPaise >= row.ceiling_paise) return undefined;
  return { certificate: row.number, rate: row.rate_bp / 100, last_day: row.last_day };
}

/** What a buyer is expected to deduct from an order under the certificate of the day; null where there is none. */
export async function readOwnCertificate(
  db: Db,
  order: OrderRow,
  { code, advisedPaise, at }: { readonly code: string; readonly advisedPaise: Paise; readonly at: Date },
): Promise<OrderTdsCertificate | null> {
  const day = tradeDay(at);
  const row = await store.selectOwnCertificate(db, order.buyer_id, code, day);
  if (row === undefined) return null;
  const { number, last_day, first_day } = row;
  const [law, all, invoiced, linkOf] = await Promise.all([
    findTaxRate(db, { key: "tds.rate", scope: "goods", day }),
    selectBaseOfBuyer(db, order.buyer_id, first_day, day),
    selectBaseOfOrder(db, order.id, first_day, day),
    linksFor(db, order.buyer_id, at),
  ]);
  const own = maxPaise(zeroPaise, invoiced);
  const ceilingPaise = paise(row.ceiling_paise);
  const leftPaise = maxPaise(zeroPaise, subtractPaise(ceilingPaise, all));
  // Whatever exceeds the ceiling is on the latest invoices, so it counts against this order first.
  const beyondPaise = maxPaise(zeroPaise, minPaise(own, subtractPaise(all, ceilingPaise)));
  const tax = addPaise(
    roundTaxToRupee(subtractPaise(own, beyondPaise), basisPoints(row.rate_bp)),
    roundTaxToRupee(beyondPaise, law?.bp ?? basisPoints(0)),
  );
  return {
    number,
    rate: row.rate_bp / 100,
    last_day,
    left: rupeesFromPaise(leftPaise),
    expected: rupeesFromPaise(maxPaise(zeroPaise, subtractPaise(tax, advisedPaise))),
    url: linkOf(row.upload_id) ?? "",
  };
}
