import type { TransporterOrderListQuery } from "@mandi/shared/contract/transporter/order";
import { kilograms } from "@mandi/shared/money/kilograms";
import type { Db } from "../../platform/database/database";
import { onPage, type PageWindow, presentPage, windowOf } from "../../platform/routes/paging";
import { selectCarriedOrders, selectCarriedOrdersOf } from "../../reads/carried-orders.read";
import { searchCarriedOrders } from "../../reads/carried-trades.read";
import { listLinesOfOrders, readAgreedKg } from "../orders/amounts/order-amounts.service";
import type { OrderRow } from "../orders/order.store";
import { tradeSearchOf } from "../search/trade-search";
import { type LinkOf, linksFor } from "../uploads/upload-link.service";
import { readEwayBillLimit } from "./eway/eway-limit.service";
import { needsEwayBill } from "./eway-bill.policy";
import { countCarriedOrders, type ShipmentRow, selectShipmentsOf } from "./shipment.store";
import { listLoadsOfOrders } from "./shipment-load.open.store";
import type { CarriedOrder } from "./transporter-order.presenter";

/** Orders in one answer when the client asks for no page. */
const ordersAtMost = 200;

/** The orders that a transporter carries, with their vehicles, in a fixed number of queries for any number of orders. */
export async function readCarriedOrders(db: Db, transporterId: number, query: TransporterOrderListQuery, now: Date) {
  const window = windowOf(query, ordersAtMost);
  const search = query.search?.trim();
  const [{ total, orders }, linkOf, fromPaise] = await Promise.all([
    search ? lookForOrders(db, transporterId, search, { window, now }) : pageOfOrders(db, transporterId, window),
    linksFor(db, transporterId, now),
    readEwayBillLimit(db, now),
  ]);
  return presentPage(await withVehicles(db, orders, { linkOf, fromPaise }), window.page, window.perPage, total);
}

/** One order as its transporter sees it, with links for the reader; undefined when they do not carry it. */
export async function findCarriedOrder(
  db: Db,
  id: number,
  transporterId: number,
  reader: { readonly id: number; readonly now: Date },
): Promise<CarriedOrder | undefined> {
  const [orders, linkOf, fromPaise] = await Promise.all([
    selectCarriedOrdersOf(db, transporterId, [id]),
    linksFor(db, reader.id, reader.now),
    readEwayBillLimit(db, reader.now),
  ]);
  return (await withVehicles(db, orders, { linkOf, fromPaise }))[0];
}

async function withVehicles(
  db: Db,
  orders: Awaited<ReturnType<typeof selectCarriedOrdersOf>>,
  { linkOf, fromPaise }: { readonly linkOf: LinkOf; readonly fromPaise: number },
): Promise<CarriedOrder[]> {
  const ids = orders.map(({ id }) => id);
  const [shipments, agreedKg, lines] = await Promise.all([
    selectShipmentsOf(db, ids),
    readAgreedKg(db, ids),
    listLinesOfOrders(db, ids),
  ]);
  const withoutEwayBill = await listNeedingNone(db, { orders, shipments, lines }, fromPaise);
  return orders.map(({ award_price_paise, ...order }): CarriedOrder => {
    const own = shipments.filter(({ order_id }) => order_id === order.id);
    const plannedKg = own.reduce((sum, { planned_kg }) => sum + planned_kg, 0);
    return {
      order,
      lines: lines.filter(({ order_id }) => order_id === order.id),
      pricePaise: award_price_paise,
      shipments: own,
      unplannedKg: kilograms(Math.max(0, (agreedKg.get(order.id) ?? 0) - plannedKg)),
      withoutEwayBill,
      linkOf,
    };
  });
}

async function pageOfOrders(db: Db, transporterId: number, window: PageWindow) {
  const [total, orders] = await Promise.all([
    countCarriedOrders(db, transporterId),
    selectCarriedOrders(db, transporterId, window),
  ]);
  return { total, orders };
}

async function lookForOrders(
  db: Db,
  transporterId: number,
  search: string,
  { window, now }: { readonly window: PageWindow; readonly now: Date },
) {
  const ids = await searchCarriedOrders(db, transporterId, tradeSearchOf(search, now));
  return { total: ids.length, orders: await selectCarriedOrdersOf(db, transporterId, onPage(ids, window)) };
}

interface Carried {
  readonly orders: readonly OrderRow[];
  readonly shipments: readonly ShipmentRow[];
  readonly lines: Awaited<ReturnType<typeof listLinesOfOrders>>;
}

/** Keys of vehicles that are invoiced, have no e-way bill and may deliver without one. */
async function listNeedingNone(
  db: Db,
  { orders, shipments, lines }: Carried,
  fromPaise: number,
): Promise<ReadonlySet<number>> {
  const waiting = shipments.filter(
    (row) => row.invoiced_at !== null && row.eway_bill === null && row.delivered_at === null,
  );
  const ids = [...new Set(waiting.map(({ order_id }) => order_id))];
  const loads = await listLoadsOfOrders(db, ids);
  const free = waiting.filter(({ id, order_id }) => {
    const order = orders.find((candidate) => candidate.id === order_id);
    const load = loads.find(({ shipmentId }) => shipmentId === id);
    const own = lines.filter((line) => line.order_id === order_id);
    return order !== undefined && load !== undefined && !needsEwayBill(order, own, load, fromPaise);
  });
  return new Set(free.map(({ id }) => id));
}
