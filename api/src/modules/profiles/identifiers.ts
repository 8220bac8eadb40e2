import { checkAadhaar, normaliseAadhaar } from "@mandi/shared/format/aadhaar";
import { checkGstin, normaliseGstin } from "@mandi/shared/format/gstin";
import { checkPan, normalisePan } from "@mandi/shared/format/pan";

export interface Identifiers {
  readonly gst_number?: string | undefined;
  readonly pan_number?: string | undefined;
  readonly aadhar_number?: string | undefined;
}

export interface CheckedIdentifiers {
  readonly values: Partial<Record<keyof Identifiers, string>>;
  /** Given, but not of the right form: kept and flagged, the desk decides (H-39). */
  readonly doubtful: readonly (keyof Identifiers)[];
}

const rules = {
  gst_number: { normalise: normaliseGstin, check: checkGstin },
  pan_number: { normalise: normalisePan, check: checkPan },
  aadhar_number: { normalise: normaliseAadhaar, check: checkAadhaar },
} as const;

const names = ["gst_number", "pan_number", "aadhar_number"] as const;

/** Tax and identity numbers in their normal form, and which of them look wrong. */
export function checkIdentifiers(given: Identifiers): CheckedIdentifiers {
  const values: Partial<Record<keyof Identifiers, string>> = {};
  const doubtful: (keyof Identifiers)[] = [];
  for (const name of names) {
    const text = given[name];
    if (text === undefined) continue;
    const { normalise, check } = rules[name];
    values[name] = normalise(text);
    if (text.trim() !== "" && check(text).kind !== "valid") doubtful.push(name);
  }
  return { values, doubtful };
}
