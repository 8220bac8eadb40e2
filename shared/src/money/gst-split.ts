import { type Paise, paise, subtractPaise, zeroPaise } from "./paise";

/** The GST of one document by head. The four heads always sum to the tax that was split. */
export interface GstSplit {
  readonly cgstPaise: Paise;
  readonly sgstPaise: Paise;
  readonly utgstPaise: Paise;
  readonly igstPaise: Paise;
}

/** Union territories without a legislature charge UTGST; Delhi, Puducherry and Jammu and Kashmir charge SGST. */
const utgstTerritories: ReadonlySet<string> = new Set([
  "andaman and nicobar islands",
  "chandigarh",
  "dadra and nagar haveli and daman and diu",
  "ladakh",
  "lakshadweep",
]);

/** Spellings that address books still carry, to the name in use. */
const renamedStates: ReadonlyMap<string, string> = new Map([
  ["orissa", "odisha"],
  ["pondicherry", "puducherry"],
  ["uttaranchal", "uttarakhand"],
  ["chattisgarh", "chhattisgarh"],
  ["nct of delhi", "delhi"],
  ["new delhi", "delhi"],
  ["andaman and nicobar", "andaman and nicobar islands"],
  ["daman and diu", "dadra and nagar haveli and daman and diu"],
  ["dadra and nagar haveli", "dadra and nagar haveli and daman and diu"],
]);

/** A state's name in one spelling, so that two address books can be compared. */
export function normaliseState(state: string): string {
  const plain = state
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll(/[^a-z]+/gu, " ")
    .trim();
  return renamedStates.get(plain) ?? plain;
}

/**
 * Splits a document's GST by the supplier's state and the place of supply: the same state gives two halves, different
 * states give IGST. An odd paisa goes to CGST, so that nothing is lost. Which states: docs/domain.md#gst-on-a-document.
 */
export function splitGst(taxPaise: Paise, supplierState: string, placeOfSupply: string): GstSplit {
  const none = { cgstPaise: zeroPaise, sgstPaise: zeroPaise, utgstPaise: zeroPaise, igstPaise: zeroPaise };
  const state = normaliseState(placeOfSupply);
  if (normaliseState(supplierState) !== state) return { ...none, igstPaise: taxPaise };
  const half = paise(Math.floor(taxPaise / 2));
  const rest = subtractPaise(taxPaise, half);
  return utgstTerritories.has(state)
    ? { ...none, cgstPaise: rest, utgstPaise: half }
    : { ...none, cgstPaise: rest, sgstPaise: half };
}
