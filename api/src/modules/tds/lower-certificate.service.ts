import type { DeskTdsLowerAnswer } from "@mandi/shared/contract/desk/tds-lower";
import { checkPan } from "@mandi/shared/format/pan";
import { type Paise, paise, rupeesFromPaise, zeroPaise } from "@mandi/shared/money/paise";
import type { BasisPoints } from "@mandi/shared/money/percent";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { databaseErrorCode, inSavepoint } from "../../platform/database/transaction";
import { found, invalidField, Refusal } from "../../platform/errors";
import { refuseInvalidRange } from "../../platform/valid-days";
import { selectNames } from "../../reads/desk/board.read";
import { lockUser } from "../identity/standing.service";
import { readDeductedPerson } from "./deducted-person";
import * as store from "./lower-certificate.store";
import { readTerms } from "./tds.service";
import type { TdsKind } from "./tds.tables";

/** A certificate of lower deduction as the tax office wrote it. */
export interface LowerCertificate {
  readonly pan: string;
  readonly code: string;
  readonly number: string;
  readonly rate: BasisPoints;
  readonly ceilingPaise: Paise;
  readonly firstDay: string;
  readonly lastDay: string;
}

/**
 * Enters a certificate of a seller or carrier. It applies from the next bill, within its dates and until its ceiling is used up.
 *
 * @throws Refusal 422 for a PAN, code, rate or day that does not fit; 409 when another certificate covers some of its days
 */
export async function enterLowerCertificate(
  tx: Db,
  userId: number,
  certificate: LowerCertificate,
  { at, actorId }: { readonly at: Date; readonly actorId: number },
): Promise<void> {
  const { code, number, rate, ceilingPaise, firstDay, lastDay } = certificate;
  const pan = await checkedPan(tx, userId, certificate.pan);
  refuseDays(firstDay, lastDay, tradeDay(at));
  await refuseRate(tx, userId, certificate);
  const row = { user_id: userId, pan, code, number, rate_bp: rate, ceiling_paise: ceilingPaise };
  const rest = { first_day: firstDay, last_day: lastDay, entered_at: at, entered_by: actorId };
  try {
    await inSavepoint(tx, () => store.insertLowerCertificate(tx, { ...row, ...rest, ended_at: null, ended_by: null }));
  } catch (error) {
    // exclusion_violation
    if (databaseErrorCode(error) !== "23P01") throw error;
    throw new Refusal("conflict", {
      message: "Another certificate for this PAN and code covers some of these days. Please end it first.",
    });
  }
}

async function checkedPan(tx: Db, userId: number, typed: string): Promise<string> {
  const pan = checkPan(typed);
  if (pan.kind === "invalid") throw invalidField("pan", pan.reason);
  const { person, hasPan } = await readDeductedPerson(tx, userId);
  if (!hasPan) throw invalidField("pan", "They have no PAN in their profile. Please ask them to enter it first");
  if (pan.value !== person) throw invalidField("pan", `The PAN in their profile is ${person}`);
  return person;
}

function refuseDays(firstDay: string, lastDay: string, today: string): void {
  refuseInvalidRange(firstDay, lastDay);
  if (lastDay < today) throw invalidField("last_day", "This certificate has expired");
}

/** The code must be one under which we deduct from them, and the rate below the statutory one. */
async function refuseRate(tx: Db, userId: number, { code, rate, firstDay }: LowerCertificate): Promise<void> {
  const person = await readDeductedPerson(tx, userId);
  const own = await readTerms(tx, { kind: await kindOf(tx, userId), person, day: firstDay });
  if (own === undefined) throw invalidField("first_day", "No rate is entered for this day");
  if (code !== own.code) {
    throw invalidField("code", `On that day we deduct from them under code ${own.code}`);
  }
  if (rate >= own.rate.bp) {
    throw invalidField("rate", `The rate must be below the statutory rate of ${own.rate.bp / 100}%`);
  }
}

/** On what tax is deducted from a person: a seller's goods, a carrier's freight. */
async function kindOf(tx: Db, userId: number): Promise<TdsKind> {
  const { type } = found(await lockUser(tx, userId));
  if (type === "seller") return "goods";
  if (type === "transporter") return "freight";
  throw new Refusal("refused", { message: "We deduct tax only from sellers and transporters." });
}

/** Ends a certificate that was entered wrongly or cancelled; earlier bills keep its rate. @throws Refusal 404, 409 already ended */
export async function endLowerCertificate(
  tx: Db,
  id: number,
  { at, actorId }: { readonly at: Date; readonly actorId: number },
): Promise<void> {
  const row = found(await store.selectLowerCertificateForUpdate(tx, id));
  if (row.ended_at !== null) throw new Refusal("conflict", { message: "This certificate has already been ended." });
  await store.updateLowerCertificateEnd(tx, id, actorId, at);
}

/** The person whose certificate it is. @throws Refusal 404 */
export async function ownerOfLowerCertificate(tx: Db, id: number): Promise<readonly number[]> {
  return [found(await store.selectLowerCertificateForUpdate(tx, id)).user_id];
}

/** A person's certificates for the desk, with the used part of each. @throws Refusal 404 */
export async function listLowerCertificates(db: Db, userId: number, now: Date): Promise<DeskTdsLowerAnswer> {
  found((await selectNames(db, [userId])).get(userId));
  const { person } = await readDeductedPerson(db, userId);
  const rows = await store.selectLowerCertificatesOf(db, userId, person);
  const used = await store.selectUsedOf(
    db,
    rows.map(({ id }) => id),
  );
  const today = tradeDay(now);
  return {
    data: rows.map((row) => {
      const usedPaise = used.get(row.id) ?? zeroPaise;
      return {
        id: row.id,
        number: row.number,
        code: row.code,
        rate: row.rate_bp / 100,
        ceiling: rupeesFromPaise(paise(row.ceiling_paise)),
        used: rupeesFromPaise(usedPaise),
        first_day: row.first_day,
        last_day: row.last_day,
        state: stateOf(row, usedPaise, today),
      };
    }),
  };
}

function stateOf(
  row: {
    readonly ended_at: Date | null;
    readonly first_day: string;
    readonly last_day: string;
    readonly ceiling_paise: number;
  },
  usedPaise: Paise,
  today: string,
): DeskTdsLowerAnswer["data"][number]["state"] {
  if (row.ended_at !== null) return "ended";
  if (row.first_day > today) return "to come";
  if (row.last_day < today) return "over";
  return usedPaise >= row.ceiling_paise ? "used up" : "in force";
}
