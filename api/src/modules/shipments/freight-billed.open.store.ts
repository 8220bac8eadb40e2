import type { Db } from "../../platform/database/database";

/** The freight bill of a delivered vehicle is approved: nobody has to ask its carrier for one any more. */
export async function markFreightBilled(tx: Db, shipmentId: number): Promise<void> {
  await tx.updateTable("shipment").set({ awaits_freight_bill: false }).where("id", "=", shipmentId).execute();
}
