import { gstCodeOfState } from "@mandi/shared/format/state-codes";

/** An address in the parts that the portals require. */
export interface PostalPlace {
  readonly line: string;
  readonly city: string;
  /** Empty where the address has none. */
  readonly pincode: string;
}

/** States that have the same name as their city. */
const cityStates: readonly string[] = ["delhi", "chandigarh", "puducherry"];

/** Whether a part of an address is a state and not a city. */
function isState(part: string): boolean {
  return gstCodeOfState(part) !== null && !cityStates.includes(part.toLowerCase());
}

/**
 * Splits `14 Dana Bunder, Mumbai 400009`: the city is between the last comma and the pincode, or before the state where one is
 * given.
 */
export function postalPlaceOf(address: string): PostalPlace {
  const found = [...address.matchAll(/(?<!\d)([1-9]\d{2}) ?(\d{3})(?!\d)/g)].at(-1);
  const pincode = found ? `${found[1]}${found[2]}` : "";
  const parts = (found ? address.slice(0, found.index) : address)
    .split(/[,\n]/)
    .map((part) => part.replaceAll(/^[\s-]+|[\s-]+$/g, ""))
    .filter((part) => part !== "");
  if (parts.length > 1 && isState(parts.at(-1) ?? "")) parts.pop();
  const city = parts.at(-1) ?? "";
  const line = parts.slice(0, -1).join(", ");
  return { line: line === "" ? city : line, city, pincode };
}
