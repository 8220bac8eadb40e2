import type { Selectable } from "kysely";
import type { Db } from "../../platform/database/database";
import { type NewAward, storeAward } from "./freight-award.open.store";
import type { ShipmentTables } from "./shipment.tables";

/** The transporter of an order. */
export type AwardRow = Selectable<ShipmentTables["freight_award"]>;

/** The current transporter of an order. */
export function selectAward(db: Db, orderId: number): Promise<AwardRow | undefined> {
  return db
    .selectFrom("freight_award")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

/** Ends the award in force and makes a new one. */
export async function replaceAward(tx: Db, award: NewAward): Promise<void> {
  await tx
    .updateTable("freight_award")
    .set({ ended_at: award.at })
    .where("order_id", "=", award.orderId)
    .where("ended_at", "is", null)
    .execute();
  await storeAward(tx, award);
}
