import type { TaxKey } from "@mandi/shared/contract/desk/tax";
import { type Paise, paise, paiseFromRupees, zeroPaise } from "@mandi/shared/money/paise";
import { basisPoints } from "@mandi/shared/money/percent";
import type { ActContext } from "../../platform/act-context";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { advisoryLock } from "../../platform/database/transaction";
import { financialYear } from "../../platform/document-numbers";
import type { OrderRef } from "../ledger/ledger-facts";
import { recordDeduction } from "../ledger/tax-entries.service";
import { readFreePayable, refuseBelowBatch } from "../payouts/open-payout.service";
import { readSetting } from "../site/settings";
import { listSiteTexts } from "../site/site.service";
import { findTaxRate, findTaxText, findTaxValue, type GstRate } from "../tax/tax-row.service";
import { findLowerCertificate } from "./counting-certificate.service";
import { type DeductedPerson, readDeductedPerson } from "./deducted-person";
import { deductionOf, deductionWithin, portionOfFreight, portionOfGoods, ratesOf, type YearSoFar } from "./tds.policy";
import { hasDeclared, insertEntry, selectEntryOfBill, selectYearSoFar, type TdsYear } from "./tds.store";
import type { TdsKind } from "./tds.tables";
import { lastTurnover } from "./tds-settings";

/** A bill that the platform now owes. */
export interface DeductibleBill {
  readonly kind: TdsKind;
  /** The issuer. */
  readonly userId: number;
  readonly order: OrderRef;
  /** Its number. */
  readonly bill: string;
  readonly paperId: number;
  /** Its amount before GST. */
  readonly basePaise: Paise;
}

/**
 * Deducts the income tax on a bill, where the law requires it (docs/domain.md#tax-deducted-at-source). Call it after the bill is posted;
 * other deductions from the same person wait until this transaction ends.
 *
 * A seller's invoice is never refused because of it: tax beyond what they are owed waits for their next bill. The desk's approval of freight
 * is refused instead.
 *
 * @returns the tax deducted
 * @throws Refusal 409 for freight, when less is owed or a batch pays what would be deducted
 */
export async function deductTax(tx: Db, bill: DeductibleBill, context: ActContext): Promise<Paise> {
  const { kind, userId, order, paperId, basePaise } = bill;
  const day = tradeDay(context.at);
  if (!(await doesDeduct(tx, kind, day))) return zeroPaise;
  const person = await readDeductedPerson(tx, userId);
  const terms = await findTerms(tx, { kind, person, day });
  if (terms === undefined) return zeroPaise;
  const year = financialYear(context.at);
  const before = await lockYear(tx, { person: person.person, userId, kind, year });
  const isDeclared = kind === "freight" && person.hasPan && (await hasDeclared(tx, userId, year));
  const portion = portionOf(kind, before, basePaise, terms);
  const certified = { pan: person.person, code: terms.code, day };
  const rates = isDeclared ? untaxed : ratesOf(terms.rate.bp, await findLowerCertificate(tx, certified));
  const wanted = deductionOf(portion, rates);
  const { portionPaise, tdsPaise, certifiedPaise, certifiedTdsPaise } =
    kind === "goods" ? deductionWithin(wanted, rates, await readFreePayable(tx, order.id, "seller")) : wanted;
  const certificate = certifiedPaise > 0 ? rates.lower : undefined;
  await insertEntry(tx, {
    person: person.person,
    user_id: userId,
    kind,
    financial_year: year,
    date: day,
    cause: "bill",
    code: terms.code,
    paper_id: paperId,
    order_id: order.id,
    base_paise: basePaise,
    portion_paise: portionPaise,
    tds_paise: tdsPaise,
    is_declared: isDeclared,
    tax_rows: [terms.rate.rowId],
    certificate_id: certificate?.id ?? null,
    certified_paise: certifiedPaise,
    certified_tds_paise: certifiedTdsPaise,
    at: context.at,
    actor_id: context.actorId,
  });
  if (tdsPaise > 0) {
    const from = kind === "goods" ? "seller" : "transporter";
    const facts = { order, bill: bill.bill, code: terms.code, amountPaise: tdsPaise, certificate: certificate?.number };
    const entry = { from, paperId, ...facts } as const;
    await recordDeduction(tx, entry, context);
    if (kind === "freight") await refuseBelowBatch(tx, order.id);
  }
  return tdsPaise;
}

/** The tax that a carrier's bills of this amount before GST would bear if they were approved at an instant; zero where nothing is deducted. */
export async function readFreightTaxToCome(db: Db, userId: number, basePaise: Paise, at: Date): Promise<Paise> {
  const day = tradeDay(at);
  if (basePaise === 0 || !(await doesDeduct(db, "freight", day))) return zeroPaise;
  const person = await readDeductedPerson(db, userId);
  const terms = await findTerms(db, { kind: "freight", person, day });
  const year = financialYear(at);
  if (terms === undefined || (person.hasPan && (await hasDeclared(db, userId, year)))) return zeroPaise;
  const before = await selectYearSoFar(db, { person: person.person, userId, kind: "freight", year });
  const lower = await findLowerCertificate(db, { pan: person.person, code: terms.code, day });
  return deductionOf(portionOf("freight", before, basePaise, terms), ratesOf(terms.rate.bp, lower)).tdsPaise;
}

/** Nothing is deducted by a carrier's declaration. */
const untaxed = { bp: basisPoints(0), lower: undefined };

/** A whole bill was cancelled: neither it nor the tax on it counts any longer. Its entry in the books is reversed with the bill's. */
export async function takeDeductionBack(tx: Db, paperId: number, { at, actorId }: ActContext): Promise<void> {
  const entry = await selectEntryOfBill(tx, paperId);
  if (entry === undefined) return;
  const { id: _id, base_paise, portion_paise, tds_paise, certified_paise, certified_tds_paise, ...same } = entry;
  const { person, user_id: userId, kind, financial_year: year } = entry;
  await lockYear(tx, { person, userId, kind, year });
  await insertEntry(tx, {
    ...same,
    cause: "bill taken back",
    date: tradeDay(at),
    base_paise: -base_paise,
    portion_paise: -portion_paise,
    tds_paise: -tds_paise,
    certified_paise: -certified_paise,
    certified_tds_paise: -certified_tds_paise,
    at,
    actor_id: actorId,
  });
}

/** A seller's note lowers what counts, so that their next bill bears less tax; what was deducted stays. Where no bill counted, the note does not either. */
export async function countNote(
  tx: Db,
  note: { readonly notePaperId: number; readonly billPaperId: number; readonly basePaise: Paise },
  { at, actorId }: ActContext,
): Promise<void> {
  const entry = await selectEntryOfBill(tx, note.billPaperId);
  if (entry === undefined) return;
  const { id: _id, ...same } = entry;
  const year = financialYear(at);
  await lockYear(tx, { person: entry.person, userId: entry.user_id, kind: entry.kind, year });
  await insertEntry(tx, {
    ...same,
    cause: "note",
    financial_year: year,
    date: tradeDay(at),
    paper_id: note.notePaperId,
    base_paise: note.basePaise,
    portion_paise: 0,
    tds_paise: 0,
    certificate_id: null,
    certified_paise: 0,
    certified_tds_paise: 0,
    at,
    actor_id: actorId,
  });
}

/** A person's totals in a year, under any PAN, locked until the transaction ends. */
export async function lockYear(tx: Db, of: TdsYear): Promise<YearSoFar> {
  await advisoryLock(tx, "tds", of.person, of.kind);
  await advisoryLock(tx, "tds", `user:${of.userId}`, of.kind);
  return selectYearSoFar(tx, of);
}

/** Whether the platform deducts on bills of a kind: with a TAN, and on goods above a turnover. */
async function doesDeduct(db: Db, kind: TdsKind, day: string): Promise<boolean> {
  const texts = await listSiteTexts(db);
  if (!texts.some(({ key, value }) => key === "tan_number" && value !== "")) return false;
  if (kind === "freight") return true;
  const least = await findTaxValue(db, "tds.turnover_min", day);
  return least !== undefined && paiseFromRupees(await readSetting(db, lastTurnover)) > least;
}

/** The statutory terms for a person's bills on a day. */
export interface TdsTerms {
  readonly code: string;
  readonly rate: GstRate;
  readonly yearLimitPaise: Paise;
  /** The limit of a single bill; only freight has one. */
  readonly oneLimitPaise: Paise;
}

/** The statutory terms on a day; undefined where no row applies. */
export async function findTerms(
  db: Db,
  { kind, person, day }: { readonly kind: TdsKind; readonly person: DeductedPerson; readonly day: string },
): Promise<TdsTerms | undefined> {
  const scope = kind === "goods" ? "goods" : person.isIndividual ? "freight individual" : "freight other";
  const limitOf = (key: TaxKey) => findTaxValue(db, key, day, kind);
  const code = await findTaxText(db, { key: "tds.code", scope, day });
  const rate = await findTaxRate(db, { key: "tds.rate", scope: person.hasPan ? scope : `${kind} without PAN`, day });
  const yearLimit = await limitOf("tds.year_limit");
  const oneLimit = kind === "freight" ? await limitOf("tds.one_limit") : yearLimit;
  if (code === undefined || rate === undefined || yearLimit === undefined || oneLimit === undefined) return undefined;
  return { code, rate, yearLimitPaise: paise(yearLimit), oneLimitPaise: paise(oneLimit) };
}

function portionOf(kind: TdsKind, before: YearSoFar, basePaise: Paise, terms: TdsTerms): Paise {
  if (kind === "goods") return portionOfGoods(before, basePaise, terms.yearLimitPaise);
  return portionOfFreight(before, basePaise, { yearPaise: terms.yearLimitPaise, onePaise: terms.oneLimitPaise });
}
