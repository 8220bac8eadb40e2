import type { ProductDetail, ProductVariation } from "../../contract/product-detail";
import type { SizeValue } from "../../contract/trade-document";

function aBarSize(diameter: string, kgPerMetre: string): SizeValue[] {
  return [
    { name: "Order size", value: diameter, unit: { short_name: "mm" } },
    { name: "Weight", value: kgPerMetre, unit: { short_name: "kg/m" } },
  ];
}

/** A size of a product: `8 mm`, 0.395 kg/m. */
export function aVariation(change: Partial<ProductVariation> = {}): ProductVariation {
  return {
    id: 8,
    price: 1500,
    is_selected: 1,
    is_brand_selling: 1,
    value: aBarSize("8", "0.395"),
    ...change,
  };
}

/** The offer of the worked example (docs/domain.md#prices): 8 mm costs 55,932 per MT. */
export function aProductDetail(change: Partial<ProductDetail> = {}): ProductDetail {
  return {
    name: "TMT Bar",
    description: "<p>Quenched and tempered rebar in 12 m lengths.</p>",
    thumbnail: "/media/products/tmt-bar.svg",
    images: ["/media/products/tmt-bar.svg", "/media/products/billet.svg"],
    brand: { id: 3, name: "Kaveri Ispat" },
    min_order_qty: 30,
    unit: { name: "MT" },
    base_price: 45000,
    total_charges: 400,
    gst: 18,
    ex_price: 55932,
    total_amount: 47400,
    default_variation_price: 1500,
    loading_charge: 250,
    insurance_charge: 50,
    quality_charge: 0,
    other_charges: [{ name: "Weighment", operator: "+", price: 100 }],
    address: "Raipur",
    last_updated: "2026-11-21T05:12:00.000Z",
    is_bookmarked: false,
    commodity_product_id: 1,
    seller_commodity_product_id: 41,
    quality: ["Fe 500D", "Fe 500", "Fe 550D"],
    quality_price: [300, 0, 700],
    packaging_charge: [
      { id: 1, name: "Bundled, 2 straps", charge: 200 },
      { id: 2, name: "Loose", charge: 0 },
    ],
    price_history: { "2026-11-20": 55696, "2026-11-21": 55932 },
    default_variation: { name: "Order size", value: "8", unit: { short_name: "mm" } },
    variation: [
      aVariation(),
      aVariation({ id: 12, price: 0, value: aBarSize("12", "0.889") }),
      aVariation({
        id: 36,
        price: 1400,
        is_selected: 0,
        value: [{ name: "Order size", value: "36", unit: { short_name: "mm" } }],
      }),
    ],
    product_delivery_info: "<ul><li>Loading within 2 working days.</li></ul>",
    product_terms_condition: "<ul><li>Final amount follows the loaded quantity.</li></ul>",
    ...change,
  };
}
