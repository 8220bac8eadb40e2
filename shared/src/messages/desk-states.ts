import type { Static } from "typebox";
import type { EwayBillState, ewayBillWrites } from "../contract/desk/eway-bill";
import type { DeskPaperKind } from "../contract/desk/paper";
import type { CommissionType } from "../contract/desk/quotation";
import type { RegistrationState, taxPortalWrites } from "../contract/desk/tax-portal";
import type { BuyerTdsState } from "../contract/desk/tds";

/*
 * Closed lists of the desk's calls, each as people read it: a value without a text does not compile.
 */

/** The registration of a document at the tax portal. */
export const registrationStates: Readonly<Record<RegistrationState, string>> = {
  pending: "Portal asked",
  registered: "Registered",
  failed: "Refused by the portal",
  cancelled: "Cancelled",
};

/** An e-way bill. */
export const ewayBillStates: Readonly<Record<EwayBillState, string>> = {
  draft: "Requested",
  sent: "Portal asked",
  active: "Valid",
  expiring: "Expires soon",
  expired: "Expired on the road",
  failed: "Refused by the portal",
  cancelled: "Cancelled",
  replaced: "Replaced by another",
  done: "Delivered",
};

type Ewb = typeof ewayBillWrites;
type PortalCause = Static<
  | Ewb["eway-bill vehicle"]["body"]
  | Ewb["eway-bill extend"]["body"]
  | Ewb["eway-bill cancel"]["body"]
  | (typeof taxPortalWrites)["e-invoice cancel"]["body"]
>["cause"];

/** Why something is changed or cancelled at a tax portal. */
export const portalCauses: Readonly<Record<PortalCause, string>> = {
  breakdown: "Breakdown of the vehicle",
  transshipment: "Goods moved to another vehicle",
  first: "First vehicle",
  calamity: "Natural calamity",
  "law and order": "Law and order",
  accident: "Accident",
  duplicate: "Made twice",
  order: "Order cancelled",
  mistake: "Mistake in the data",
  other: "Other",
};

/** What the certificates show of a deduction. */
export const buyerTdsStates: Readonly<Record<BuyerTdsState, string>> = {
  matched: "Certified in full",
  waiting: "Certificate not due yet",
  missing: "Certificate missing",
  short: "Certified in part",
};

/** Issued documents. */
export const paperKinds: Readonly<Record<DeskPaperKind, string>> = {
  receipt: "Receipt",
  "payment advice": "Payment advice",
  challan: "Delivery challan",
  proforma: "Proforma invoice",
  statement: "Statement of account",
  invoice: "Invoice",
  "credit note": "Credit note",
  "debit note": "Debit note",
  bill: "Seller's bill",
  "seller note": "Seller's credit note",
  "freight bill": "Freight bill",
  "self-invoice": "Self-invoice",
};

/** Values of the settings that are a choice. */
export const settingChoices: Readonly<Record<CommissionType, string>> = {
  include: "Within the seller's price",
  exclude: "Added to the seller's price",
};

/** The text of a value; one of a later version is shown as it is sent. */
export const wordOf = (words: Readonly<Record<string, string>>, value: string): string => words[value] ?? value;
