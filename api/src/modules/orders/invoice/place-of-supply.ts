import type { PartyAddress } from "@mandi/shared/contract/trade-document";
import { checkGstin } from "@mandi/shared/format/gstin";
import { stateOfGstCode } from "@mandi/shared/format/state-codes";
import { findPincode } from "../../places/places";

type Party = Pick<PartyAddress, "gst" | "company_name" | "state" | "pincode">;

/** The state that goods go to: that of the pincode, or the typed one where no post office has the pincode. */
export function stateOfPlace({ pincode, state }: Pick<PartyAddress, "pincode" | "state">): string {
  return findPincode(pincode)?.state ?? state;
}

/**
 * The state of a sale: where the movement of the goods ends; where the buyer has them sent to another person, the state that
 * the buyer's GSTIN begins with (docs/domain.md#gst-on-a-document).
 */
export function placeOfSale(billing: Party, consignee: Party): string {
  if (!isAnotherPerson(billing, consignee)) return stateOfPlace(consignee);
  return (panOf(billing) === null ? null : stateOfGstCode(billing.gst.slice(0, 2))) ?? stateOfPlace(billing);
}

/** Two GSTINs with one PAN belong to one person. Where one of the two is missing, the company name decides: "Agrawal Traders, yard 2". */
function isAnotherPerson(billing: Party, consignee: Party): boolean {
  const [buyer, receiver] = [panOf(billing), panOf(consignee)];
  if (buyer !== null && receiver !== null) return buyer !== receiver;
  return !plainName(consignee).startsWith(plainName(billing));
}

function panOf({ gst }: Party): string | null {
  const check = checkGstin(gst);
  return check.kind === "invalid" ? null : check.pan;
}

function plainName({ company_name }: Party): string {
  return company_name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, " ")
    .trim();
}
