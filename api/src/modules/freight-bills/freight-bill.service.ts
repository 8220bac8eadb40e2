import type { FreightBill, FreightBillBody, FreightTax } from "@mandi/shared/contract/transporter/freight-bill";
import { isDay } from "@mandi/shared/format/days";
import { type Kilograms, kilograms, kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { paise, paiseFromRupees, zeroPaise } from "@mandi/shared/money/paise";
import { roundLine } from "@mandi/shared/money/rounding";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { financialYear } from "../../platform/document-numbers";
import { found, invalidField, Refusal } from "../../platform/errors";
import { readCarrierParty, readPlatformOf } from "../orders/invoice/invoice-parties.service";
import { addressedParty } from "../orders/invoice/tax-invoice";
import { lockOrderFor } from "../orders/order.service";
import type { OrderRow } from "../orders/order.store";
import { recordStep } from "../orders/steps/step.service";
import { broughtNumber } from "../papers/brought-number.policy";
import { storeBill } from "../papers/paper.service";
import { findAward } from "../shipments/award.service";
import type { ShipmentRow } from "../shipments/shipment.store";
import { findCarriedShipment } from "../shipments/shipment-view.open.store";
import { type DrawnFreightBill, drawFreightBill } from "./draw-freight-bill";
import { insertFreightBill, isNumberUsed, selectStandingBill } from "./freight-bill.store";
import { findFreightRate, lockDeclaration, readFreightTax, yearInWords } from "./freight-tax.service";

/** A carrier's declaration, addressed to them. */
const taxWords: Readonly<Record<FreightTax, string>> = {
  "reverse charge": "reverse charge, the platform pays the GST",
  "forward without credit": "you charge the GST, without input credit",
  "forward with credit": "you charge the GST, with input credit",
};

/** A carrier's bill as submitted. */
export interface FreightBillRequest {
  readonly carrierId: number;
  readonly vehicleId: number;
  readonly body: FreightBillBody;
  readonly at: Date;
}

/** A vehicle's freight before GST: the carrier's bid on the loaded weight. */
export async function freightOf(db: Db, vehicle: Pick<ShipmentRow, "order_id" | "loaded_kg">) {
  const ratePaise = paise(found(await findAward(db, vehicle.order_id)).price_paise);
  return { ratePaise, freightPaise: roundLine(ratePaise, kilograms(vehicle.loaded_kg ?? 0)) };
}

/**
 * Submits the bill of a delivered vehicle; the desk checks and approves it before it becomes due.
 *
 * @throws Refusal 404 another's vehicle; 409 the consignee pays the freight, the vehicle has not delivered or is already billed; 422 an impossible number,
 * day, weight or tax, or more than the freight where it is at cost
 */
export async function submitFreightBill(tx: Db, request: FreightBillRequest): Promise<FreightBill> {
  const { carrierId, body, at } = request;
  const { order_id: orderId } = found(await findCarriedShipment(tx, carrierId, request.vehicleId));
  const order = await lockOrderFor(tx, "transporter", carrierId, orderId);
  const vehicle = found(await findCarriedShipment(tx, carrierId, request.vehicleId));
  if (order.freight_mode === "to_pay") throw conflict("The consignee pays this freight. Please send them your bill.");
  if (vehicle.delivered_at === null) throw conflict("This vehicle has not delivered yet.");
  if (await selectStandingBill(tx, vehicle.id)) throw conflict("This vehicle has already been billed.");
  checkDay(body.date, vehicle.delivered_at, at);
  await lockDeclaration(tx, carrierId);
  const number = await freeNumber(tx, carrierId, body);
  await checkTax(tx, order, request);
  refuseBeyondCost(order, body);
  const drawn = await draw(tx, { order, vehicle, carrierId, number, body });
  await store(tx, request, { order, vehicle, drawn });
  const text = `Bill ${number} for vehicle ${vehicle.vehicle_number}`;
  const entries = [{ text, audience: ["transporter"] as const }];
  await recordStep(tx, order, { step: "freight bill", entries, shipmentId: vehicle.id }, { at, actorId: carrierId });
  return drawn.bill;
}

async function draw(
  tx: Db,
  {
    order,
    vehicle,
    carrierId,
    number,
    body,
  }: {
    readonly order: OrderRow;
    readonly vehicle: ShipmentRow;
    readonly carrierId: number;
    readonly number: string;
    readonly body: FreightBillBody;
  },
): Promise<DrawnFreightBill> {
  const netKg = kilograms(vehicle.loaded_kg ?? 0);
  const rate = await findFreightRate(tx, body.tax, body.date);
  if (!rate) throw invalidField("date", "There is no GST rate of freight for this day. Please write to our desk.");
  return drawFreightBill({
    number,
    date: body.date,
    order,
    vehicle: {
      id: vehicle.id,
      number: vehicle.vehicle_number,
      receipt: vehicle.receipt_number ?? "",
      receiptOn: vehicle.receipt_on,
    },
    carrier: await readCarrierParty(tx, carrierId),
    ...(await recipientOf(tx, order, body.date)),
    grossKg: grossOf(body, netKg),
    netKg,
    ...(await freightOf(tx, vehicle)),
    detentionPaise: paiseFromRupees(body.detention ?? 0),
    tax: body.tax,
    rate,
  });
}

/** The buyer is billed for freight that is paid for them at cost. */
async function recipientOf(tx: Db, order: OrderRow, day: string) {
  const platform = await readPlatformOf(tx, order, day);
  return {
    platform,
    recipient: order.freight_mode === "pure_agent" ? addressedParty(order.billing_address) : platform,
  };
}

/** The carrier is paid exactly what is recovered from the buyer (rule 33). @throws Refusal 422 */
function refuseBeyondCost({ freight_mode }: OrderRow, { detention = 0, tax }: FreightBillBody): void {
  if (freight_mode !== "pure_agent") return;
  if (detention > 0) {
    throw invalidField("detention", "The buyer pays this freight at cost, without detention. Please write to our desk");
  }
  if (tax !== "reverse charge") {
    throw invalidField("tax", "The buyer pays the GST on this freight, which is at cost. Please write to our desk");
  }
}

async function store(
  tx: Db,
  { carrierId, at }: FreightBillRequest,
  {
    order,
    vehicle,
    drawn,
  }: { readonly order: OrderRow; readonly vehicle: ShipmentRow; readonly drawn: DrawnFreightBill },
): Promise<void> {
  const { bill, gstPaise, isReverseCharge } = drawn;
  const context = { orderId: order.id, shipmentId: vehicle.id, at, actorId: carrierId };
  const isStored = await insertFreightBill(tx, {
    shipment_id: vehicle.id,
    order_id: order.id,
    transporter_id: carrierId,
    paper_id: await storeBill(tx, "freight bill", bill, context),
    number: bill.number,
    financial_year: financialYear(new Date(bill.date)),
    is_reverse_charge: isReverseCharge,
    freight_paise: paiseFromRupees(bill.freight),
    detention_paise: paiseFromRupees(bill.detention),
    // The tax of a bill to the buyer is not the platform's.
    gst_paise: order.freight_mode === "pure_agent" ? zeroPaise : gstPaise,
    submitted_at: at,
  });
  // Another bill of the same carrier was a moment faster.
  if (!isStored) throw usedNumber();
}

async function freeNumber(tx: Db, userId: number, { number: typed, date }: FreightBillBody): Promise<string> {
  const number = broughtNumber("number", typed);
  if (await isNumberUsed(tx, { userId, year: financialYear(new Date(date)), number })) throw usedNumber();
  return number;
}

async function checkTax(
  tx: Db,
  order: OrderRow,
  { carrierId, body: { date, tax } }: FreightBillRequest,
): Promise<void> {
  // Freight at cost stays under reverse charge from its agreement, whatever the carrier declares later.
  if (order.freight_mode === "pure_agent") return;
  const year = financialYear(new Date(date));
  const declared = await readFreightTax(tx, carrierId, year);
  if (tax !== declared)
    throw invalidField("tax", `Your declaration for ${yearInWords(year)} says: ${taxWords[declared]}`);
}

function checkDay(day: string, deliveredAt: Date, now: Date): void {
  if (!isDay(day)) throw invalidField("date", "Please enter the date");
  if (day > tradeDay(now)) throw invalidField("date", "The date of the bill is in the future");
  if (day < tradeDay(deliveredAt)) throw invalidField("date", "The date of the bill is before the delivery");
}

function grossOf({ gross_quantity }: FreightBillBody, netKg: Kilograms): Kilograms {
  if (gross_quantity === undefined) return netKg;
  const grossKg = kilogramsFromTonnes(gross_quantity);
  if (grossKg < netKg) throw invalidField("gross_quantity", "The gross weight is below the net weight");
  return grossKg;
}

function usedNumber(): Refusal {
  return invalidField("number", "You have already used this number in this financial year");
}

function conflict(message: string): Refusal {
  return new Refusal("conflict", { message });
}
