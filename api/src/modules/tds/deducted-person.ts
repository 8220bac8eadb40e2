import { checkGstin } from "@mandi/shared/format/gstin";
import { checkPan } from "@mandi/shared/format/pan";
import type { Db } from "../../platform/database/database";
import { isOfPan } from "../profiles/pan-apart.service";
import { readNumbers } from "../profiles/profile-view.service";

/** The person from whom tax is deducted: the statutory limits count by PAN, even where one company has several users. */
export interface DeductedPerson {
  /** The PAN; without one, only the user. */
  readonly person: string;
  readonly hasPan: boolean;
  /** An individual or a Hindu undivided family, for whom the law has a separate rate. */
  readonly isIndividual: boolean;
}

/** The person behind a user: by the PAN of their profile, else by the one that their GSTIN contains. */
export async function readDeductedPerson(db: Db, userId: number): Promise<DeductedPerson> {
  const { pan_number, gst_number } = await readNumbers(db, userId);
  const gstin = checkGstin(gst_number);
  const typed = pan_number !== "" || gstin.kind === "invalid" ? pan_number : gstin.value.slice(2, 12);
  const pan = checkPan(typed);
  // A login that the desk set apart from the company of this PAN counts alone, as if it had none.
  if (pan.kind === "invalid" || !(await isOfPan(db, userId, pan.value))) {
    return { person: `user:${userId}`, hasPan: false, isIndividual: false };
  }
  return { person: pan.value, hasPan: true, isIndividual: ["P", "H"].includes(pan.value.charAt(3)) };
}
