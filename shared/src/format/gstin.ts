import type { IdentifierCheck } from "./identifier";
import { identifierWarning } from "./identifier-warning";
import { holderOfPan } from "./pan";
import { stateOfGstCode } from "./state-codes";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const BASE = ALPHABET.length;
const LENGTH = 15;
const REGULAR = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][0-9A-Z][0-9A-Z]$/u;
/** Government department ids carry four letters and five digits where a PAN has five letters. */
const DEPARTMENT = /^\d{2}[A-Z]{4}\d{5}[A-Z][1-9A-Z][0-9A-Z][0-9A-Z]$/u;
const NON_RESIDENT = /^\d{4}[A-Z]{3}\d{5}(?:NR|OS|UN)[0-9A-Z]$/u;

export type GstinDetails = {
  readonly state: string | null;
  /** Null on registrations that are not built from a PAN. */
  readonly pan: string | null;
  readonly holder: string | null;
};

/** Check character of the first fourteen characters of a GSTIN. */
export function gstinCheckCharacter(first14: string): string {
  let sum = 0;
  for (let place = 0; place < LENGTH - 1; place += 1) {
    const product = ALPHABET.indexOf(first14.charAt(place)) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / BASE) + (product % BASE);
  }
  return ALPHABET.charAt((BASE - (sum % BASE)) % BASE);
}

/** Upper case without spaces or dashes. */
export function normaliseGstin(text: string): string {
  return text.replaceAll(/[\s-]/gu, "").toUpperCase();
}

function details(value: string): GstinDetails {
  const pan = REGULAR.test(value) ? value.slice(2, 12) : null;
  return { state: stateOfGstCode(value.slice(0, 2)), pan, holder: pan ? holderOfPan(pan) : null };
}

function warningOf(value: string, found: GstinDetails): string | null {
  if (gstinCheckCharacter(value.slice(0, LENGTH - 1)) !== value.charAt(LENGTH - 1)) {
    return "The last character does not fit the others. Please check the GSTIN.";
  }
  if (!found.state) return `State code ${value.slice(0, 2)} is not known. Please check the GSTIN.`;
  return null;
}

/**
 * Checks a GSTIN. A wrong check character only warns: samples that fail it are widely copied, and refusing one
 * would keep a real firm from trading.
 */
export function checkGstin(text: string): IdentifierCheck<GstinDetails> {
  const value = normaliseGstin(text);
  if (value.length !== LENGTH || ![REGULAR, DEPARTMENT, NON_RESIDENT].some((shape) => shape.test(value))) {
    return { kind: "invalid", value, reason: "A GSTIN has 15 characters: state code, PAN and three more." };
  }
  const found = details(value);
  const warning = warningOf(value, found);
  return warning ? { kind: "doubtful", value, warning, ...found } : { kind: "valid", value, ...found };
}

/** What invoices and e-way bills carry in place of a GSTIN when the person is not registered for GST. */
export const unregistered = "URP";

/** The message under the GST number of a buyer, who need not be registered; null when it is right. */
export function buyerGstWarning(text: string): string | undefined {
  return normaliseGstin(text) === unregistered ? undefined : identifierWarning(text, checkGstin);
}

/** True when the registration belongs to another state than the billing address. Never checked for the consignee. */
export function isGstinOfOtherState(gstin: string, billingState: string): boolean {
  const state = stateOfGstCode(normaliseGstin(gstin).slice(0, 2));
  if (!state || !billingState.trim()) return false;
  const plain = (name: string): string =>
    name
      .toLowerCase()
      .replaceAll("&", "and")
      .replaceAll(/[^a-z]/gu, "");
  return plain(state) !== plain(billingState);
}
