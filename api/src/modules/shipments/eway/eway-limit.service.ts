import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { Refusal } from "../../../platform/errors";
import { findTaxValue } from "../../tax/tax-row.service";

/** The value of goods, in paise, from which a vehicle needs an e-way bill at an instant; zero where no row of the law applies. */
export async function readEwayBillLimit(db: Db, at: Date): Promise<number> {
  return (await findTaxValue(db, "ewb.min_value", tradeDay(at))) ?? 0;
}

/**
 * The kilometres for each of which, or a part of them, an e-way bill is valid for one day (rule 138(10)).
 *
 * @throws Refusal 409 where no row of the law applies
 */
export async function readEwayKilometresPerDay(db: Db, at: Date): Promise<number> {
  const kilometres = await findTaxValue(db, "ewb.km_a_day", tradeDay(at));
  if (kilometres !== undefined) return kilometres;
  throw new Refusal("conflict", { message: "The tax rows do not say how far an e-way bill goes in a day." });
}
