import type { AddressBody } from "@mandi/shared/contract/address";
import type { Db } from "../../platform/database/database";

const columns = [
  "id",
  "company_name",
  "phone",
  "gst",
  "address_line_one",
  "address_line_two",
  "pincode",
  "city",
  "state",
] as const;

/** A person needs a handful; the bound keeps the list one page. */
export const addressesAtMost = 100;

export function selectAddresses(db: Db, userId: number) {
  return db
    .selectFrom("address")
    .select(columns)
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .limit(addressesAtMost)
    .execute();
}

export async function countAddresses(db: Db, userId: number): Promise<number> {
  const { total } = await db
    .selectFrom("address")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertAddress(tx: Db, userId: number, address: AddressBody, now: Date): Promise<void> {
  await tx
    .insertInto("address")
    .values({ ...trimmed(address), user_id: userId, created_at: now, deleted_at: null })
    .execute();
}

/** False when the address is not there, deleted, or another's. */
export async function updateAddress(tx: Db, userId: number, id: number, address: AddressBody): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("address")
    .set(trimmed(address))
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Hides the address; quotations and orders keep their snapshot of it (docs/domain.md#quotation). */
export async function hideAddress(tx: Db, userId: number, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("address")
    .set({ deleted_at: now })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function trimmed(address: AddressBody): AddressBody {
  return {
    company_name: address.company_name.trim(),
    phone: address.phone,
    gst: address.gst.trim().toUpperCase(),
    address_line_one: address.address_line_one.trim(),
    address_line_two: address.address_line_two.trim(),
    pincode: address.pincode,
    city: address.city.trim(),
    state: address.state.trim(),
  };
}
