import type { LedgerRow } from "../contract/order";
import type { RegistrationInfoAnswer } from "../contract/registration";
import type { ExpectedBill, SellerOrder, SellerVehicle } from "../contract/seller-order";
import type {
  SellerPrice,
  SellerProductAnswer,
  SellerProductItem,
  SellerStock,
  SellerVariation,
} from "../contract/seller-product";
import type { SellerBoardRow, SellerQuotation, SellerQuotationLine } from "../contract/seller-quotation";
import type { SellerBill } from "../contract/tax-invoice";
import type { SizeValue } from "../contract/trade-document";
import { anInvoice } from "./buyer-builders/invoice";

/**
 * Builders of the answers to the seller's calls. A test states only what matters to it; the rest is believable and
 * valid.
 */

export function aSizeValue(change: Partial<SizeValue> = {}): SizeValue {
  return { name: "Size", value: "12", unit: { short_name: "mm" }, ...change };
}

export function aSellerProduct(change: Partial<SellerProductItem> = {}): SellerProductItem {
  return {
    id: 41,
    commodity_product_id: 1,
    name: "TMT Bar",
    thumbnail: "/media/products/tmt-bar.svg",
    base_price: 45_150,
    loading_charge: 250,
    ex_price: 54_162,
    category: { name: "Long products" },
    sub_category: { name: "Reinforcement" },
    brands: { name: "Kaveri Ispat" },
    state: "Chhattisgarh",
    city: "Raipur",
    status: "live",
    last_updated: null,
    is_stale: false,
    lacks_loading_address: false,
    far_percent: 25,
    ...change,
  };
}

export function aSellerProductDetail(change: Partial<SellerProductAnswer["data"]> = {}): SellerProductAnswer["data"] {
  return {
    ...aSellerProduct(),
    description: "<p>Thermo-mechanically treated bar to IS 1786.</p>",
    images: ["/media/products/tmt-bar.svg"],
    unit: { name: "Metric tonne" },
    packaging: [{ name: "Bundled, 2 straps", price: 200 }],
    loading_address: [
      {
        address_line_one: "Plot 41, Siltara Growth Centre",
        address_line_two: "Phase 1",
        pincode: "493111",
        city: "Raipur",
        state: "Chhattisgarh",
      },
    ],
    ...change,
  };
}

export function aSellerPrice(change: Partial<SellerPrice> = {}): SellerPrice {
  return {
    base_price: 45_000,
    loading_charge: 250,
    insurance_charge: 50,
    quality_charge: 0,
    gst: 18,
    tcs: 0,
    ...change,
  };
}

export function aSellerVariation(change: Partial<SellerVariation> = {}): SellerVariation {
  return { id: 7, value: [aSizeValue()], price: 0, is_selected: 1, ...change };
}

export function aSellerStock(change: Partial<SellerStock> = {}): SellerStock {
  return { id: 7, value: [aSizeValue()], stock: 60, is_selected: 1, ...change };
}

export function aQuotationLine(change: Partial<SellerQuotationLine> = {}): SellerQuotationLine {
  return {
    id: 7,
    value: [aSizeValue()],
    quantity: 30,
    price: 0,
    per_unit_price: null,
    final_price: null,
    free_quantity: 60,
    ...change,
  };
}

/** A ranked offer of a rival, with the same charges and tax as the reader's. */
export function aBoardRow(change: Partial<SellerBoardRow> = {}): SellerBoardRow {
  return {
    base_price: 44_800,
    is_my_price: 0,
    rank: 1,
    above_first: 0,
    price_to_beat: 44_799.57,
    is_under_check: 0,
    ...change,
  };
}

/** A quotation without an offer of its reader, open for 18 minutes and 42 seconds by the server's clock. */
export function aSellerQuotation(change: Partial<SellerQuotation> = {}): SellerQuotation {
  return {
    id: 184,
    commission_gst: 18,
    status: "pending",
    product: {
      unique_id: "Q2627000184",
      category: "Long products",
      brand: "Kaveri Ispat",
      product: "TMT Bar",
      thumbnail: "/media/products/tmt-bar.svg",
      purpose: "Trading",
      message: "Load before Monday",
      gst: 18,
      order_id: null,
    },
    quality: { name: "Fe 500D" },
    packaging_charge: { name: "Bundled, 2 straps" },
    loading_address: {
      address_line_one: "Plot 41, Siltara Growth Centre",
      address_line_two: "Phase 1",
      city: "Raipur",
      pin_code: "493111",
      state: "Chhattisgarh",
    },
    delivery_by: null,
    variation: [aQuotationLine()],
    credit_days: 15,
    commission_type: "include",
    commission: 100,
    orderData: { basePrice: null, total_quantity: 30, total_ex_price: null },
    bidding_list: [],
    reply_time: 18,
    is_closed: 0,
    reply_deadline: "2026-11-21T04:35:00.000Z",
    server_time: "2026-11-21T04:16:18.000Z",
    my_description: "",
    charges: {
      loading_charge: 250,
      insurance_charge: 50,
      quality_charge: 0,
      other_charges: [{ name: "Weighment", operator: "+", price: 100 }],
      quality_price: 300,
      packaging_price: 200,
    },
    market: {
      ingot_price: 41_000,
      ingot_location: "Raipur",
      own_average_30_days: 44_900,
      listed_base_price: 45_150,
      far_percent: 25,
      own_last_offers: [{ unique_id: "Q2627000171", base_price: 44_950, at: "2026-11-19T06:00:00.000Z" }],
    },
    has_won: false,
    ...change,
  };
}

/** The same after its reader has offered 45,000 and four rivals have too. */
export function anAnsweredQuotation(change: Partial<SellerQuotation> = {}): SellerQuotation {
  return aSellerQuotation({
    variation: [aQuotationLine({ per_unit_price: 54_162, final_price: 1_624_860 })],
    orderData: { basePrice: 45_000, total_quantity: 30, total_ex_price: 1_624_860 },
    bidding_list: [
      aBoardRow(),
      aBoardRow({ base_price: 45_000, is_my_price: 1, rank: 2, above_first: 200, price_to_beat: 44_999.57 }),
      aBoardRow({ base_price: 45_150, rank: 3, above_first: 350, price_to_beat: 45_149.57 }),
    ],
    ...change,
  });
}

/** 29.5 MT at ₹47,400 less a commission of ₹100, taxed within a state. */
export function anExpectedBill(): ExpectedBill {
  return {
    lines: [{ value: [aSizeValue()], quantity: 29.5, rate: 47_300, taxable_amount: 1_395_350 }],
    commission: 100,
    tax: { gst: 18, taxable_amount: 1_395_350, cgst: 125_581.5, sgst: 125_581.5, utgst: 0, igst: 0 },
    round_off: 0,
    total: 1_646_513,
  };
}

export function aSellerVehicle(change: Partial<SellerVehicle> = {}): SellerVehicle {
  return {
    id: 5,
    vehicle_number: "CG04MB1234",
    driver_name: "Balwinder Singh",
    driver_phone: "9000000091",
    reported_at: null,
    final_quantity: null,
    invoice: null,
    ...change,
  };
}

/** The bill of the vehicle above to the platform. */
export function aSellerBill(change: Partial<SellerBill> = {}): SellerBill {
  const { freight: _hidden, ...bill } = anInvoice();
  return {
    ...bill,
    total: bill.goods_amount,
    number: "KI/26-27/412",
    date: "2026-11-14",
    vehicle_id: 5,
    vehicle_number: "CG04MB1234",
    ...change,
  };
}

export function aSellerOrder(change: Partial<SellerOrder> = {}): SellerOrder {
  return {
    id: 91,
    unique_id: "Q2627000184",
    order_id: "O2627000091",
    commodity_product: {
      name: "TMT Bar",
      category: { name: "Long products" },
      thumbnail: "/media/products/tmt-bar.svg",
    },
    brand: { name: "Kaveri Ispat" },
    quality: "Fe 500D",
    created_at: "2026-11-12T05:12:00.000Z",
    updated_at: "2026-11-12T06:00:00.000Z",
    consignee_detail: {
      company_name: "Agrawal Traders",
      pincode: "440010",
      address_line_one: "12, Wardha Road",
      address_line_two: "Butibori yard",
      city: "Nagpur",
      state: "Maharashtra",
    },
    variation: [{ ...aQuotationLine(), per_unit_price: 54_162, final_price: 1_624_860 }],
    status: "pending",
    base_price: 45_000,
    total_quantity: 30,
    ex_price: 1_624_860,
    freight_advance_amount: 0,
    for_price: 1_621_320,
    paid_amount: 0,
    paper_difference: 0,
    due_amount: 1_621_320,
    update_for: null,
    next_steps: [],
    vehicles: [],
    dispatch_date: null,
    ...change,
  };
}

export function aLedgerRow(change: Partial<LedgerRow> = {}): LedgerRow {
  return {
    created_at: "2026-11-14T09:30:00.000Z",
    description: "Purchase invoice, 29.840 MT loaded",
    transaction_id: "JRN0004588",
    amount: 1_612_400,
    type: "credit",
    remaining_balance: 1_612_400,
    ...change,
  };
}

export function someRegistrationInfo(change: Partial<RegistrationInfoAnswer> = {}): RegistrationInfoAnswer {
  return {
    business_type: [{ id: 1, name: "Trader" }],
    seller_type: [
      { id: 1, name: "Manufacturer" },
      { id: 2, name: "Stockist" },
    ],
    ...change,
  };
}
