import { readOrderMoney } from "../../../modules/ledger/statement.service";
import { listOrderLines } from "../../../modules/orders/amounts/order-amounts.service";
import { payOrder } from "../../../modules/orders/amounts/order-payment.service";
import type { OrderStep, StepTaker } from "../../../modules/orders/order.policy";
import { readOrder } from "../../../modules/orders/order.service";
import { takeSellerStep } from "../../../modules/orders/seller/seller-step.service";
import { findAward } from "../../../modules/shipments/award.service";
import { takeTransporterStep } from "../../../modules/shipments/transporter-step.service";
import { listUnplanned } from "../../../modules/shipments/vehicle-step.service";
import { readUnpaidOfOrder } from "../../../modules/trade-papers/unpaid-of-buyer.service";
import { secondsAfter, tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { newUtr } from "../../../testing/money";
import { storePhotograph } from "../../../testing/photograph";
import { entry } from "../../../testing/rfq-world";
import { moneyMoves, nextMoneyMove } from "./money-moves";
import { desk, type Ordered, type Play } from "./order-play";
import { billNumber, nextFreightMove, paperMoves } from "./paper-moves";
import { payoutBatch } from "./payout-moves";
import { nextPortalMove, portalMoves } from "./portal-moves";
import { deskAct, type Move, orderTime, type TradeWorld } from "./trade-world";

/** Everything that moves an order, with its step in the machine (docs/domain.md#order) and who takes it here. */
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

const daySeconds = 24 * 3_600;

const plates = ["CG04AA1111", "CG04AA2222", "CG04AA3333", "CG04AA4444"];

/** The move that would advance the order now, on a vehicle that waits for it. */
export async function nextOrderMove(tx: Db, orderId: number): Promise<Pick<Move, "what" | "pick">> {
  const order = await readOrder(tx, orderId);
  const { status } = order;
  if (status === "pending") return { what: orderId % 16 === 7 ? "cancel" : "confirm", pick: 0 };
  const portalMove = await nextPortalMove(tx, orderId);
  if (portalMove) return portalMove;
  if (status === "delivered") return (await nextFreightMove(tx, orderId)) ?? nextMoneyMove(tx, order);
  if (status === "cancel") return { what: "payout", pick: 6 };
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
  const unplanned = (await listUnplanned(tx, orderId)).some(({ quantityKg }) => quantityKg > 0);
  if (unplanned) return { what: "vehicle", pick: 1 + (rows.length % 3) };
  for (const [what, isWaiting] of waiting) {
    const pick = rows.findIndex(isWaiting);
    if (pick >= 0) return { what, pick };
  }
  return { what: "pay", pick: 1 };
}

/** Tries a move on an order. @throws Refusal when it is not possible now. */
export async function playOrder(tx: Db, world: TradeWorld, trade: Ordered, move: Move): Promise<void> {
  const play = moves[move.what];
  if (!play) throw new Error(`There is no move ${move.what}`);
  const { pick, size } = move;
  const { orderId } = trade;
  const at = orderTime(world, trade);
  const order = await readOrder(tx, orderId);
  const transporterId = await carrierOf(tx, world, orderId);
  const vehicles = await tx
    .selectFrom("shipment")
    .select(["id", "planned_kg"])
    .where("order_id", "=", orderId)
    .where("removed_at", "is", null)
    .orderBy("id")
    .execute();
  const vehicle = vehicles[pick % Math.max(1, vehicles.length)] ?? { id: 999_999_999, planned_kg: 1_000 };
  await play({ tx, world, trade: { ...trade, now: at }, move, at, pick, size, order, vehicle, transporterId });
}

const sellerMoves: Readonly<Record<string, (play: Play) => Promise<unknown>>> = {
  confirm: (play) => seller(play, { event: "confirm", dispatch_date: tradeDay(secondsAfter(play.at, 4 * daySeconds)) }),
  loading: (play) => seller(play, { event: "loading", vehicle_id: play.vehicle.id }),
  final_quantity(play) {
    const { vehicle, pick, size } = play;
    // From 90 to 110 per cent of the plan, to the kilogram, sometimes with an advance to the driver.
    const loadedKg = Math.max(1, Math.round((vehicle.planned_kg * (900 + (size % 201))) / 1000));
    const advance = pick === 1 ? { freight_advance: size } : {};
    const final_quantity = loadedKg / 1000;
    return seller(play, { event: "final_quantity", vehicle_id: vehicle.id, final_quantity, ...advance });
  },
  invoice(play) {
    const invoice_number = billNumber(play.vehicle.id, play.size);
    return seller(play, {
      event: "invoice",
      vehicle_id: play.vehicle.id,
      invoice_number,
      invoice_date: tradeDay(play.at),
    });
  },
  cancel_invoice: (play) =>
    seller(play, { event: "cancel_invoice", vehicle_id: play.vehicle.id, correction: "Correction of weight" }),
};

const carrierMoves: Readonly<Record<string, (play: Play) => Promise<unknown>>> = {
  vehicle(play) {
    const { pick, size } = play;
    return carrier(play, {
      event: "vehicle",
      vehicle_number: plates[pick % plates.length] ?? "",
      ...(pick > 3 ? { planned_quantity: size / 50 } : {}),
      ...(pick === 0 ? {} : { driver_name: "Ramesh", driver_phone: "9333333333" }),
    });
  },
  driver: (play) =>
    carrier(play, { event: "driver", trip_id: play.vehicle.id, driver_name: "Suresh", driver_phone: "9444444444" }),
  transport_receipt: (play) =>
    carrier(play, { event: "transport_receipt", trip_id: play.vehicle.id, document_number: `LR-${play.size}` }),
  eway_bill(play) {
    const { id } = play.vehicle;
    return carrier(play, { event: "eway_bill", trip_id: id, eway_bill: String(100_000_000_000 + id) });
  },
  async proof_of_delivery(play) {
    const upload_id = await storePhotograph(play.tx, play.transporterId, play.at);
    return carrier(play, { event: "proof_of_delivery", trip_id: play.vehicle.id, upload_id });
  },
};

const deskMoves: Readonly<Record<string, (play: Play) => Promise<unknown>>> = {
  "remove vehicle": (play) => desk(play, "order remove-vehicle", { vehicle_id: play.vehicle.id }),
  "cancel invoice": (play) => desk(play, "order cancel-invoice", { vehicle_id: play.vehicle.id }),
  award(play) {
    const { id } = entry(play.world.market.transporters, play.pick % 2);
    const { to_pay_rate_paise, freight_mode, transport_price_paise } = play.order;
    const agreedPaise = freight_mode === "pure_agent" ? transport_price_paise : to_pay_rate_paise;
    const price = agreedPaise === null ? 1_500 + play.size : agreedPaise / 100;
    return desk(play, "order award", { transporter_id: id, price });
  },
  change: ({ tx, world, trade, move }) => change(tx, world, trade, move),
  freight: (play) =>
    desk(play, "order freight", {
      transport_price: Math.max(100, play.order.transport_price_paise + ((play.size % 301) - 150) * 100) / 100,
      ...(play.pick % 2 === 0 ? { consent: "By telephone" } : {}),
    }),
  async cancel(play) {
    const { advancePaise } = await readOrderMoney(play.tx, play.trade.orderId);
    return desk(play, "order cancel", { refund: Math.floor((advancePaise * (play.size - 1)) / 999) / 100 });
  },
  payout: ({ tx, world, trade, move }) => payout(tx, world, trade, move),
  "payout batch": payoutBatch,
  refund: (play) => desk(play, "order refund"),
};

const moves: Readonly<Record<string, (play: Play) => Promise<unknown>>> = {
  ...sellerMoves,
  ...carrierMoves,
  ...deskMoves,
  ...paperMoves,
  ...portalMoves,
  ...moneyMoves,
  pay,
  "pay by name": payByName,
  "pay by bank": ({ tx, world, trade, move }) => payByBank(tx, world, trade, move),
};

function seller({ tx, order, trade, at }: Play, event: Parameters<typeof takeSellerStep>[1]["event"]) {
  return takeSellerStep(tx, { taker: "seller", actorId: order.seller_id, orderId: trade.orderId, event, at });
}

function carrier({ tx, transporterId, trade, at }: Play, event: Parameters<typeof takeTransporterStep>[1]["event"]) {
  const { orderId } = trade;
  return takeTransporterStep(tx, { taker: "transporter", actorId: transporterId, orderId, event, at });
}

/** On an order without a carrier, the move is tried by an unrelated one. */
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

function pay({ tx, world, trade, pick, size, at }: Play) {
  const payment = {
    source: pick % 3 === 0 ? ("credit" as const) : ("cash" as const),
    ...(pick % 2 === 0 ? { amount: size * 1_000 } : {}),
  };
  return payOrder(tx, { buyerId: world.market.buyer.id, orderId: trade.orderId, payment, at });
}

/** The buyer names what they pay, debit notes more often than invoices, now and then for more than is due for it. */
async function payByName({ tx, world, trade, pick, size, at }: Play) {
  const { invoices: unpaid } = await readUnpaidOfOrder(tx, trade.orderId);
  const notes = unpaid.filter(({ kind }) => kind === "debit note");
  const among = notes.length > 0 && pick % 4 !== 0 ? notes : unpaid;
  const invoice = among[size % Math.max(1, among.length)]?.number ?? "NONE";
  const payment = { source: "cash", invoice, ...(pick === 1 ? { amount: size * 100 } : {}) } as const;
  return payOrder(tx, { buyerId: world.market.buyer.id, orderId: trade.orderId, payment, at });
}

/** The buyer reports, and the desk decides at once: found, not found, or found without a purpose. */
async function payByBank(tx: Db, world: TradeWorld, { orderId, now: at }: Ordered, { pick }: Move): Promise<void> {
  const payment = { source: "bank", utr: newUtr(), paid_on: tradeDay(at) } as const;
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
