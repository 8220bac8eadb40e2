import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { BeltStop } from "./belt.policy";

/** Every product that is traded, and whether this transporter carries it. */
export function selectProductChoices(db: Db, userId: number) {
  return db
    .selectFrom("commodity_product as product")
    .innerJoin("category", "category.id", "product.category_id")
    .leftJoin("transporter_product as own", (join) =>
      join.onRef("own.commodity_product_id", "=", "product.id").on("own.user_id", "=", userId),
    )
    .select(["product.id", "product.name", "product.thumbnail", "category.name as category_name", "own.user_id"])
    .where("product.is_active", "=", true)
    .orderBy("product.position")
    .orderBy("product.name")
    .execute();
}

/** Every kind of vehicle, and whether this transporter has it. */
export function selectVehicleChoices(db: Db, userId: number) {
  return db
    .selectFrom("vehicle_type as vehicle")
    .leftJoin("transporter_vehicle as own", (join) =>
      join.onRef("own.vehicle_type_id", "=", "vehicle.id").on("own.user_id", "=", userId),
    )
    .select(["vehicle.id", "vehicle.name", "vehicle.photo", "vehicle.type", "vehicle.capacity_kg", "own.user_id"])
    .orderBy("vehicle.position")
    .orderBy("vehicle.name")
    .execute();
}

/** How many of these products are traded. */
export async function countProducts(db: Db, ids: readonly number[]): Promise<number> {
  const { total } = await db
    .selectFrom("commodity_product")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("is_active", "=", true)
    .where(({ eb, val }) => eb("id", "=", eb.fn.any(val([...ids]))))
    .executeTakeFirstOrThrow();
  return total;
}

export async function countVehicles(db: Db, ids: readonly number[]): Promise<number> {
  const { total } = await db
    .selectFrom("vehicle_type")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where(({ eb, val }) => eb("id", "=", eb.fn.any(val([...ids]))))
    .executeTakeFirstOrThrow();
  return total;
}

/** Replaces the products with these. */
export async function replaceProducts(tx: Db, userId: number, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom("transporter_product").where("user_id", "=", userId).execute();
  await sql`
    insert into transporter_product (user_id, commodity_product_id)
    select ${userId}, id from unnest(${[...ids]}::bigint[]) as chosen (id)`.execute(tx);
}

/** Replaces the kinds of vehicle with these. */
export async function replaceVehicles(tx: Db, userId: number, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom("transporter_vehicle").where("user_id", "=", userId).execute();
  await sql`
    insert into transporter_vehicle (user_id, vehicle_type_id)
    select ${userId}, id from unnest(${[...ids]}::bigint[]) as chosen (id)`.execute(tx);
}

/** A transporter's belts with their cities, in the order of entry. */
export function selectBeltRows(db: Db, userId: number) {
  return db
    .selectFrom("belt")
    .innerJoin("belt_city as stop", "stop.belt_id", "belt.id")
    .select([
      "belt.id",
      "belt.loading_address",
      "stop.state",
      "stop.city",
      "stop.min_price_paise",
      "stop.max_price_paise",
    ])
    .where("belt.user_id", "=", userId)
    .orderBy("belt.id")
    .orderBy("stop.position")
    .execute();
}

export async function countBelts(db: Db, userId: number): Promise<number> {
  const { total } = await db
    .selectFrom("belt")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertBelt(tx: Db, userId: number, loadingAddress: string, at: Date): Promise<number> {
  const { id } = await tx
    .insertInto("belt")
    .values({ user_id: userId, loading_address: loadingAddress, created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** False when the belt does not exist or is not theirs. */
export async function updateBelt(tx: Db, userId: number, id: number, loadingAddress: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("belt")
    .set({ loading_address: loadingAddress })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Replaces the cities with these. */
export async function replaceStops(tx: Db, beltId: number, stops: readonly BeltStop[]): Promise<void> {
  await tx.deleteFrom("belt_city").where("belt_id", "=", beltId).execute();
  await tx
    .insertInto("belt_city")
    .values(
      stops.map(({ state, city, minPricePaise, maxPricePaise }, position) => ({
        belt_id: beltId,
        position,
        state,
        city,
        min_price_paise: minPricePaise,
        max_price_paise: maxPricePaise,
      })),
    )
    .execute();
}

/** False when the belt does not exist or is not theirs. Enquiries that it matched keep its range. */
export async function deleteBelt(tx: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("belt")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** One unloading place of a transporter's belt, with its loading place. */
export interface CarriedStop {
  readonly transporterId: number;
  readonly loadingAddress: string;
  readonly state: string;
  readonly city: string;
  readonly minPricePaise: number;
  readonly maxPricePaise: number;
}

/** Belts of transporters who carry the product and whom the desk has approved, except the buyer's own. */
export async function selectBeltStops(db: Db, productId: number, buyerId: number): Promise<readonly CarriedStop[]> {
  const rows = await db
    .selectFrom("transporter_product")
    .innerJoin("users", "users.id", "transporter_product.user_id")
    .innerJoin("belt", "belt.user_id", "users.id")
    .innerJoin("belt_city", "belt_city.belt_id", "belt.id")
    .select([
      "belt.user_id",
      "belt.loading_address",
      "belt_city.state",
      "belt_city.city",
      "belt_city.min_price_paise",
      "belt_city.max_price_paise",
    ])
    .where("transporter_product.commodity_product_id", "=", productId)
    .where("users.type", "=", "transporter")
    .where("users.verification_status", "=", "approved")
    .where("users.suspended_at", "is", null)
    .where("users.id", "<>", buyerId)
    .execute();
  return rows.map((row) => ({
    transporterId: row.user_id,
    loadingAddress: row.loading_address,
    state: row.state,
    city: row.city,
    minPricePaise: row.min_price_paise,
    maxPricePaise: row.max_price_paise,
  }));
}
