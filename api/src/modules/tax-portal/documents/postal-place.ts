import { gstCodeOfState } from "@mandi/shared/format/state-codes";

/** An address in the parts that the portals ask for. */
export interface PostalPlace {
  readonly line: string;
  readonly city: string;
  /** Empty where the address has none. */
  readonly pincode: string;
}

/** States whose name is their city's. */
const cityStates: readonly string[] = ["delhi", "chandigarh", "puducherry"];

/** Whether a part of an address names a state and no city. */
function isState(part: string): boolean {
  return gstCodeOfState(part) !== null && !cityStates.includes(part.toLowerCase());
}

/**
 * `14 Dana Bunder, Mumbai 400009` in its parts: the city is between the last comma and the pincode, before the state where one is
 * written.
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
