import { secondsAfter } from "@mandi/api/public/clock";
import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { products } from "../content/products";
import { transporters, vehicleTypes } from "../content/transporters";
import { type FillContext, idsOf, named, userIdsByPhone } from "./context";

const joinedDaysAgo = 300;
const day = 24 * 3600;

/** The transporters' products, vehicles and belts: freight enquiries are matched against them. */
export async function fillFreight(context: FillContext): Promise<void> {
  const users = await userIdsByPhone(context.tx);
  await fillCarried(context, users);
  await fillVehicles(context, users);
  await fillBelts(context, users);
}

type UserIds = ReadonlyMap<string, number>;

async function fillCarried({ tx }: FillContext, users: UserIds): Promise<void> {
  const productIds = await idsOf(tx, "commodity_product");
  const productNames = new Map(products.map(({ key, name }) => [key, name]));
  await tx
    .insertInto("transporter_product")
    .values(
      transporters.flatMap(({ phone, products: carried }) =>
        carried.map((key) => ({
          user_id: named(users, phone),
          commodity_product_id: named(productIds, named(productNames, key)),
        })),
      ),
    )
    .execute();
}

async function fillVehicles({ tx }: FillContext, users: UserIds): Promise<void> {
  const vehicles = await tx
    .insertInto("vehicle_type")
    .values(
      vehicleTypes.map(({ picture, name, type, capacityTonnes }, position) => ({
        name,
        type,
        photo: `/media/vehicles/${picture}.svg`,
        capacity_kg: kilogramsFromTonnes(capacityTonnes),
        position,
      })),
    )
    .returning(["id", "name"])
    .execute();
  const vehicleIds = new Map(vehicles.map(({ id, name }) => [name, id]));
  const vehicleNames = new Map(vehicleTypes.map(({ picture, name }) => [picture, name]));
  await tx
    .insertInto("transporter_vehicle")
    .values(
      transporters.flatMap(({ phone, vehicles: owned }) =>
        owned.map((picture) => ({
          user_id: named(users, phone),
          vehicle_type_id: named(vehicleIds, named(vehicleNames, picture)),
        })),
      ),
    )
    .execute();
}

async function fillBelts({ tx, now }: FillContext, users: UserIds): Promise<void> {
  for (const { phone, belts } of transporters) {
    for (const { loadingAddress, unloading } of belts) {
      const belt = await tx
        .insertInto("belt")
        .values({
          user_id: named(users, phone),
          loading_address: loadingAddress,
          created_at: secondsAfter(now, -joinedDaysAgo * day),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await tx
        .insertInto("belt_city")
        .values(
          unloading.map(({ state, city, minPrice, maxPrice }, position) => ({
            belt_id: belt.id,
            position,
            state,
            city,
            min_price_paise: paiseFromRupees(minPrice),
            max_price_paise: paiseFromRupees(maxPrice),
          })),
        )
        .execute();
    }
  }
}
