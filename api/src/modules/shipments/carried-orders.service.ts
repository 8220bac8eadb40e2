import { kilograms } from "@mandi/shared/money/kilograms";
import type { Db } from "../../platform/database/database";
import { type PageQuery, presentPage, windowOf } from "../../platform/routes/paging";
import { linksFor } from "../uploads/upload-link.service";
import { countCarriedOrders, selectAgreedKg, selectCarriedOrders, selectShipmentsOf } from "./shipment.store";
import type { CarriedOrder } from "./transporter-order.presenter";

/** Orders of one answer when the client asks for no page. */
const ordersAtMost = 200;

/** The orders a transporter carries with their vehicles, a fixed number of queries for any number of orders. */
export async function readCarriedOrders(db: Db, transporterId: number, query: PageQuery, now: Date) {
  const window = windowOf(query, ordersAtMost);
  const total = await countCarriedOrders(db, transporterId);
  const orders = await selectCarriedOrders(db, transporterId, window);
  const ids = orders.map(({ id }) => id);
  const shipments = await selectShipmentsOf(db, ids);
  const agreedKg = await selectAgreedKg(db, ids);
  const linkOf = await linksFor(db, transporterId, now);
  const carried = orders.map(({ award_price_paise, ...order }): CarriedOrder => {
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
  return presentPage(carried, window.page, window.perPage, total);
}
