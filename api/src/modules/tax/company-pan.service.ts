import { normaliseGstin } from "@mandi/shared/format/gstin";
import type { Db } from "../../platform/database/database";
import { invalidField } from "../../platform/errors";
import { readConfigAnswer } from "../site/site.service";
import { selectRegistrations } from "./tax-row.store";

/** Refuses a further registration that is not the company's: it has one PAN, which is part of all its GSTINs. @throws Refusal 422 */
export async function checkCompanyPan(db: Db, gstin: string): Promise<void> {
  const { general_setup: setup } = await readConfigAnswer(db);
  const own = normaliseGstin(setup.gst_number ?? "");
  if (own === "") throw invalidField("value", "Please enter our GSTIN in the company details first");
  if (panOf(gstin) !== panOf(own)) {
    throw invalidField("value", `This is not our GSTIN: its PAN is ${panOf(gstin)}, ours is ${panOf(own)}`);
  }
}

/** Refuses a GSTIN of the company whose PAN differs from that of a further registration in force from a day on. @throws Refusal 422 */
export async function checkCompanyGstin(db: Db, typed: string, day: string): Promise<void> {
  const gstin = normaliseGstin(typed);
  const other = (await selectRegistrations(db, day, null)).find((registered) => panOf(registered) !== panOf(gstin));
  if (other === undefined) return;
  const reason = gstin === "" ? "it needs ours in the company details" : `its PAN is ${panOf(other)}`;
  throw invalidField("value", `We are also registered as ${other}: ${reason}. Please end that registration first`);
}

const panOf = (gstin: string): string => gstin.slice(2, 12);
