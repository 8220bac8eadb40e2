import type { Db } from "../../platform/database/database";
import { listShipments } from "./shipment-view.open.store";
import { listUnplanned } from "./vehicle-step.service";

/** Whether nothing of an order is left to invoice: all of it is on vehicles, and each of them is invoiced. */
export async function isAllInvoiced(db: Db, orderId: number): Promise<boolean> {
  const vehicles = await listShipments(db, orderId);
  if (vehicles.length === 0 || vehicles.some(({ invoiced_at }) => invoiced_at === null)) return false;
  return (await listUnplanned(db, orderId)).every(({ quantityKg }) => quantityKg <= 0);
}
