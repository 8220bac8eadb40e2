import { formatPaise } from "@mandi/shared/format/rupees";
import { sizeText } from "@mandi/shared/format/size-text";
import { type Kilograms, kilograms, tonnesFromKilograms, tonnesText } from "@mandi/shared/money/kilograms";
import { type Paise, paise, rupeesFromPaise, subtractPaise } from "@mandi/shared/money/paise";
import { calculateUnitPrice } from "@mandi/shared/pricing/calculate-price";
import { freightToleranceRupees } from "@mandi/shared/pricing/freight";
import type { ActContext } from "../../../platform/act-context";
import type { Db } from "../../../platform/database/database";
import { found, invalidField, Refusal } from "../../../platform/errors";
import { findOfferedSize } from "../../listings/listing-terms.open.store";
import { listInvoiced, listLoads } from "../../shipments/shipment-load.open.store";
import { refreshAmounts } from "../amounts/order-amounts.service";
import { insertAdjustment, type OrderLineRow, type OrderRow, selectAdjustments, selectLines } from "../order.store";
import { termsOf } from "../order-terms";
import { checkStep, recordStep } from "../steps/step.service";
import { updateFreightChange, updateLine } from "./order-change.store";
import { followStock } from "./order-stock.service";

/** Records a change after booking with the old and the new value. */
export const recordAdjustment = insertAdjustment;

/** The changes of an order, oldest first. */
export const listAdjustments = selectAdjustments;

/** A change of one size of an order: another quantity, another size, or both. */
export interface LineChange {
  readonly lineId: number;
  readonly quantityKg?: Kilograms | undefined;
  readonly sizeId?: number | undefined;
  readonly reason: string;
  /** How the buyer agreed. */
  readonly consent: string;
}

/**
 * Changes quantity or size after booking, with the buyer's consent on record. The price of another size comes
 * from the same base price and charges.
 *
 * @throws Refusal 409 vehicles already take this, 422 nothing changes, the seller does not offer the size or lacks the stock
 */
export async function changeLine(tx: Db, order: OrderRow, change: LineChange, context: ActContext): Promise<void> {
  checkStep(order, "change order", "desk");
  const lines = await selectLines(tx, order.id);
  const line = found(
    lines.find(({ id }) => id === change.lineId),
    "This size is not on the order.",
  );
  const quantityKg = change.quantityKg ?? kilograms(line.quantity_kg);
  const isOtherSize = change.sizeId !== undefined && change.sizeId !== line.size_variation_id;
  if (quantityKg === line.quantity_kg && !isOtherSize) throw invalidField("quantity", "Nothing would change");
  const { planned, isLoaded } = await plannedFor(tx, order.id, line.id);
  if (quantityKg < planned) {
    const message = `Vehicles are planned for ${tonnesText(planned)} MT of ${sizeText(line.value)}. Please take one off first.`;
    throw new Refusal("conflict", { message });
  }
  const othersKg = lines.filter(({ id }) => id !== line.id).reduce((sum, { quantity_kg }) => sum + quantity_kg, 0);
  if (quantityKg + othersKg === 0)
    throw invalidField("quantity", "Please enter a quantity above 0, or cancel the order instead");
  if (isOtherSize && isLoaded) {
    throw new Refusal("conflict", { message: `A vehicle is already loaded with ${sizeText(line.value)}.` });
  }
  const size = isOtherSize ? await pricedSize(tx, order, lines, change.sizeId ?? 0) : undefined;
  await updateLine(tx, line.id, { quantity_kg: quantityKg, ...(size?.columns ?? {}) });
  if (quantityKg !== line.quantity_kg) {
    await insertAdjustment(tx, {
      ...adjustmentOf(order, change, context),
      kind: "quantity",
      before: { line: line.id, kilograms: line.quantity_kg },
      after: { line: line.id, kilograms: quantityKg },
    });
  }
  if (size) {
    await insertAdjustment(tx, {
      ...adjustmentOf(order, change, context),
      kind: "variant",
      before: { line: line.id, size: line.size_variation_id, unitPaise: line.unit_price_paise },
      after: { line: line.id, size: change.sizeId, unitPaise: size.columns.unit_price_paise },
    });
  }
  const amounts = await refreshAmounts(tx, order.id);
  await followStock(tx, order, amounts, { cause: "agreed", at: context.at, lineId: line.id });
  const text = size ? "Size has been updated" : `Quantity changed to ${tonnesFromKilograms(quantityKg)} MT`;
  await recordStep(tx, order, { step: "change order", entries: [{ text }] }, context);
}

async function plannedFor(tx: Db, orderId: number, lineId: number) {
  const loads = await listLoads(tx, orderId);
  const own = loads.flatMap((load) => load.lines.filter((line) => line.lineId === lineId));
  return {
    planned: kilograms(own.reduce((sum, { plannedKg }) => sum + plannedKg, 0)),
    isLoaded: own.some(({ loadedKg }) => loadedKg !== null && loadedKg > 0),
  };
}

async function pricedSize(tx: Db, order: OrderRow, lines: readonly OrderLineRow[], sizeId: number) {
  const taken = lines.find(({ size_variation_id }) => size_variation_id === sizeId);
  if (taken) throw invalidField("size_id", `${sizeText(taken.value)} is already on the order`);
  const size = await findOfferedSize(tx, order.listing_id, sizeId);
  if (size === undefined) throw invalidField("size_id", "The seller does not offer this size");
  const unit = (basePaise: number): Paise =>
    calculateUnitPrice(paise(basePaise), paise(size.price_paise), termsOf(order)).exPaise;
  return {
    columns: {
      size_variation_id: sizeId,
      value: JSON.stringify(size.value),
      size_price_paise: size.price_paise,
      unit_price_paise: unit(order.base_price_paise),
      seller_unit_price_paise: unit(order.seller_base_price_paise),
    },
  };
}

function adjustmentOf(
  order: OrderRow,
  change: { readonly reason: string; readonly consent: string | null },
  context: ActContext,
) {
  return { orderId: order.id, reason: change.reason, consent: change.consent, ...context };
}

/** Freight per MT that differs from the agreed one. */
export interface FreightChange {
  readonly transportPricePaise: Paise;
  readonly reason: string;
  /** How the buyer agreed; needed beyond the tolerance. */
  readonly consent: string | null;
}

/** Whether the consignee or the buyer pays exactly what was agreed with the carrier. */
export function isFreightFixed({ freight_mode }: Pick<OrderRow, "freight_mode">): boolean {
  return freight_mode !== "included";
}

/**
 * Changes the freight that the buyer is charged; it follows with the invoice of each vehicle. An order with an issued
 * invoice keeps its freight, because an issued invoice never changes.
 *
 * @throws Refusal 409 the consignee pays it, it is at cost, or an invoice is issued, 422 beyond the tolerance without the buyer's consent
 */
export async function changeFreight(
  tx: Db,
  order: OrderRow,
  change: FreightChange,
  context: ActContext,
): Promise<void> {
  checkStep(order, "change freight", "desk");
  if (order.freight_mode === "to_pay") {
    throw new Refusal("conflict", {
      message: "The consignee pays the freight of this order to the carrier: it is in none of our prices.",
    });
  }
  if (order.freight_mode === "pure_agent") {
    throw new Refusal("conflict", {
      message: "The freight of this order is recovered at cost: it is what the carrier was promised.",
    });
  }
  await refuseWhenInvoiced(tx, order.id);
  const difference = subtractPaise(change.transportPricePaise, paise(order.transport_price_paise));
  if (difference === order.freight_change_paise) throw invalidField("transport_price", "Nothing would change");
  if (Math.abs(rupeesFromPaise(difference)) > freightToleranceRupees && change.consent === null) {
    const message = `The buyer must accept a difference above ₹${freightToleranceRupees} per MT`;
    throw invalidField("consent", message);
  }
  await updateFreightChange(tx, order.id, difference);
  await insertAdjustment(tx, {
    ...adjustmentOf(order, change, context),
    kind: "freight",
    before: { paisePerTonne: order.transport_price_paise + order.freight_change_paise },
    after: { paisePerTonne: change.transportPricePaise },
  });
  await refreshAmounts(tx, order.id);
  const text = `Freight is now ${formatPaise(change.transportPricePaise)} per MT`;
  await recordStep(tx, order, { step: "change freight", entries: [{ text, audience: ["buyer"] }] }, context);
}

/** @throws Refusal 409 with what can be done instead */
async function refuseWhenInvoiced(tx: Db, orderId: number): Promise<void> {
  const [first, ...others] = await listInvoiced(tx, orderId);
  if (first === undefined) return;
  const final = [first, ...others].find(({ delivered_at }) => delivered_at !== null);
  if (final) {
    const message = `Invoice ${final.sale_number} is issued and its vehicle ${final.vehicle_number} has delivered: it cannot change, and the freight of this order stays as invoiced.`;
    throw new Refusal("conflict", { message });
  }
  const numbers = [first, ...others].map(({ sale_number }) => sale_number).join(", ");
  const message = `An issued invoice does not change: ${numbers}. Cancel it first, then change the freight and have the vehicle invoiced again.`;
  throw new Refusal("conflict", { message });
}
