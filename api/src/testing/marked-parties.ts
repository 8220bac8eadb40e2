import type { PartyAddress } from "@mandi/shared/contract/trade-document";

/** Where the secret parties of a test live: a seller's answers are searched for these words. */
export const billingParty: PartyAddress = {
  id: 1,
  company_name: "Billing Secret Traders",
  phone: "9111111111",
  gst: "27AAPFU0939F1ZV",
  address_line_one: "Billing Secret Road",
  address_line_two: "Billing Secret Area",
  pincode: "440008",
  city: "Billingsecretpur",
  state: "Maharashtra",
};
export const consignee: PartyAddress = {
  id: 2,
  company_name: "Consignee Works",
  phone: "9222222222",
  gst: "",
  address_line_one: "Gate 3",
  address_line_two: "Hinjawadi",
  pincode: "411057",
  city: "Pune",
  state: "Maharashtra",
};
