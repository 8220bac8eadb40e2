import { papersPath } from "@mandi/shared/contract/page-paths";
import type { TdsCertificateListAnswer } from "@mandi/shared/contract/tds-certificate";
import { formatPaise } from "@mandi/shared/format/rupees";
import { type Paise, paise } from "@mandi/shared/money/paise";
import type { PersonContext } from "../../platform/act-context";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { advisoryLock } from "../../platform/database/transaction";
import { invalidField, Refusal } from "../../platform/errors";
import { rupees } from "../../platform/wire-figures";
import { type GivenQuarter, selectGivenQuarters } from "../../reads/tds-given.read";
import { quarterOf, quarterOfText, quarterText } from "../buyer-tds/quarter";
import { notify } from "../notifications/notification.service";
import { giveUpload } from "../uploads/upload.service";
import { linksFor } from "../uploads/upload-link.service";
import { insertGivenCertificate, selectGivenTo } from "./given-certificate.store";

/** A certificate as the desk received it from the tax office. */
export interface GivenCertificate {
  /** `2026-27 Q3` */
  readonly quarter: string;
  readonly code: string;
  readonly amountPaise: Paise;
  readonly number: string;
  readonly uploadId: number;
}

export type GivenState = "due" | "unpaid" | "running" | "certified";

/** The state of a quarter's certificate: certified, due, or why it is too early. */
export function stateOf(row: GivenQuarter, now: Date): GivenState {
  if (row.certified_paise === row.deducted_paise) return "certified";
  const { year, quarter } = quarterOf(now);
  if (row.financial_year === year && row.quarter === quarter) return "running";
  return row.is_unpaid ? "unpaid" : "due";
}

/**
 * Gives a person the certificate of a quarter, with its file. It replaces an earlier one for the same quarter and code.
 *
 * @throws Refusal 409 while the quarter runs or is not fully paid to the government, 422 for an invalid quarter, number, sum or file
 */
export async function giveCertificate(
  tx: Db,
  userId: number,
  typed: GivenCertificate,
  { at, actorId }: PersonContext,
): Promise<void> {
  const of = quarterOfText(typed.quarter);
  if (of === null) throw invalidField("quarter", "Please enter the quarter as 2026-27 Q3");
  // Locked so that nobody else enters a certificate for this person until the transaction ends.
  await advisoryLock(tx, "tds given", String(userId));
  const rows = await selectGivenQuarters(tx, { since: `20${of.year.slice(0, 2)}-04-01`, userId });
  const row = rows.find(
    ({ financial_year, quarter, code }) => financial_year === of.year && quarter === of.quarter && code === typed.code,
  );
  if (row === undefined)
    throw invalidField("quarter", "Nothing was deducted from them under this code in this quarter");
  refuseEarly(row, at);
  if (typed.amountPaise !== row.deducted_paise) {
    throw invalidField("amount", `${formatPaise(paise(row.deducted_paise))} was deducted from them in this quarter`);
  }
  await giveUpload(tx, { uploadId: typed.uploadId, ownerId: actorId, toUserId: userId, field: "upload_id" });
  const isNew = await insertGivenCertificate(tx, {
    user_id: userId,
    code: typed.code,
    financial_year: of.year,
    quarter: of.quarter,
    number: typed.number,
    amount_paise: typed.amountPaise,
    upload_id: typed.uploadId,
    at,
    actor_id: actorId,
  });
  if (!isNew) throw invalidField("certificate", "This certificate has already been entered");
  const values = { number: typed.number, quarter: typed.quarter };
  await notify(tx, { kind: "tax certificate given", userIds: [userId], values, link: papersPath, at });
}

function refuseEarly(row: GivenQuarter, at: Date): void {
  const message = {
    running: "This quarter is not over yet.",
    unpaid:
      "Not all tax of this quarter under this code has been paid to the government yet. Please enter the challans first.",
  };
  const state = stateOf(row, at);
  if (state === "running" || state === "unpaid") throw new Refusal("conflict", { message: message[state] });
}

/** The valid certificates of a person, newest quarter first. */
export async function listOwnCertificates(db: Db, userId: number, now: Date): Promise<TdsCertificateListAnswer> {
  const [rows, linkOf] = await Promise.all([selectGivenTo(db, userId), linksFor(db, userId, now)]);
  return {
    data: rows.map(({ id, number, code, financial_year: year, quarter, amount_paise, upload_id, at }) => ({
      id,
      number,
      quarter: quarterText({ year, quarter }),
      code,
      amount: rupees(amount_paise),
      given_on: tradeDay(at),
      url: linkOf(upload_id) ?? "",
    })),
  };
}
