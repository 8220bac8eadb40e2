import type { Selectable } from "kysely";
import type { Db } from "../../platform/database/database";
import type { ShipmentTables } from "./shipment.tables";

/** Who carries an order. */
export type AwardRow = Selectable<ShipmentTables["freight_award"]>;

/** Who carries an order now. */
export function selectAward(db: Db, orderId: number): Promise<AwardRow | undefined> {
  return db
    .selectFrom("freight_award")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

/** An award before it is stored. */
export interface NewAward {
  readonly orderId: number;
  readonly transporterId: number;
  readonly pricePaise: number;
  readonly reason: string;
  readonly at: Date;
  readonly actorId: number | null;
}

/** Stores the award of an order that has none. */
export async function insertAward(tx: Db, award: NewAward): Promise<void> {
  await tx
    .insertInto("freight_award")
    .values({
      order_id: award.orderId,
      transporter_id: award.transporterId,
      price_paise: award.pricePaise,
      reason: award.reason,
      awarded_at: award.at,
      awarded_by: award.actorId,
    })
    .execute();
}

/** Ends the award in force and makes a new one. */
export async function replaceAward(tx: Db, award: NewAward): Promise<void> {
  await tx
    .updateTable("freight_award")
    .set({ ended_at: award.at })
    .where("order_id", "=", award.orderId)
    .where("ended_at", "is", null)
    .execute();
  await insertAward(tx, award);
}
