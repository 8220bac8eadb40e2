import { kilograms } from "@mandi/shared/money/kilograms";
import type { Db } from "../../platform/database/database";
import { linksFor } from "../uploads/upload-link.service";
import { selectAgreedKg, selectCarriedOrders, selectShipmentsOf } from "./shipment.store";
import type { CarriedOrder } from "./transporter-order.presenter";

/** The orders a transporter carries with their vehicles, a fixed number of queries for any number of orders. */
export async function readCarriedOrders(db: Db, transporterId: number, now: Date): Promise<readonly CarriedOrder[]> {
  const orders = await selectCarriedOrders(db, transporterId);
  const ids = orders.map(({ id }) => id);
  const shipments = await selectShipmentsOf(db, ids);
  const agreedKg = await selectAgreedKg(db, ids);
  const linkOf = await linksFor(db, transporterId, now);
  return orders.map(({ award_price_paise, ...order }) => {
    const own = shipments.filter(({ order_id }) => order_id === order.id);
    const plannedKg = own.reduce((sum, { planned_kg }) => sum + planned_kg, 0);
    return {
      order,
      pricePaise: award_price_paise,
      shipments: own,
      unplannedKg: kilograms(Math.max(0, (agreedKg.get(order.id) ?? 0) - plannedKg)),
      linkOf,
    };
  });
}
