import type { DeskTdsLowerAnswer } from "@mandi/shared/contract/desk/tds-lower";
import { checkPan } from "@mandi/shared/format/pan";
import { type Paise, zeroPaise } from "@mandi/shared/money/paise";
import type { PersonContext } from "../../platform/act-context";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { found, invalidField, Refusal } from "../../platform/errors";
import { selectNames } from "../../reads/desk/board.read";
import { lockUser } from "../identity/standing.service";
import { selectUsedOf } from "../tds/certified.open.store";
import { readDeductedPerson } from "../tds/deducted-person";
import { findTerms } from "../tds/tds.service";
import type { TdsKind } from "../tds/tds.tables";
import { type Certificate, figuresOf, keepAlone, refuseDays, refuseTerms, rowOf } from "./certificate.service";
import * as store from "./certificate.store";

/** A certificate of a seller or carrier, who has this PAN. */
export interface PayeeCertificate extends Certificate {
  readonly pan: string;
}

/**
 * Enters a certificate of a seller or carrier. It applies from the next bill, within its dates and until its ceiling is used up.
 *
 * @throws Refusal 422 for a PAN, code, rate or day that does not fit; 409 when another certificate covers some of its days
 */
export async function enterPayeeCertificate(
  tx: Db,
  userId: number,
  certificate: PayeeCertificate,
  context: PersonContext,
): Promise<void> {
  const pan = await checkedPan(tx, userId, certificate.pan);
  refuseDays(certificate, context.at);
  const kind = await kindOf(tx, userId);
  const person = await readDeductedPerson(tx, userId);
  const law = await findTerms(tx, { kind, person, day: certificate.firstDay });
  refuseTerms(certificate, law && { code: law.code, bp: law.rate.bp }, "we deduct from them");
  await keepAlone(tx, "this PAN", () =>
    store.insertPayeeCertificate(tx, { ...rowOf(userId, certificate, context), pan }),
  );
}

async function checkedPan(tx: Db, userId: number, typed: string): Promise<string> {
  const pan = checkPan(typed);
  if (pan.kind === "invalid") throw invalidField("pan", pan.reason);
  const { person, hasPan } = await readDeductedPerson(tx, userId);
  if (!hasPan) throw invalidField("pan", "They have no PAN in their profile. Please ask them to enter it first");
  if (pan.value !== person) throw invalidField("pan", `The PAN in their profile is ${person}`);
  return person;
}

/** On what tax is deducted from a person: a seller's goods, a carrier's freight. */
async function kindOf(tx: Db, userId: number): Promise<TdsKind> {
  const { type } = found(await lockUser(tx, userId));
  if (type === "seller") return "goods";
  if (type === "transporter") return "freight";
  throw new Refusal("refused", { message: "We deduct tax only from sellers and transporters." });
}

/** A person's certificates for the desk, with the used part of each. @throws Refusal 404 */
export async function listPayeeCertificates(db: Db, userId: number, now: Date): Promise<DeskTdsLowerAnswer> {
  found((await selectNames(db, [userId])).get(userId));
  const { person } = await readDeductedPerson(db, userId);
  const rows = await store.selectPayeeCertificatesOf(db, userId, person);
  const used = await selectUsedOf(
    db,
    rows.map(({ id }) => id),
  );
  const today = tradeDay(now);
  return {
    data: rows.map((row) => {
      const usedPaise = used.get(row.id) ?? zeroPaise;
      return { ...figuresOf(row, usedPaise), state: stateOf(row, usedPaise, today) };
    }),
  };
}

interface StoredDays {
  readonly ended_at: Date | null;
  readonly first_day: string;
  readonly last_day: string;
  readonly ceiling_paise: number;
}

function stateOf(row: StoredDays, usedPaise: Paise, today: string): DeskTdsLowerAnswer["data"][number]["state"] {
  if (row.ended_at !== null) return "ended";
  if (row.first_day > today) return "to come";
  if (row.last_day < today) return "over";
  return usedPaise >= row.ceiling_paise ? "used up" : "in force";
}
