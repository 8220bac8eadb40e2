import type { LoadingAddressBody } from "@mandi/shared/contract/seller-product";
import type { Db } from "../../platform/database/database";
import { found, invalidField } from "../../platform/errors";
import { findPincode } from "../places/places";
import {
  copyCompanyAddress,
  insertLoadingAddress,
  listLoadingAddresses,
  selectLoadingAddress,
  updateLoadingAddress,
} from "./loading-address.store";
import { lockOwnListing } from "./seller-listing.store";

/** Listings of the seller that have no loading address get that of their company, as far as it is known. */
export const fillLoadingAddresses = copyCompanyAddress;

/** Where a listing's goods are loaded: its first loading address, else its city. */
export const readLoadingAddress = selectLoadingAddress;

/**
 * Names where a listing's goods are loaded. What was frozen for a marked offer or an order stays as it was agreed.
 *
 * @throws Refusal 404 not there or another's, 422 an invalid pincode or of another state than the listing's
 */
export async function saveLoadingAddress(
  tx: Db,
  sellerId: number,
  id: number,
  body: LoadingAddressBody,
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
  const [first] = await listLoadingAddresses(tx, id);
  if (first) await updateLoadingAddress(tx, first.id, address);
  else await insertLoadingAddress(tx, id, address);
}
