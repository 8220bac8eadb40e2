import type { LoadingAddressBody } from "@mandi/shared/contract/seller-product";
import type { Db } from "../../platform/database/database";
import { found, invalidField } from "../../platform/errors";
import { findPincode } from "../places/places";
import { selectTakenOffAmong } from "./approved-terms.open.store";
import { noteChangeOffMarket } from "./change-off-market.service";
import {
  insertCompanyAddress,
  insertLoadingAddress,
  selectLoadingAddress,
  selectLoadingAddresses,
  updateLoadingAddress,
} from "./loading-address.store";
import { lockOwnListing } from "./seller-listing.store";

/** Gives the seller's listings without a loading address that of the seller's company, as far as it is known. */
export async function fillLoadingAddresses(tx: Db, sellerId: number, now: Date): Promise<void> {
  const filled = await insertCompanyAddress(tx, sellerId);
  for (const id of await selectTakenOffAmong(tx, filled)) await noteChangeOffMarket(tx, id, now);
}

/** Where a listing's goods are loaded: its first loading address, else its city. */
export const readLoadingAddress = selectLoadingAddress;

/**
 * Sets where a listing's goods are loaded. What was frozen for a marked offer or an order stays as agreed.
 *
 * @throws Refusal 404 unknown or another seller's, 422 an invalid pincode or one outside the listing's state
 */
export async function saveLoadingAddress(
  tx: Db,
  sellerId: number,
  id: number,
  body: LoadingAddressBody,
  now: Date,
): Promise<void> {
  const listing = found(await lockOwnListing(tx, sellerId, id), "This product was not found among yours.");
  const place = findPincode(body.pincode);
  if (place === undefined) throw invalidField("pincode", "Pincode Not Found!");
  if (place.state !== listing.state) {
    throw invalidField("pincode", `This pincode is in ${place.state}; you offer this product from ${listing.state}`);
  }
  const address = {
    address_line_one: body.address_line_one.trim(),
    address_line_two: body.address_line_two.trim(),
    pincode: body.pincode,
    ...place,
  };
  const [first] = await selectLoadingAddresses(tx, id);
  if (first) await updateLoadingAddress(tx, first.id, address);
  else await insertLoadingAddress(tx, id, address);
  await noteChangeOffMarket(tx, id, now);
}
