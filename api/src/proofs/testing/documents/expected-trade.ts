import { type Heads, headsTotal, sum, sumHeads, taxOn, timesKg, wholeRupees, withoutTax } from "./arithmetic";
import type { Figures } from "./figures";
import type { TradeInputs } from "./trade-inputs";

/** The state that the tax of a document goes to, and whether its supplier is there too. */
export interface Supply {
  readonly place: string;
  readonly isInside: boolean;
}

const home = "Maharashtra";
const stateOfCode: Readonly<Record<string, string>> = { "22": "Chhattisgarh", "24": "Gujarat", "27": home };

/** A seller's or carrier's supply to the platform; one without a GSTIN counts as elsewhere for goods. */
export const supplyOf = (gstin: string): Supply => ({ place: home, isInside: stateOfCode[gstin.slice(0, 2)] === home });

function chargesOf({ charges, sizes }: TradeInputs): readonly number[] {
  const { loading, insurance, qualityCharge, qualityPrice, packagingPrice, otherCharges } = charges;
  const others = otherCharges.map(({ operator, price }) => (operator === "-" ? -price : price));
  const same = sum([loading, insurance, qualityCharge, qualityPrice, packagingPrice, ...others]);
  return sizes.map(({ price }) => same + price);
}

/** Freight in the taxable amount, per MT: a bid is before GST, what the desk enters is the buyer's price with it. */
function freightOf({ freight_mode, bid, entered_freight, freight_change, gst_bp }: TradeInputs): number {
  if (freight_mode !== "included") return 0;
  if (bid !== null && freight_change === 0) return bid;
  return withoutTax(entered_freight + freight_change, gst_bp);
}

function taxed(
  inputs: TradeInputs,
  { isInside }: Supply,
  rates: readonly { readonly goods: number; readonly freight: number }[],
): Figures & { readonly goods: number } {
  const lines = inputs.sizes.map(({ kg }, place) => {
    const { goods = 0, freight = 0 } = rates[place] ?? {};
    const taxable = timesKg(goods + freight, kg);
    const heads = taxOn(taxable, inputs.gst_bp, isInside);
    return { kg, taxable, goods: timesKg(goods, kg), heads, amount: taxable + headsTotal(heads) };
  });
  const heads: Heads = sumHeads(lines.map((line) => line.heads));
  const taxable = sum(lines.map((line) => line.taxable));
  const goods = sum(lines.map((line) => line.goods));
  const exact = taxable + headsTotal(heads);
  const total = wholeRupees(exact);
  return {
    lines: lines.map(({ kg, taxable: before, amount }) => ({ kg, taxable: before, amount })),
    taxable,
    ...heads,
    goods,
    freight: taxable - goods,
    roundOff: total - exact,
    total,
  };
}

/** The platform's invoice for a loaded vehicle. */
export function expectedSale(inputs: TradeInputs, supply: Supply) {
  const { offered, commission, commission_type, freight_mode, entered_freight, loaded_kg } = inputs;
  const base = offered + (commission_type === "exclude" ? commission : 0);
  const freight = freightOf(inputs);
  const rates = chargesOf(inputs).map((charges) => ({ goods: base + charges, freight }));
  const agent = freight_mode === "pure_agent" ? timesKg(entered_freight, loaded_kg) : null;
  return { figures: taxed(inputs, supply, rates), agent };
}

/** The seller's bill for the same vehicle: their rate less a commission inside it. */
export function expectedPurchase(inputs: TradeInputs) {
  const { offered, commission, commission_type, seller_gstin } = inputs;
  const rate = offered - (commission_type === "include" ? commission : 0);
  const rates = chargesOf(inputs).map((charges) => ({ goods: rate + charges, freight: 0 }));
  return taxed(inputs, supplyOf(seller_gstin), rates);
}

/** A carrier's bill: freight on the net weight and detention, with the tax of their declaration. */
export function expectedCarriage(
  inputs: TradeInputs,
  { detention, tax }: { detention: number; tax: string },
  place: string,
) {
  const bp = tax === "forward with credit" ? 1_800 : 500;
  const freight = timesKg(inputs.carried_at, inputs.loaded_kg);
  const taxable = freight + detention;
  const state = stateOfCode[inputs.carrier_gstin.slice(0, 2)] ?? "";
  const heads = taxOn(taxable, bp, state === "" || state === place);
  const isReverse = tax === "reverse charge";
  return { freight, detention, taxable, ...heads, total: taxable + (isReverse ? 0 : headsTotal(heads)), isReverse };
}
