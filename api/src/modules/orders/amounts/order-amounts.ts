import { farBelowPlanPercent } from "@mandi/shared/contract/seller-order";
import { type Kilograms, kilograms, sumKilograms, zeroKilograms } from "@mandi/shared/money/kilograms";
import { addPaise, type Paise, paise, sumPaise } from "@mandi/shared/money/paise";
import { basisPoints } from "@mandi/shared/money/percent";
import { roundLine } from "@mandi/shared/money/rounding";
import { calculateReceivable } from "@mandi/shared/pricing/receivable";
import type { OrderLineRow, OrderRow } from "../order.store";
import type { UpdateFor } from "../order.tables";

/** A quantity of one size. */
export interface LineQuantity {
  readonly lineId: number;
  readonly quantityKg: Kilograms;
}

/** What a part of an order costs: a loaded vehicle, or what is still to be loaded. */
export interface PartAmounts {
  readonly quantityKg: Kilograms;
  readonly goodsPaise: Paise;
  /** At the agreed freight. */
  readonly freightPaise: Paise;
  /** By how much the freight has changed since, signed (docs/domain.md#vehicle). */
  readonly freightChangePaise: Paise;
  readonly sellerGoodsPaise: Paise;
  readonly commissionPaise: Paise;
  readonly commissionGstPaise: Paise;
  /** sellerGoods less commission with its GST. */
  readonly sellerNetPaise: Paise;
}

/** The amounts of a part at the order's frozen prices: each line to the paisa (docs/domain.md#prices), then summed. */
export function amountsOfPart(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  quantities: readonly LineQuantity[],
): PartAmounts {
  const quantityKg = sumKilograms(quantities.map((quantity) => quantity.quantityKg));
  const priced = quantities.map(({ lineId, quantityKg: kg }) => ({ line: lineOf(lines, lineId), kg }));
  const sellerGoodsPaise = sumPaise(priced.map(({ line, kg }) => roundLine(paise(line.seller_unit_price_paise), kg)));
  const receivable = calculateReceivable({
    exPaise: sellerGoodsPaise,
    quantityKg,
    commissionType: order.commission_type,
    commissionPaise: paise(order.commission_paise),
    commissionGst: basisPoints(order.commission_gst_bp),
    freightAdvancePaise: paise(0),
  });
  return {
    quantityKg,
    goodsPaise: sumPaise(priced.map(({ line, kg }) => roundLine(paise(line.unit_price_paise), kg))),
    freightPaise: roundLine(paise(order.transport_price_paise), quantityKg),
    freightChangePaise: roundLine(paise(order.freight_change_paise), quantityKg),
    sellerGoodsPaise,
    commissionPaise: receivable.commissionTotalPaise,
    commissionGstPaise: receivable.commissionGstPaise,
    sellerNetPaise: receivable.receivablePaise,
  };
}

/** What the buyer is charged for a part at the frozen prices. */
export function chargedOf({ goodsPaise, freightPaise, freightChangePaise }: PartAmounts): Paise {
  return sumPaise([goodsPaise, freightPaise, freightChangePaise]);
}

function lineOf(lines: readonly OrderLineRow[], lineId: number): OrderLineRow {
  const line = lines.find(({ id }) => id === lineId);
  if (line === undefined) throw new Error(`The order has no line ${lineId}`);
  return line;
}

/** A vehicle of an order by weight: planned and loaded, by size. */
export interface Load {
  readonly shipmentId: number;
  readonly isLoaded: boolean;
  readonly freightAdvancePaise: Paise;
  readonly lines: readonly {
    readonly lineId: number;
    readonly plannedKg: Kilograms;
    readonly loadedKg: Kilograms | null;
  }[];
}

/** The amounts of an order. */
export interface CurrentAmounts {
  readonly lineKg: ReadonlyMap<number, Kilograms>;
  /** final_price of each line, to the buyer and at the seller's own price; they sum to the ex prices. */
  readonly linePaise: ReadonlyMap<number, { readonly buyerPaise: Paise; readonly sellerPaise: Paise }>;
  readonly totalKg: Kilograms;
  readonly exPaise: Paise;
  readonly sellerExPaise: Paise;
  readonly freightPaise: Paise;
  readonly forPaise: Paise;
  readonly receivablePaise: Paise;
  readonly updateFor: UpdateFor | null;
  /** Only loaded weights differ from what was booked, and none is far below the plan of its vehicle. */
  readonly isWeighedAsPlanned: boolean;
}

/**
 * The current amounts of an order: loaded vehicles at their loaded weight, the rest at the agreed quantity. A vehicle loaded with
 * less or more than planned changes the order; it does not move weight to the next vehicle.
 */
export function currentAmounts(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  loads: readonly Load[],
): CurrentAmounts {
  const loaded = loads.filter(({ isLoaded }) => isLoaded);
  const rest = lines.map(({ id, quantity_kg }) => ({
    lineId: id,
    quantityKg: kilograms(quantity_kg - sumOf(loaded, id, "plannedKg")),
  }));
  const quantities = [rest, ...loaded.map(loadedLines)];
  const parts = quantities.map((part) => amountsOfPart(order, lines, part));
  const exPaise = sumPaise(parts.map(({ goodsPaise }) => goodsPaise));
  const freightPaise = sumPaise(
    parts.map(({ freightPaise: agreed, freightChangePaise }) => addPaise(agreed, freightChangePaise)),
  );
  const lineKg = new Map(
    rest.map(({ lineId, quantityKg }) => [lineId, kilograms(quantityKg + sumOf(loaded, lineId, "loadedKg"))]),
  );
  return {
    lineKg,
    linePaise: new Map(lines.map((line) => [line.id, amountsOfLine(line, quantities)])),
    totalKg: sumKilograms(parts.map(({ quantityKg }) => quantityKg)),
    exPaise,
    sellerExPaise: sumPaise(parts.map(({ sellerGoodsPaise }) => sellerGoodsPaise)),
    freightPaise,
    forPaise: addPaise(exPaise, freightPaise),
    receivablePaise: sumPaise([
      ...parts.map(({ sellerNetPaise }) => sellerNetPaise),
      ...loads.map(({ freightAdvancePaise }) => freightAdvancePaise),
    ]),
    updateFor: whatChanged(lines, lineKg),
    isWeighedAsPlanned: lines.every(isAsBooked) && loaded.every(isNearPlan),
  };
}

/** A line is rounded vehicle by vehicle, as it is invoiced. */
function amountsOfLine(line: OrderLineRow, quantities: readonly (readonly LineQuantity[])[]) {
  const weights = quantities.flatMap((part) => part.filter(({ lineId }) => lineId === line.id));
  const sumAt = (unitPaise: number): Paise =>
    sumPaise(weights.map(({ quantityKg }) => roundLine(paise(unitPaise), quantityKg)));
  return { buyerPaise: sumAt(line.unit_price_paise), sellerPaise: sumAt(line.seller_unit_price_paise) };
}

/** The weights of a loaded vehicle by size. */
export function loadedLines(load: Load): readonly LineQuantity[] {
  return load.lines.map(({ lineId, loadedKg }) => ({ lineId, quantityKg: loadedKg ?? zeroKilograms }));
}

function sumOf(loads: readonly Load[], lineId: number, which: "plannedKg" | "loadedKg"): Kilograms {
  return sumKilograms(
    loads.flatMap(({ lines }) =>
      lines.filter((line) => line.lineId === lineId).map((line) => line[which] ?? zeroKilograms),
    ),
  );
}

const isAsBooked = (line: OrderLineRow): boolean =>
  line.quantity_kg === line.booked_kg && line.size_variation_id === line.booked_size_id;

function isNearPlan({ lines }: Load): boolean {
  const loadedKg = sumKilograms(lines.map((line) => line.loadedKg ?? zeroKilograms));
  const plannedKg = sumKilograms(lines.map((line) => line.plannedKg));
  return loadedKg * 100 > plannedKg * (100 - farBelowPlanPercent);
}

/** Marks an order with a changed quantity or size, which pages show as a note. */
function whatChanged(lines: readonly OrderLineRow[], lineKg: ReadonlyMap<number, Kilograms>): UpdateFor | null {
  const isVariant = lines.some(({ size_variation_id, booked_size_id }) => size_variation_id !== booked_size_id);
  const isQuantity = lines.some(({ id, booked_kg }) => lineKg.get(id) !== booked_kg);
  if (isVariant) return isQuantity ? "both" : "variant";
  return isQuantity ? "quantity" : null;
}

/** Quantity of each size that has no planned vehicle yet. */
export function unplannedLines(lines: readonly OrderLineRow[], loads: readonly Load[]): readonly LineQuantity[] {
  return lines.map(({ id, quantity_kg }) => ({
    lineId: id,
    quantityKg: kilograms(quantity_kg - sumOf(loads, id, "plannedKg")),
  }));
}

/**
 * Distributes a weight over sizes in proportion to their quantities, to the kilogram: each gets its share rounded down, and the
 * remaining kilograms go to the largest remainders, the earlier line first.
 */
export function shareOut<Line extends LineQuantity>(totalKg: Kilograms, quantities: readonly Line[]): readonly Line[] {
  const whole = sumKilograms(quantities.map(({ quantityKg }) => quantityKg));
  if (whole === 0) throw new Error("There is no quantity to distribute the weight over");
  const shares = quantities.map((line) => {
    const exact = BigInt(totalKg) * BigInt(line.quantityKg);
    return { line, kg: Number(exact / BigInt(whole)), remainder: Number(exact % BigInt(whole)) };
  });
  let left = totalKg - shares.reduce((sum, { kg }) => sum + kg, 0);
  const byRemainder = [...shares].sort((one, other) => other.remainder - one.remainder);
  const extra = new Set<number>();
  for (const { line } of byRemainder) {
    if (left <= 0) break;
    extra.add(line.lineId);
    left -= 1;
  }
  return shares.map(({ line, kg }) => ({ ...line, quantityKg: kilograms(kg + (extra.has(line.lineId) ? 1 : 0)) }));
}
