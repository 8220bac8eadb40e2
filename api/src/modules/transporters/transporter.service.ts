import type { AssignBeltBody, Belt } from "@mandi/shared/contract/transporter/belt";
import type {
  TransporterProductListAnswer,
  TransporterVehicleListAnswer,
} from "@mandi/shared/contract/transporter/choices";
import type { Db } from "../../platform/database/database";
import { found, invalidField, Refusal } from "../../platform/errors";
import { rupees, tonnes } from "../../platform/wire-figures";
import { statesOfCity } from "../places/places";
import { readStops } from "./belt.policy";
import * as store from "./transporter.store";

/** More belts than this are a mistake; the limit keeps the list on one page. */
const beltsAtMost = 100;

export async function readProductChoices(db: Db, userId: number): Promise<TransporterProductListAnswer> {
  const rows = await store.selectProductChoices(db, userId);
  return {
    data: rows.map(({ id, name, thumbnail, category_name, user_id }) => ({
      id,
      name,
      thumbnail,
      category_name,
      is_selected: user_id === null ? 0 : 1,
    })),
  };
}

export async function readVehicleChoices(db: Db, userId: number): Promise<TransporterVehicleListAnswer> {
  const rows = await store.selectVehicleChoices(db, userId);
  return {
    data: rows.map(({ id, name, photo, type, capacity_kg, user_id }) => ({
      id,
      name,
      photo,
      type,
      capacity: tonnes(capacity_kg),
      is_selected: user_id === null ? 0 : 1,
    })),
  };
}

/** Sets the products that they carry from now on; earlier enquiries stay. @throws Refusal 422 for an unknown one */
export async function assignProducts(tx: Db, userId: number, ids: readonly number[]): Promise<void> {
  if ((await store.countProducts(tx, ids)) < ids.length) {
    throw invalidField("commodity_product", "Please select a product");
  }
  await store.replaceProducts(tx, userId, ids);
}

/** Sets the vehicles that they have. @throws Refusal 422 for an unknown one */
export async function assignVehicles(tx: Db, userId: number, ids: readonly number[]): Promise<void> {
  if ((await store.countVehicles(tx, ids)) < ids.length) throw invalidField("vehicle", "Please select a vehicle");
  await store.replaceVehicles(tx, userId, ids);
}

/** A transporter's belts. */
export async function listBelts(db: Db, userId: number): Promise<Belt[]> {
  const belts = new Map<number, Belt>();
  for (const row of await store.selectBeltRows(db, userId)) {
    const belt = belts.get(row.id) ?? { id: row.id, loading_address: row.loading_address, unloading_address: [] };
    belt.unloading_address.push({
      state: row.state,
      city: row.city,
      min_price: rupees(row.min_price_paise),
      max_price: rupees(row.max_price_paise),
    });
    belts.set(row.id, belt);
  }
  return [...belts.values()];
}

/** Adds a belt, or replaces the named one. @throws Refusal 422, 404 for another's belt */
export async function assignBelt(tx: Db, userId: number, body: AssignBeltBody, at: Date): Promise<void> {
  const stops = readStops(body, statesOfCity);
  const loadingAddress = body.loading_address.trim();
  if (body.id !== undefined) {
    found((await store.updateBelt(tx, userId, body.id, loadingAddress)) || undefined);
    await store.replaceStops(tx, body.id, stops);
    return;
  }
  if ((await store.countBelts(tx, userId)) >= beltsAtMost) {
    throw new Refusal("refused", { message: `You can save at most ${beltsAtMost} belts.` });
  }
  await store.replaceStops(tx, await store.insertBelt(tx, userId, loadingAddress, at), stops);
}

/** @throws Refusal 404 when the belt does not exist or is not theirs. */
export async function removeBelt(tx: Db, userId: number, id: number): Promise<void> {
  found((await store.deleteBelt(tx, userId, id)) || undefined);
}

/** Belts of transporters who carry the product and whom the desk has approved, except the buyer's own. */
export const listBeltStops = store.selectBeltStops;
