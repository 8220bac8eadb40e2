import { submitBid } from "@mandi/api/public/bid.service";
import { bookQuotation, reportBookingTransfer } from "@mandi/api/public/booking.service";
import { adviseDeduction } from "@mandi/api/public/buyer-tds.service";
import { issueChallan } from "@mandi/api/public/challan.service";
import { tradeDay } from "@mandi/api/public/clock";
import { closeQuotation, expireQuotation, withdrawQuotation } from "@mandi/api/public/closing.service";
import { cancelOrder } from "@mandi/api/public/confirm.service";
import { addEwayBill, addTransportReceipt } from "@mandi/api/public/delivery.service";
import { markQuotation, rejectQuotation } from "@mandi/api/public/marking.service";
import { submitOffer } from "@mandi/api/public/offer.service";
import { lockOrder, readOrder } from "@mandi/api/public/order.service";
import { requestQuotation } from "@mandi/api/public/request.service";
import { takeSellerStep } from "@mandi/api/public/seller-step.service";
import { readOrderMoney } from "@mandi/api/public/statement.service";
import { takeTransporterStep } from "@mandi/api/public/transporter-step.service";
import { daysAfter } from "@mandi/shared/format/days";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import type { TradeAct } from "../trade/timeline";
import { billFreight } from "./bill-freight";
import { nextPaper, utrOf } from "./paper-numbers";
import { bookByBank, payEverybody, payRest } from "./play-money";
import { chargeLastShortage, enterNoteOfSeller, noteLastInvoice } from "./play-notes";
import { makeEndingEwayBill } from "./portal-eway-bill";
import type { Scene } from "./scene";

type Acts = {
  readonly [Act in TradeAct["act"]]: (scene: Scene, what: Extract<TradeAct, { act: Act }>) => Promise<void>;
};

async function sellerStep({ tx, played, at }: Scene, event: Parameters<typeof takeSellerStep>[1]["event"]) {
  const { seller_id: actorId } = await readOrder(tx, played.orderId);
  await takeSellerStep(tx, { taker: "seller", actorId, orderId: played.orderId, event, at });
}

/** Issues the seller's invoice of a loaded vehicle; returns the number on it. */
async function invoiceVehicle(scene: Scene, vehicle: number): Promise<string> {
  const number = String(nextPaper()).padStart(4, "0");
  await sellerStep(scene, {
    event: "invoice",
    vehicle_id: vehicleId(scene, vehicle),
    invoice_number: `INV/${number}`,
    invoice_date: tradeDay(scene.at),
  });
  return number;
}

async function transporterStep(
  { tx, played, at }: Scene,
  event: Parameters<typeof takeTransporterStep>[1]["event"],
): Promise<void> {
  const award = await tx
    .selectFrom("freight_award")
    .select("transporter_id")
    .where("order_id", "=", played.orderId)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  const actorId = award.transporter_id;
  await takeTransporterStep(tx, { taker: "transporter", actorId, orderId: played.orderId, event, at });
}

/** Freight per MT that the desk arranges itself where no transporter has bid. */
const arrangedFreightRupees = 950;

/** Where nobody bid for the freight, the desk marks the lowest offer with its own freight. */
async function markByHand({ tx, world, played, at }: Scene): Promise<void> {
  const { status } = await tx
    .selectFrom("quotation")
    .select("status")
    .where("id", "=", played.quotationId)
    .executeTakeFirstOrThrow();
  const lowest = await tx
    .selectFrom("offer")
    .select("seller_id")
    .where("quotation_id", "=", played.quotationId)
    .orderBy("ex_paise")
    .limit(1)
    .executeTakeFirst();
  if (status !== "pending" || lowest === undefined) return;
  await markQuotation(tx, {
    quotationId: played.quotationId,
    staffId: world.staffId,
    sellerId: lowest.seller_id,
    freight: { pricePaise: paiseFromRupees(arrangedFreightRupees) },
    reason: "Lowest offer, freight arranged by the desk",
    at,
  });
}

const vehicleId = ({ played }: Scene, vehicle: number): number => played.vehicleIds[vehicle] ?? 0;

/** Plays the demo trade through the market's own services, at the time at which it is supposed to have happened. */
const acts: Acts = {
  async "top up"() {
    throw new Error("A top-up belongs to no deal.");
  },
  async ask({ tx, world, played, at }) {
    const body = await world.enquiryOf(played.deal);
    played.quotationId = (await requestQuotation(tx, { buyerId: world.buyerId, body, at })).id;
  },
  async offer({ tx, world, played, at }, { seller, difference }) {
    const listed = await world.listedPrice(played.deal, seller, at);
    await submitOffer(tx, {
      sellerId: world.sellerId(seller),
      isApproved: true,
      quotationId: played.quotationId,
      basePriceRupees: listed + difference,
      description: "",
      at,
    });
  },
  async bid({ tx, world, played, at }, { transporter, price }) {
    await submitBid(tx, {
      transporterId: world.transporterId(transporter),
      isApproved: true,
      quotationId: played.quotationId,
      priceRupees: price,
      at,
    });
  },
  async withdraw({ tx, world, played, at }) {
    await withdrawQuotation(tx, { buyerId: world.buyerId, quotationId: played.quotationId, at });
  },
  async reject({ tx, world, played, at }, { reason }) {
    await rejectQuotation(tx, { quotationId: played.quotationId, staffId: world.staffId, reason, at });
  },
  async close(scene) {
    const { tx, played, at } = scene;
    await closeQuotation(tx, played.quotationId, at);
    await markByHand(scene);
  },
  "leave to the desk": ({ tx, played, at }) => closeQuotation(tx, played.quotationId, at),
  expire: ({ tx, played, at }) => expireQuotation(tx, played.quotationId, at),
  async "report transfer"({ tx, world, played, at }) {
    const transfer = { utr: utrOf(at), paidOn: tradeDay(at) };
    await reportBookingTransfer(tx, { buyerId: world.buyerId, quotationId: played.quotationId, transfer, at });
  },
  async book(scene, { from }) {
    const { tx, world, played, at } = scene;
    if (from === "bank") await bookByBank(scene);
    else await bookQuotation(tx, { buyerId: world.buyerId, quotationId: played.quotationId, source: from, at });
    const order = await tx
      .selectFrom("trade_order")
      .select("id")
      .where("quotation_id", "=", played.quotationId)
      .executeTakeFirstOrThrow();
    played.orderId = order.id;
  },
  confirm: (scene) => sellerStep(scene, { event: "confirm", dispatch_date: daysAfter(tradeDay(scene.at), 1) }),
  async cancel({ tx, world, played, at }, { reason }) {
    const order = await lockOrder(tx, played.orderId);
    const { advancePaise } = await readOrderMoney(tx, order.id);
    // The desk refunded half of it, as it may.
    const refundPaise = paiseFromRupees(Math.floor(advancePaise / 200));
    await cancelOrder(tx, order, { reason, refundPaise }, { at, actorId: world.staffId });
  },
  async "add vehicle"(scene, { vehicle }) {
    const { tx, played } = scene;
    const { number, driver, phone } = played.deal.vehicles[vehicle] ?? { number: "", driver: "", phone: "" };
    const tonnes = played.deal.sizes.reduce((sum, size) => sum + size.tonnes, 0);
    const isLast = vehicle === played.deal.vehicles.length - 1;
    await transporterStep(scene, {
      event: "vehicle",
      vehicle_number: number,
      driver_name: driver,
      driver_phone: phone,
      ...(isLast ? {} : { planned_quantity: Math.round((tonnes / played.deal.vehicles.length) * 1000) / 1000 }),
    });
    const newest = await tx
      .selectFrom("shipment")
      .select("id")
      .where("order_id", "=", played.orderId)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    played.vehicleIds[vehicle] = newest.id;
  },
  "report vehicle": (scene, { vehicle }) =>
    sellerStep(scene, { event: "loading", vehicle_id: vehicleId(scene, vehicle) }),
  load: (scene, { vehicle, tonnes, advancedRupees }) =>
    sellerStep(scene, {
      event: "final_quantity",
      vehicle_id: vehicleId(scene, vehicle),
      final_quantity: tonnes,
      ...(advancedRupees === undefined ? {} : { freight_advance: advancedRupees }),
    }),
  async "invoice wrongly"(scene, { vehicle }) {
    await invoiceVehicle(scene, vehicle);
  },
  "cancel invoice": (scene, { vehicle }) =>
    sellerStep(scene, {
      event: "cancel_invoice",
      vehicle_id: vehicleId(scene, vehicle),
      correction: "Correction of weight",
      note: "Digits of the weighbridge slip were swapped",
    }),
  async "issue challan"(scene, { vehicle }) {
    const { tx, world, played, at } = scene;
    const order = await lockOrder(tx, played.orderId);
    const input = { order, taker: "desk" as const, context: { at, actorId: world.staffId } };
    await issueChallan(tx, input, vehicleId(scene, vehicle), "The seller's invoice office is closed");
  },
  async "deduct tax"({ tx, world, played, at }, { rupees }) {
    const { buyerId } = world;
    const deducted = { buyerId, orderId: played.orderId, amountPaise: paiseFromRupees(rupees), tan: "NGPA12345B" };
    await adviseDeduction(tx, deducted, { at, actorId: buyerId });
  },
  async "credit shortage"(scene, { tonnes: quantity }) {
    await noteLastInvoice(scene, { kind: "credit", cause: "weight", quantity, reason: "Weighed short" });
  },
  "charge carrier": chargeLastShortage,
  async "credit quality"(scene, { rupees: rate }) {
    await noteLastInvoice(scene, { kind: "credit", cause: "quality", rate, reason: "Surface rust on arrival" });
    await enterNoteOfSeller(scene, { cause: "quality", rate, reason: "Surface rust on arrival" });
  },
  async "charge freight"(scene, { rupees: rate }) {
    const consent = "On the phone, for unloading at the second gate";
    await noteLastInvoice(scene, { kind: "debit", cause: "freight", rate, consent, reason: "Second gate" });
  },
  async invoice(scene, { vehicle, ewayBillEnds: endsOn }) {
    const { tx, world, played, at } = scene;
    const id = vehicleId(scene, vehicle);
    const number = await invoiceVehicle(scene, vehicle);
    const order = await lockOrder(tx, played.orderId);
    const input = { order, taker: "desk" as const, context: { at, actorId: world.staffId } };
    await addTransportReceipt(tx, input, id, { number: `LR-${number}` });
    if (endsOn !== undefined) {
      const { orderId } = played;
      return makeEndingEwayBill(tx, { orderId, shipmentId: id, staffId: world.staffId, at, endsOn });
    }
    await addEwayBill(tx, input, id, { number: `3311${String(id).padStart(4, "0")}${number}`, distanceKm: 620 });
  },
  async unload(scene, { vehicle }) {
    const { tx, world, played, at } = scene;
    const event = { event: "proof_of_delivery", trip_id: vehicleId(scene, vehicle) } as const;
    // There is no photograph of a fictional receipt: the desk records what it has heard.
    await takeTransporterStep(tx, { taker: "desk", actorId: world.staffId, orderId: played.orderId, event, at });
    const delivered = { orderId: played.orderId, vehicleId: event.trip_id, staffId: world.staffId, at };
    await billFreight(tx, delivered);
    await payEverybody(scene);
  },
  "pay due": payRest,
};

/** Plays one step of a deal. */
export function playAct(scene: Scene, what: TradeAct): Promise<void> {
  // The table has an entry for each step with its own details; TypeScript cannot follow a union through an index.
  const play: (given: Scene, details: never) => Promise<void> = acts[what.act];
  return Reflect.apply(play, undefined, [scene, what]);
}
