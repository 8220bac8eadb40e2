import type { PartyAddress } from "@mandi/shared/contract/trade-document";

type AddressParts = Pick<PartyAddress, "address_line_one" | "address_line_two" | "city">;

/** An address as papers print it, in one line without its state: `Plot 14, Wardhaman Nagar, Nagpur 440008`. */
export function addressOnPaper({ address_line_one, address_line_two, city }: AddressParts, pincode: string): string {
  return [address_line_one, address_line_two, `${city} ${pincode}`.trim()].filter((line) => line !== "").join(", ");
}
