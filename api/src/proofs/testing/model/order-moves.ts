import { readOrderMoney } from "../../../modules/ledger/statement.service";
import { listOrderLines } from "../../../modules/orders/amounts/order-amounts.service";
import { payOrder } from "../../../modules/orders/amounts/order-payment.service";
import type { OrderStep, StepTaker } from "../../../modules/orders/order.policy";
import { readOrder } from "../../../modules/orders/order.service";
import { takeSellerStep } from "../../../modules/orders/seller/seller-step.service";
import { findAward } from "../../../modules/shipments/award.service";
import { takeTransporterStep } from "../../../modules/shipments/transporter-step.service";
import { readUnplanned } from "../../../modules/shipments/vehicle-step.service";
import type { Db } from "../../../platform/database/database";
import { newUtr } from "../../../testing/money";
import { storePhotograph } from "../../../testing/photograph";
import { entry } from "../../../testing/rfq-world";
import { deskAct, type Move, type Trade, type TradeWorld } from "./trade-world";

/** Everything that moves an order, with its step in the machine (docs/domain.md#order) and whose step it is here. */
export const stepOfMove: Readonly<Record<string, readonly [OrderStep, StepTaker]>> = {
  confirm: ["confirm", "seller"],
  vehicle: ["vehicle", "transporter"],
  driver: ["driver", "transporter"],
  "remove vehicle": ["remove vehicle", "desk"],
  loading: ["loading", "seller"],
  final_quantity: ["final quantity", "seller"],
  invoice: ["invoice", "seller"],
  "cancel invoice": ["cancel invoice", "desk"],
  cancel_invoice: ["cancel invoice", "seller"],
  transport_receipt: ["transport receipt", "transporter"],
  eway_bill: ["eway bill", "transporter"],
  proof_of_delivery: ["proof of delivery", "transporter"],
  award: ["award", "desk"],
  change: ["change order", "desk"],
  freight: ["change freight", "desk"],
  cancel: ["cancel", "desk"],
};

/** A trade that has become an order. */
type Ordered = Trade & { readonly orderId: number };

const plates = ["CG04AA1111", "CG04AA2222", "CG04AA3333", "CG04AA4444"];

/** What somebody who wants the order to get on would do now; on a vehicle that waits for it. */
export async function nextOrderMove(tx: Db, orderId: number): Promise<Pick<Move, "what" | "pick">> {
  const { status } = await readOrder(tx, orderId);
  if (status === "pending") return { what: "confirm", pick: 0 };
  if (status === "delivered" || status === "cancel") return { what: "payout", pick: 6 };
  const rows = await tx
    .selectFrom("shipment")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("removed_at", "is", null)
    .orderBy("id")
    .execute();
  const waiting: readonly (readonly [string, (row: (typeof rows)[number]) => boolean])[] = [
    ["driver", (row) => row.driver_name === ""],
    ["loading", (row) => row.reported_at === null],
    ["final_quantity", (row) => row.loaded_at === null],
    ["invoice", (row) => row.invoiced_at === null],
    ["transport_receipt", (row) => row.receipt_number === null],
    ["eway_bill", (row) => row.eway_bill === null],
    ["proof_of_delivery", (row) => row.delivered_at === null],
  ];
  const unplanned = (await readUnplanned(tx, orderId)).some(({ quantityKg }) => quantityKg > 0);
  if (unplanned) return { what: "vehicle", pick: 1 + (rows.length % 3) };
  for (const [what, isWaiting] of waiting) {
    const pick = rows.findIndex(isWaiting);
    if (pick >= 0) return { what, pick };
  }
  return { what: "pay", pick: 1 };
}

/** Tries a move on an order. @throws Refusal when it is not possible now. */
export async function playOrder(tx: Db, world: TradeWorld, trade: Ordered, move: Move): Promise<void> {
  const { what, pick, size } = move;
  const { orderId, now: at } = trade;
  const { market } = world;
  const order = await readOrder(tx, orderId);
  const sellerId = order.seller_id;
  const transporterId = await carrierOf(tx, world, orderId);
  const desk = (name: string, body: object = {}) => deskAct(tx, world, at, { name, id: orderId, body });
  const shipments = await tx
    .selectFrom("shipment")
    .select(["id", "planned_kg"])
    .where("order_id", "=", orderId)
    .where("removed_at", "is", null)
    .orderBy("id")
    .execute();
  const vehicle = shipments[pick % Math.max(1, shipments.length)] ?? { id: 999_999_999, planned_kg: 1_000 };
  const seller = (event: Parameters<typeof takeSellerStep>[1]["event"]) =>
    takeSellerStep(tx, { taker: "seller", actorId: sellerId, orderId, event, at });
  const carrier = (event: Parameters<typeof takeTransporterStep>[1]["event"]) =>
    takeTransporterStep(tx, { taker: "transporter", actorId: transporterId, orderId, event, at });
  switch (what) {
    case "confirm":
      return void (await seller({ event: "confirm", dispatch_date: "2026-11-25" }));
    case "vehicle":
      return void (await carrier({
        event: "vehicle",
        vehicle_number: plates[pick % plates.length] ?? "",
        ...(pick > 3 ? { planned_quantity: size / 50 } : {}),
        ...(pick === 0 ? {} : { driver_name: "Ramesh", driver_phone: "9333333333" }),
      }));
    case "driver":
      return void (await carrier({
        event: "driver",
        trip_id: vehicle.id,
        driver_name: "Suresh",
        driver_phone: "9444444444",
      }));
    case "remove vehicle":
      return desk("order remove-vehicle", { vehicle_id: vehicle.id });
    case "loading":
      return void (await seller({ event: "loading", vehicle_id: vehicle.id }));
    case "final_quantity": {
      // From 90 to 110 per cent of the plan, to the kilogram, sometimes with an advance to the driver.
      const loadedKg = Math.max(1, Math.round((vehicle.planned_kg * (900 + (size % 201))) / 1000));
      const advance = pick === 1 ? { freight_advance: size } : {};
      return void (await seller({
        event: "final_quantity",
        vehicle_id: vehicle.id,
        final_quantity: loadedKg / 1000,
        ...advance,
      }));
    }
    case "invoice":
      return void (await seller({
        event: "invoice",
        vehicle_id: vehicle.id,
        invoice_number: `K/${pick % 4}${size % 50}`,
        invoice_date: "2026-11-21",
      }));
    case "cancel invoice":
      return desk("order cancel-invoice", { vehicle_id: vehicle.id });
    case "cancel_invoice":
      return void (await seller({
        event: "cancel_invoice",
        vehicle_id: vehicle.id,
        correction: "Correction of weight",
      }));
    case "transport_receipt":
      return void (await carrier({ event: "transport_receipt", trip_id: vehicle.id, document_number: `LR-${size}` }));
    case "eway_bill":
      return void (await carrier({
        event: "eway_bill",
        trip_id: vehicle.id,
        eway_bill: String(100_000_000_000 + vehicle.id),
      }));
    case "proof_of_delivery": {
      const upload_id = await storePhotograph(tx, transporterId, at);
      return void (await carrier({ event: "proof_of_delivery", trip_id: vehicle.id, upload_id }));
    }
    case "award":
      return desk("order award", { transporter_id: entry(market.transporters, pick % 2).id, price: 1_500 + size });
    case "change":
      return change(tx, world, trade, move);
    case "freight":
      return desk("order freight", {
        transport_price: Math.max(1, order.transport_price_paise / 100 + (size % 301) - 150),
        ...(pick % 2 === 0 ? { consent: "By telephone" } : {}),
      });
    case "cancel": {
      const { advancePaise } = await readOrderMoney(tx, orderId);
      const refund = Math.floor((advancePaise * (size - 1)) / 999) / 100;
      return desk("order cancel", { refund });
    }
    case "pay":
      return void (await payOrder(tx, {
        buyerId: market.buyer.id,
        orderId,
        payment: { source: pick % 3 === 0 ? "credit" : "cash", ...(pick % 2 === 0 ? { amount: size * 1_000 } : {}) },
        at,
      }));
    case "pay by bank":
      return payByBank(tx, world, trade, move);
    case "payout":
      return payout(tx, world, trade, move);
    case "refund":
      return desk("order refund");
    default:
      throw new Error(`There is no move ${what}`);
  }
}

/** An order without a carrier is tried by one who is none of it. */
async function carrierOf(tx: Db, { market }: TradeWorld, orderId: number): Promise<number> {
  return (await findAward(tx, orderId))?.transporter_id ?? entry(market.transporters, 1).id;
}

async function change(tx: Db, world: TradeWorld, { orderId, now }: Ordered, { pick, size }: Move): Promise<void> {
  const lines = await listOrderLines(tx, orderId);
  const line = lines[pick % lines.length];
  const sizeId = world.market.world.sizeIds[pick % 2];
  const body = {
    line_id: line?.id ?? 0,
    ...(pick < 6 ? { quantity: size / 25 } : { size_id: sizeId }),
    consent: "By telephone",
  };
  await deskAct(tx, world, now, { name: "order change", id: orderId, body });
}

/** The buyer reports, the desk decides in the same breath: found, not found, or found without a purpose. */
async function payByBank(tx: Db, world: TradeWorld, { orderId, now: at }: Ordered, { pick }: Move): Promise<void> {
  const payment = { source: "bank", utr: newUtr(), paid_on: "2026-11-21" } as const;
  const { id, amountPaise } = await payOrder(tx, {
    buyerId: world.market.buyer.id,
    orderId,
    payment,
    at,
  });
  const received = amountPaise / 100;
  if (pick % 3 === 0) return deskAct(tx, world, at, { name: "payment reject", id });
  const name = pick % 3 === 1 ? "payment verify" : "payment into-wallet";
  return deskAct(tx, world, at, { name, id, body: { received } });
}

async function payout(tx: Db, world: TradeWorld, { orderId, now }: Ordered, { pick, size }: Move): Promise<void> {
  const money = await readOrderMoney(tx, orderId);
  const to = pick % 2 === 0 ? "seller" : "transporter";
  const owed = to === "seller" ? money.sellerOwedPaise : money.transporterOwedPaise;
  const amount = pick > 3 ? owed / 100 : size;
  const body = { to, amount, reference: newUtr() };
  await deskAct(tx, world, now, { name: "order payout", id: orderId, body });
}
