import type { Address } from "../../contract/address";
import type { PartyAddress } from "../../contract/trade-document";

export function anAddress(change: Partial<Address> = {}): Address {
  return {
    id: 1,
    company_name: "Agrawal Traders",
    phone: "9893000147",
    gst: "27AAPFU0939F1ZV",
    address_line_one: "Plot 14",
    address_line_two: "Wardhaman Nagar",
    pincode: "440008",
    city: "Nagpur",
    state: "Maharashtra",
    ...change,
  };
}

export function aParty(change: Partial<PartyAddress> = {}): PartyAddress {
  return { ...anAddress(), ...change };
}
