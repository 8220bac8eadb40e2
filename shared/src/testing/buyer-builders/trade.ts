import type { LandedPriceStep } from "../../contract/price-step";
import type { TimelineEvent, VariationLine } from "../../contract/trade-document";
import { aParty } from "./address";

/**
 * The fields that a quotation and an order of the worked example (docs/domain.md#prices) share, in a list and on the
 * document.
 */
export function aTrade() {
  return {
    unique_id: "Q2627000184",
    commodity_product: {
      id: 1,
      name: "TMT Bar",
      category: { name: "TMT and Reinforcement" },
      thumbnail: "/media/products/tmt-bar.svg",
    },
    brand: { id: 3, name: "Kaveri Ispat" },
    origin_city: "Raipur",
    total_quantity: 30,
  };
}

/** Who is billed and where the goods go. */
export function bothParties() {
  return {
    billing_address: aParty(),
    consignee_detail: aParty({ id: 2, company_name: "Agrawal Traders, Butibori yard" }),
  };
}

/** The choices other than sizes. */
export function aChoice() {
  return {
    selected_quality: { name: "Fe 500D" },
    selected_packaging_charge: { name: "Bundled, 2 straps" },
  };
}

/** A size of a document: 30 MT of 8 mm, without a price. */
export function aLine(change: Partial<VariationLine> = {}): VariationLine {
  return {
    id: 8,
    price: 1500,
    value: [{ name: "Order size", value: "8", unit: { short_name: "mm" } }],
    quantity: 30,
    per_unit_price: null,
    final_price: null,
    ...change,
  };
}

/** The same size at the price of the worked example. */
export function aPricedLine(): VariationLine {
  return aLine({ per_unit_price: 55932, final_price: 1677960 });
}

/** The steps of the worked example (docs/domain.md#prices). */
export function somePriceSteps(): LandedPriceStep[] {
  return [
    { kind: "base", label: "Base price", per_mt: 45000, amount: 1350000 },
    { kind: "charge", label: "Charges", per_mt: 2400, amount: 72000 },
    { kind: "subtotal", label: "Before GST", per_mt: 47400, amount: 1422000 },
    { kind: "tax", label: "GST 18%", per_mt: 8532, amount: 255960 },
    { kind: "subtotal", label: "Ex price", per_mt: 55932, amount: 1677960 },
    { kind: "freight", label: "Freight", per_mt: 1800, amount: 54000 },
    { kind: "total", label: "Landed price", per_mt: 57732, amount: 1731960 },
  ];
}

export function aTimelineEvent(change: Partial<TimelineEvent> = {}): TimelineEvent {
  return {
    id: 1,
    at: "2026-11-12T06:35:00.000Z",
    text: "Booking amount received",
    status: "pending",
    vehicle_number: null,
    ...change,
  };
}
