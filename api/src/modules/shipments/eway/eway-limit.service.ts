import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { findTaxValue } from "../../tax/tax-row.service";

/** The value of goods, in paise, from which a vehicle needs an e-way bill at an instant; zero where no row of the law applies. */
export async function readEwayBillLimit(db: Db, at: Date): Promise<number> {
  return (await findTaxValue(db, "ewb.min_value", tradeDay(at))) ?? 0;
}
