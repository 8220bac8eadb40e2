import type { Address, AddressBody, ListedAddress } from "@mandi/shared/contract/address";
import type { UsualPlaceAnswer } from "@mandi/shared/contract/usual-place";
import type { Db } from "../../platform/database/database";
import { advisoryLock } from "../../platform/database/transaction";
import { found, Refusal } from "../../platform/errors";
import { selectLastBilled } from "../../reads/last-billed.read";
import { selectUsualPlace } from "../../reads/usual-place.read";
import {
  addressesAtMost,
  countAddresses,
  hideAddress,
  insertAddress,
  selectAddresses,
  updateAddress,
} from "./address.store";

export function listAddresses(db: Db, userId: number): Promise<Address[]> {
  return selectAddresses(db, userId);
}

/** A person's saved addresses, as the list shows them. */
export async function listAddressList(db: Db, userId: number): Promise<ListedAddress[]> {
  const [addresses, lastBilled] = await Promise.all([selectAddresses(db, userId), selectLastBilled(db, userId)]);
  return addresses.map((address) => (address.id === lastBilled ? { ...address, is_last_billed: true } : address));
}

/** Where a person's goods usually go; null before their first request and address. */
export function findUsualPlace(db: Db, userId: number): Promise<UsualPlaceAnswer["data"]> {
  return selectUsualPlace(db, userId);
}

export async function saveAddress(tx: Db, userId: number, body: AddressBody, now: Date): Promise<void> {
  await advisoryLock(tx, "addresses", String(userId)); // Otherwise two requests could both take the last free place.
  if ((await countAddresses(tx, userId)) >= addressesAtMost) {
    throw new Refusal("refused", { message: `You can save at most ${addressesAtMost} addresses.` });
  }
  await insertAddress(tx, userId, body, now);
}

/** @throws Refusal 404 when the address is not there, deleted, or another's. */
export async function changeAddress(tx: Db, userId: number, id: number, body: AddressBody): Promise<void> {
  found((await updateAddress(tx, userId, id, body)) || undefined);
}

/** @throws Refusal 404 when the address is not there, deleted, or another's. */
export async function deleteAddress(tx: Db, userId: number, id: number, now: Date): Promise<void> {
  found((await hideAddress(tx, userId, id, now)) || undefined);
}
