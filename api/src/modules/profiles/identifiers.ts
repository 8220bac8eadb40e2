import { checkAadhaar, normaliseAadhaar } from "@mandi/shared/format/aadhaar";
import { checkGstin, normaliseGstin } from "@mandi/shared/format/gstin";
import { checkMobile, normaliseMobile } from "@mandi/shared/format/mobile";
import { checkPan, normalisePan } from "@mandi/shared/format/pan";

export interface Identifiers {
  readonly gst_number?: string | undefined;
  readonly pan_number?: string | undefined;
  readonly aadhar_number?: string | undefined;
  readonly alternate_phone?: string | undefined;
}

export interface CheckedIdentifiers {
  readonly values: Partial<Record<keyof Identifiers, string>>;
  /** Given, but malformed: kept and flagged for the desk to decide (docs/domain.md#catalogue-and-listings). */
  readonly doubtful: readonly (keyof Identifiers)[];
}

const rules = {
  gst_number: { normalise: normaliseGstin, check: checkGstin },
  pan_number: { normalise: normalisePan, check: checkPan },
  aadhar_number: { normalise: normaliseAadhaar, check: checkAadhaar },
  alternate_phone: { normalise: normaliseMobile, check: checkMobile },
} as const;

const names = ["gst_number", "pan_number", "aadhar_number", "alternate_phone"] as const;

/** Tax and identity numbers and a second phone, normalised, with those that look wrong. */
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
