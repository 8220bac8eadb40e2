import { formatPaise } from "@mandi/shared/format/rupees";
import { type Paise, subtractPaise } from "@mandi/shared/money/paise";
import type { PersonContext } from "../../platform/act-context";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { financialYear } from "../../platform/document-numbers";
import { invalidField, Refusal } from "../../platform/errors";
import { findTaxValue } from "../tax/tax-row.service";
import { readDeductedPerson } from "./deducted-person";
import { findTerms, lockYear } from "./tds.service";
import { insertDeclaration, insertEntry, selectOpening } from "./tds.store";
import type { TdsKind } from "./tds.tables";

/** What a person billed in this financial year before the platform began to deduct. */
export interface OpeningYear {
  readonly kind: TdsKind;
  readonly basePaise: Paise;
  /** The part of it on which tax was deducted. */
  readonly portionPaise: Paise;
}

/**
 * Enters the opening figures of a person's financial year, replacing earlier ones.
 *
 * @throws Refusal 422 when tax was deducted on more than there was
 */
export async function enterOpening(
  tx: Db,
  userId: number,
  opening: OpeningYear,
  context: PersonContext,
): Promise<void> {
  const { kind, basePaise, portionPaise } = opening;
  if (portionPaise > basePaise) throw invalidField("deducted_on", `This is more than ${formatPaise(basePaise)}`);
  const day = tradeDay(context.at);
  const person = await readDeductedPerson(tx, userId);
  const terms = await findTerms(tx, { kind, person, day });
  if (terms === undefined)
    throw new Refusal("refused", { message: "The TDS rate of today is missing. Please add it under Tax rates." });
  const year = { person: person.person, userId, kind, year: financialYear(context.at) };
  await lockYear(tx, year);
  const former = await selectOpening(tx, year);
  await insertEntry(tx, {
    person: person.person,
    user_id: userId,
    kind,
    financial_year: year.year,
    date: day,
    cause: "opening",
    code: terms.code,
    paper_id: null,
    order_id: null,
    base_paise: subtractPaise(basePaise, former.basePaise),
    portion_paise: subtractPaise(portionPaise, former.portionPaise),
    tds_paise: 0,
    is_declared: false,
    tax_rows: [],
    certificate_id: null,
    at: context.at,
    actor_id: context.actorId,
  });
}

/**
 * Enters a carrier's declaration for this financial year that they own so few vehicles that nothing is deducted; it counts from the next
 * bill.
 *
 * @throws Refusal 409 when it is already entered, 422 for a carrier without a PAN
 */
export async function enterDeclaration(tx: Db, userId: number, { at, actorId }: PersonContext): Promise<string> {
  const most = await findTaxValue(tx, "tds.own_vehicles", tradeDay(at));
  if (most === undefined)
    throw new Refusal("refused", { message: "The tax law does not provide for such a declaration." });
  if (!(await readDeductedPerson(tx, userId)).hasPan) {
    throw new Refusal("refused", {
      message: "The declaration needs a PAN. Please ask the carrier to enter it in their profile.",
    });
  }
  const row = { user_id: userId, financial_year: financialYear(at), entered_at: at, entered_by: actorId };
  if (!(await insertDeclaration(tx, row))) {
    throw new Refusal("conflict", { message: "The declaration for this financial year has already been entered." });
  }
  return `The declaration of at most ${most} vehicles is entered. From the next bill, nothing is deducted.`;
}
