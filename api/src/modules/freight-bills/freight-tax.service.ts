import type { FreightTax } from "@mandi/shared/contract/transporter/freight-bill";
import { checkGstin } from "@mandi/shared/format/gstin";
import { percentFromBasisPoints } from "@mandi/shared/money/percent";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { advisoryLock } from "../../platform/database/transaction";
import { financialYear } from "../../platform/document-numbers";
import { invalidField, Refusal } from "../../platform/errors";
import { readCarrierParty } from "../orders/invoice/invoice-parties.service";
import { findTaxRate, type GstRate } from "../tax/tax-row.service";
import { hasBillOf, selectDeclaredTaxes, upsertDeclaredTax } from "./freight-bill.store";

/** Who pays the GST on a carrier's freight in a financial year (`2627`): the platform, unless they declared otherwise. */
export async function readFreightTax(db: Db, userId: number, year: string): Promise<FreightTax> {
  return (await readFreightTaxes(db, [userId], year)).get(userId) ?? assumedTax;
}

const assumedTax: FreightTax = "reverse charge";

/** The same of several carriers. */
export async function readFreightTaxes(
  db: Db,
  userIds: readonly number[],
  year: string,
): Promise<ReadonlyMap<number, FreightTax>> {
  const declared = new Map((await selectDeclaredTaxes(db, userIds, year)).map(({ user_id, tax }) => [user_id, tax]));
  return new Map(userIds.map((id) => [id, declared.get(id) ?? assumedTax]));
}

/** Freight at cost is exactly the carrier's bid, so a carrier who adds GST to it cannot carry it. @throws Refusal 422 */
export async function refuseForwardCarrier(db: Db, userId: number, at: Date): Promise<void> {
  if ((await readFreightTax(db, userId, financialYear(at))) === "reverse charge") return;
  throw new Refusal("refused", {
    message:
      "This transporter adds GST to their freight, which freight at cost has no place for. Please include the freight.",
  });
}

/** Locks a carrier's declaration, so that it cannot change while a bill is made under it, and no bill is made while it changes. */
export function lockDeclaration(tx: Db, userId: number): Promise<void> {
  return advisoryLock(tx, "freight tax", String(userId));
}

/** The rate of that tax on a day; undefined where no row of the law applies. */
export function findFreightRate(db: Db, tax: FreightTax, day: string): Promise<GstRate | undefined> {
  if (tax === "reverse charge") return findTaxRate(db, { key: "gta.reverse", day });
  const scope = tax === "forward with credit" ? "with credit" : "without credit";
  return findTaxRate(db, { key: "gta.forward", scope, day });
}

/** Formats `2627` as `2026-27`. */
export function yearInWords(year: string): string {
  return `20${year.slice(0, 2)}-${year.slice(2)}`;
}

/** The declaration of this financial year as the carrier reads it. */
export async function readDeclaration(db: Db, userId: number, now: Date) {
  const year = financialYear(now);
  const tax = await readFreightTax(db, userId, year);
  const rate = await findFreightRate(db, tax, tradeDay(now));
  return {
    year: yearInWords(year),
    tax,
    can_change: !(await hasBillOf(db, userId, year)),
    ...(rate && { gst: percentFromBasisPoints(rate.bp) }),
  };
}

/**
 * Declares who pays the GST on a carrier's freight in this financial year.
 *
 * @throws Refusal 409 while the year has a bill, 422 for a carrier who has no GSTIN to pay with
 */
export async function declareFreightTax(
  tx: Db,
  declared: { readonly userId: number; readonly tax: FreightTax; readonly at: Date },
): Promise<void> {
  const year = financialYear(declared.at);
  await lockDeclaration(tx, declared.userId);
  const { gst_number } = await readCarrierParty(tx, declared.userId);
  if (declared.tax !== "reverse charge" && checkGstin(gst_number).kind === "invalid") {
    throw invalidField("tax", "To charge GST yourself you need a GSTIN. Please enter it in your profile first.");
  }
  if (await hasBillOf(tx, declared.userId, year)) {
    const message = `You have already sent a bill for ${yearInWords(year)}. The declaration can change from next April.`;
    throw new Refusal("conflict", { message });
  }
  await upsertDeclaredTax(tx, { ...declared, year });
}
