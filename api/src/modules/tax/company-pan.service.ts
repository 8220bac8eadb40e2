import { normaliseGstin } from "@mandi/shared/format/gstin";
import type { Db } from "../../platform/database/database";
import { invalidField } from "../../platform/errors";
import { readConfigAnswer } from "../site/site.service";

/** Refuses a further registration that is not of the company: it has one PAN, and all its GSTINs name it. @throws Refusal 422 */
export async function checkCompanyPan(db: Db, gstin: string): Promise<void> {
  const { general_setup: setup } = await readConfigAnswer(db);
  const own = normaliseGstin(setup.gst_number ?? "");
  if (own === "") throw invalidField("value", "Please enter our GSTIN in the company details first");
  if (panOf(gstin) !== panOf(own)) {
    throw invalidField("value", `This is no GSTIN of ours: its PAN is ${panOf(gstin)}, ours is ${panOf(own)}`);
  }
}

const panOf = (gstin: string): string => gstin.slice(2, 12);
