import { unbroken } from "./unbroken";

interface PostalAddress {
  readonly address_line_one: string;
  readonly address_line_two: string;
  readonly city: string;
  readonly state: string;
}

/** A city with its pincode, on one line: `Nagpur 440008`; one of them where the other is not known. */
export function cityWithPincode(city: string, pincode: string): string {
  return unbroken([city, pincode].filter(Boolean).join(" "));
}

/**
 * An address in the order in which it is written on a letter, the pincode beside its city and the state last: `Plot 14`,
 * `Wardhaman Nagar`, `Nagpur 440008, Maharashtra`. Empty parts are left out, and a state that is called as its city.
 */
export function addressLines(address: PostalAddress, pincode: string): readonly string[] {
  const { address_line_one, address_line_two, city, state } = address;
  const place = cityWithPincode(city, pincode);
  const region = state === city ? "" : state;
  return [address_line_one, address_line_two, [place, region].filter(Boolean).join(", ")].filter(Boolean);
}
