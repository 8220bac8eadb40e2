import { gstCodeOfState } from "@mandi/shared/format/state-codes";
import type { Db } from "../../platform/database/database";
import type { MonthOf } from "../../platform/trade-month";
import { findTaxText } from "./tax-row.service";
import { selectRegisteredAddress, selectRegistrations } from "./tax-row.store";

/**
 * The registration under which the platform trades goods loaded in a state: its own there, if its GSTIN and address are
 * in force on the day; empty means that of the company details.
 */
export async function readRegistration(db: Db, state: string, day: string): Promise<string> {
  const scope = gstCodeOfState(state);
  if (scope === null) return "";
  const [gstin, address] = await Promise.all([
    findTaxText(db, { key: "platform.gstin", scope, day }),
    findTaxText(db, { key: "platform.address", scope, day }),
  ]);
  return address === undefined ? "" : (gstin ?? "");
}

/**
 * The address of a further registration on a day: its last one by then, because an order trades under it even after it has ended.
 *
 * @throws Error for a GSTIN that never had an address, which no order trades under
 */
export async function readRegisteredAddress(db: Db, gstin: string, day: string): Promise<string> {
  const row = await selectRegisteredAddress(db, gstin, day);
  if (row === undefined) throw new Error(`There is no address of ${gstin} by ${day}`);
  return row.value;
}

/** Our further registrations in force on any day of a month: each needs a return, even without a document. */
export function listRegistrations(db: Db, { first, last }: MonthOf): Promise<readonly string[]> {
  return selectRegistrations(db, first, last);
}
