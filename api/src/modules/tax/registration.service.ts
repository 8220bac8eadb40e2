import { gstCodeOfState } from "@mandi/shared/format/state-codes";
import type { Db } from "../../platform/database/database";
import { findTaxText } from "./tax-row.service";

/**
 * The registration that the platform trades under for goods that are loaded in a state: its own there, if it has one on the day;
 * empty: the one of the company details.
 */
export async function findRegistration(db: Db, state: string, day: string): Promise<string> {
  const scope = gstCodeOfState(state);
  if (scope === null) return "";
  return (await findTaxText(db, { key: "platform.gstin", scope, day })) ?? "";
}

/** The address of a further registration on a day; undefined where nobody entered one. */
export function findRegisteredAddress(db: Db, gstin: string, day: string): Promise<string | undefined> {
  return findTaxText(db, { key: "platform.address", scope: gstin.slice(0, 2), day });
}
