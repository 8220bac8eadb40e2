/** Union territories without a legislature charge UTGST; Delhi, Puducherry and Jammu and Kashmir charge SGST. */
const utgstTerritories: ReadonlySet<string> = new Set([
  "andaman and nicobar islands",
  "chandigarh",
  "dadra and nagar haveli and daman and diu",
  "ladakh",
  "lakshadweep",
]);

/** Spellings still found in address books, mapped to the current name. */
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

/** Whether a supplier's state is the place of supply, however each is written. */
export function isSameState(supplierState: string, placeOfSupply: string): boolean {
  return normaliseState(supplierState) === normaliseState(placeOfSupply);
}

/** Whether the second head of a place is UTGST. */
export function chargesUtgst(placeOfSupply: string): boolean {
  return utgstTerritories.has(normaliseState(placeOfSupply));
}
