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
import { basisPoints } from "@mandi/shared/money/percent";
import { roundTaxToRupee } from "@mandi/shared/money/rounding";
import type { PersonContext } from "../../platform/act-context";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { found } from "../../platform/errors";
import { percent } from "../../platform/wire-figures";
import { selectNames } from "../../reads/desk/board.read";
import { selectBaseOfBuyer, selectBaseOfOrder } from "../../reads/invoiced-base.read";
import { notify } from "../notifications/notification.service";
import type { OrderRow } from "../orders/order.store";
import { findTaxRate, findTaxText } from "../tax/tax-row.service";
import { giveUpload } from "../uploads/upload.service";
import { linksFor } from "../uploads/upload-link.service";
import { type Certificate, figuresOf, keepAlone, refuseDays, refuseTerms, rowOf } from "./certificate.service";
import * as store from "./certificate.store";
import { selectOwnCertificate } from "./counting.open.store";

/** A certificate that the tax office gave us for one buyer, with its file. */
export interface OwnCertificate extends Certificate {
  readonly uploadId: number;
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
  context: PersonContext,
): Promise<void> {
  const { number, firstDay, uploadId } = certificate;
  const { at, actorId } = context;
  refuseDays(certificate, at);
  refuseTerms(certificate, await findLaw(tx, firstDay), "buyers deduct");
  await giveUpload(tx, { uploadId, ownerId: actorId, toUserId: userId, field: "upload_id" });
  await keepAlone(tx, "this buyer", () =>
    store.insertOwnCertificate(tx, { ...rowOf(userId, certificate, context), upload_id: uploadId }),
  );
  const values = { number };
  await notify(tx, { kind: "lower deduction entered", userIds: [userId], values, link: orderBookPath, at });
}

/** Code and rate of the law for goods on a day. */
async function findLaw(tx: Db, day: string) {
  const [code, rate] = await Promise.all([
    findTaxText(tx, { key: "tds.code", scope: "goods", day }),
    findTaxRate(tx, { key: "tds.rate", scope: "goods", day }),
  ]);
  return code === undefined || rate === undefined ? undefined : { code, bp: rate.bp };
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
    const isCounting = row.ended_at === null && row.first_day <= today && today <= row.last_day;
    return { ...figuresOf(row, usedPaise), is_counting: isCounting ? 1 : 0 };
  });
  return { data: await Promise.all(data) };
}

/** The certificate that an invoice to a buyer names; undefined where there is none or its ceiling is used up. */
export async function findLowerDeduction(tx: Db, buyerId: number, at: Date): Promise<LowerDeduction | undefined> {
  const day = tradeDay(at);
  const code = await findTaxText(tx, { key: "tds.code", scope: "goods", day });
  const row = code === undefined ? undefined : await selectOwnCertificate(tx, buyerId, code, day);
  if (row === undefined) return undefined;
  const usedPaise = await selectBaseOfBuyer(tx, buyerId, row.first_day, day);
  if (usedPaise >= row.ceiling_paise) return undefined;
  return { certificate: row.number, rate: percent(row.rate_bp), last_day: row.last_day };
}

/** What a buyer is expected to deduct from an order under the certificate of the day; null where there is none. */
export async function findOwnCertificate(
  db: Db,
  order: OrderRow,
  { code, advisedPaise, at }: { readonly code: string; readonly advisedPaise: Paise; readonly at: Date },
): Promise<OrderTdsCertificate | null> {
  const day = tradeDay(at);
  const row = await selectOwnCertificate(db, order.buyer_id, code, day);
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
    rate: percent(row.rate_bp),
    last_day,
    left: rupeesFromPaise(leftPaise),
    expected: rupeesFromPaise(maxPaise(zeroPaise, subtractPaise(tax, advisedPaise))),
    url: linkOf(row.upload_id) ?? "",
  };
}
