import type { PriceBreakdown } from "./price-breakdown";
import { type PricedProduct, priceOfSelection } from "./price-selection";

/** The worked example of docs/domain.md#prices, as the wire carries it. */
const product: PricedProduct = {
  base_price: 45_000,
  loading_charge: 250,
  insurance_charge: 50,
  quality_charge: 0,
  other_charges: [
    { name: "Handling", operator: "+", price: 150 },
    { name: "Rebate", operator: "-", price: 50 },
  ],
  quality_price: [300, 450],
  packaging_charge: [
    { id: 1, charge: 200 },
    { id: 2, charge: 350 },
  ],
  gst: 18,
};
const example = { quality: 0, packagingId: 1, sizePrice: 1_500 };

const stepsOf = ({ steps }: PriceBreakdown) =>
  Object.fromEntries(steps.map(({ kind, name, amountPaise }) => [name ?? kind, amountPaise / 100]));

describe("the price of a product in the chosen size, quality and packaging (R-412)", () => {
  it("equals the worked example, each part taken from its own field", () => {
    const price = priceOfSelection(product, example);

    expect(stepsOf(price)).toMatchObject({
      base: 45_000,
      loading: 250,
      insurance: 50,
      Handling: 150,
      Rebate: -50,
      size: 1_500,
      quality: 300,
      packaging: 200,
    });
    expect(price.totalAmountPaise).toBe(4_740_000);
  });

  it("uses the chosen quality and packaging, not the first", () => {
    expect(stepsOf(priceOfSelection(product, { ...example, quality: 1, packagingId: 2 }))).toMatchObject({
      quality: 450,
      packaging: 350,
    });
  });

  it("adds nothing for a quality or packaging that the product does not have", () => {
    const without = priceOfSelection(product, { ...example, quality: 7, packagingId: null });

    expect(without.totalAmountPaise).toBe(4_740_000 - 50_000);
    expect(priceOfSelection(product, { ...example, quality: 7, packagingId: 9 })).toEqual(without);
  });
});
