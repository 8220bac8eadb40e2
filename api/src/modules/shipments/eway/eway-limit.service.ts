import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { findTaxValue } from "../../tax/tax-row.service";

/** From which value of its goods, in paise, a vehicle needs an e-way bill at an instant; every vehicle where the law's rows have none. */
export async function readEwayBillLimit(db: Db, at: Date): Promise<number> {
  return (await findTaxValue(db, "ewb.min_value", tradeDay(at))) ?? 0;
}
