import type { Address } from "../contract/address";
import type { CashWalletAnswer, WalletTransaction } from "../contract/cash-wallet";
import type { CreditDocumentType, CreditRequest, CreditWalletAnswer } from "../contract/credit-wallet";
import type { BuyerLedgerAnswer, Driver, LedgerRow, Order, SentOrder } from "../contract/order";
import type { Payment } from "../contract/payment";
import type { ProductDetail, ProductVariation } from "../contract/product-detail";
import type { PriceStep, Quotation, SentQuotation } from "../contract/quotation";
import type { ReceivedQuotation } from "../contract/seller-quotation";
import type { PartyAddress, TimelineEvent, VariationLine } from "../contract/trade-document";
import { aPage } from "./public-builders";

/** Builders of what a buyer's calls answer. A test names only what it is about; the rest is believable and valid. */

export function anAddress(change: Partial<Address> = {}): Address {
  return {
    id: 1,
    company_name: "Agrawal Traders",
    phone: "9893000147",
    gst: "27AAPFU0939F1ZV",
    address_line_one: "Plot 14",
    address_line_two: "Wardhaman Nagar",
    pincode: "440008",
    city: "Nagpur",
    state: "Maharashtra",
    ...change,
  };
}

/** A size of a product: `8 mm`, 0.395 kg/m. */
export function aVariation(change: Partial<ProductVariation> = {}): ProductVariation {
  return {
    id: 8,
    price: 1500,
    is_selected: 1,
    is_brand_selling: 1,
    value: [
      { name: "Order size", value: "8", unit: { short_name: "mm" } },
      { name: "Weight", value: "0.395", unit: { short_name: "kg/m" } },
    ],
    ...change,
  };
}

/** The offer of the worked example (part B5): 8 mm costs 55,932 per MT. */
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
      aVariation({
        id: 12,
        price: 0,
        value: [
          { name: "Order size", value: "12", unit: { short_name: "mm" } },
          { name: "Weight", value: "0.889", unit: { short_name: "kg/m" } },
        ],
      }),
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

export function aParty(change: Partial<PartyAddress> = {}): PartyAddress {
  return { ...anAddress(), ...change };
}

/** A size of a document: 6 MT of 8 mm, without a price. */
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

/** A quotation that waits for offers: 30 MT of the worked example, no price yet. */
export function aQuotation(change: Partial<Quotation> = {}): Quotation {
  return {
    id: 7,
    unique_id: "Q2627000184",
    commodity_product: aTradedProduct(),
    brand: { id: 3, name: "Kaveri Ispat" },
    origin_city: "Raipur",
    status: "pending",
    created_at: "2026-11-21T03:35:00.000Z",
    updated_at: "2026-11-21T03:35:00.000Z",
    order_id: null,
    purpose: "Trading",
    description: "",
    billing_address: aParty(),
    consignee_detail: aParty({ id: 2, company_name: "Agrawal Traders, Butibori yard" }),
    variation: [aLine()],
    base_price: null,
    transport_price: null,
    total_quantity: 30,
    ex_price: null,
    for_price: null,
    required_booking_amount: null,
    credit_days: null,
    selected_packaging_charge: { name: "Bundled, 2 straps" },
    selected_quality: { name: "Fe 500D" },
    commission_type: null,
    commission: null,
    gst: 18,
    loading_address: null,
    delivery_by: null,
    bidding_list: [],
    reply_time: 35,
    reply_deadline: "2026-11-21T04:35:00.000Z",
    server_time: "2026-11-21T04:00:00.000Z",
    is_closed: 0,
    next_actor: "seller",
    offer_count: 2,
    valid_until: null,
    payment_under_check: false,
    can_withdraw: true,
    price_steps: [],
    ...change,
  };
}

function aTradedProduct() {
  return {
    id: 1,
    name: "TMT Bar",
    category: { name: "TMT and Reinforcement" },
    thumbnail: "/media/products/tmt-bar.svg",
  };
}

/** The steps of the worked example (part B5). */
export function somePriceSteps(): PriceStep[] {
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

/** The same quotation with a seller marked, at the prices of the worked example. */
export function aMarkedQuotation(change: Partial<Quotation> = {}): Quotation {
  return aQuotation({
    status: "Seller Marked",
    variation: [aLine({ per_unit_price: 55932, final_price: 1677960 })],
    base_price: 45000,
    transport_price: 1800,
    ex_price: 1677960,
    for_price: 1731960,
    required_booking_amount: 173196,
    credit_days: 15,
    reply_time: 0,
    is_closed: 1,
    next_actor: "buyer",
    valid_until: "2026-11-21T12:30:00.000Z",
    can_withdraw: false,
    price_steps: somePriceSteps(),
    ...change,
  });
}

export function aSentQuotation(change: Partial<SentQuotation> = {}): SentQuotation {
  return {
    id: 7,
    unique_id: "Q2627000184",
    commodity_product: aTradedProduct(),
    brand: { id: 3, name: "Kaveri Ispat" },
    origin_city: "Raipur",
    total_quantity: 30,
    created_at: "2026-11-21T03:35:00.000Z",
    updated_at: "2026-11-21T03:35:00.000Z",
    is_unread: 0,
    status: "pending",
    next_actor: "seller",
    for_price: null,
    order_id: null,
    reply_deadline: "2026-11-21T04:35:00.000Z",
    ...change,
  };
}

export function aReceivedQuotation(change: Partial<ReceivedQuotation> = {}): ReceivedQuotation {
  const { for_price, ...row } = aSentQuotation();
  return {
    ...row,
    reply_deadline: "2026-11-21T04:35:00.000Z",
    is_closed: 0,
    my_base_price: null,
    my_rank: null,
    ...change,
  };
}

export function aSentOrder(change: Partial<SentOrder> = {}): SentOrder {
  return {
    id: 9,
    unique_id: "Q2627000184",
    order_id: "O2627000091",
    commodity_product: aTradedProduct(),
    brand: { id: 3, name: "Kaveri Ispat" },
    origin_city: "Raipur",
    total_quantity: 30,
    created_at: "2026-11-12T06:35:00.000Z",
    updated_at: "2026-11-14T06:35:00.000Z",
    is_unread: 0,
    status: "confirm",
    for_price: 1731960,
    due_amount: 1558764,
    ...change,
  };
}

export function aDriver(change: Partial<Driver> = {}): Driver {
  return {
    id: 1,
    photo: null,
    driver_with_vehicle_photo: null,
    name: "Balwinder Singh",
    phone: "9893000201",
    alternate_phone_number: "",
    vehicle_number: "CG04MB1234",
    final_quantity_by_seller: null,
    loaded_vehicle_photo: null,
    unloaded_vehicle_photo: null,
    transporter_name: "Fast Freight",
    transporter_phone_number: "9893000202",
    tracking_number: "FF-1042",
    ebill: null,
    transport_receipt: null,
    invoice: null,
    ...change,
  };
}

/** The order of the worked example, booked and confirmed. */
export function anOrder(change: Partial<Order> = {}): Order {
  return {
    ...aSentOrder(),
    billing_address: aParty(),
    consignee_detail: aParty({ id: 2, company_name: "Agrawal Traders, Butibori yard" }),
    variation: [aLine({ per_unit_price: 55932, final_price: 1677960 })],
    base_price: 45000,
    transport_price: 1800,
    ex_price: 1677960,
    token_amount: 173196,
    paid_amount: 173196,
    update_for: null,
    quality_check_certificate: null,
    quality_check_image: [],
    quality_check_visibility: 0,
    driver_list: [],
    credit_days: 15,
    selected_quality: { name: "Fe 500D" },
    selected_packaging_charge: { name: "Bundled, 2 straps" },
    hsn: "72142090",
    price_steps: somePriceSteps(),
    payment_under_check: 0,
    ...change,
  };
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

export function aLedgerRow(change: Partial<LedgerRow> = {}): LedgerRow {
  return {
    created_at: "2026-11-12T06:35:00.000Z",
    description: "Booking amount received",
    transaction_id: "JRN0004512",
    amount: 173196,
    type: "credit",
    remaining_balance: -173196,
    ...change,
  };
}

export function anOrderLedger(rows: readonly LedgerRow[]): BuyerLedgerAnswer {
  const { id, unique_id, order_id, status } = aSentOrder();
  return { data: [...rows], order: { id, unique_id, order_id, status, billing_address: aParty() } };
}

export function aTransaction(change: Partial<WalletTransaction> = {}): WalletTransaction {
  return {
    description: "Top-up by bank transfer, UTR HDFCN52611200931",
    transaction_id: "JRN0004797",
    created_at: "2026-11-20T10:35:00.000Z",
    amount: 250000,
    status: "credit",
    remaining_balance: 250000,
    ...change,
  };
}

export function aCashWallet(change: Partial<CashWalletAnswer> = {}): CashWalletAnswer {
  return { cash_balance: 240500, held_balance: 0, transaction: aPage([aTransaction()]), payment: [], ...change };
}

export function aCreditWallet(change: Partial<CreditWalletAnswer> = {}): CreditWalletAnswer {
  return {
    assign_credit_balance: 500000,
    credit_balance: 310000,
    used_credit_balance: 190000,
    transaction: aPage([]),
    ...change,
  };
}

export function aPayment(change: Partial<Payment> = {}): Payment {
  return {
    id: 1,
    purpose: "top-up",
    source: "bank",
    amount: 100000,
    status: "under check",
    utr: "HDFCN52611210001",
    paid_on: "2026-11-21",
    reason: "",
    created_at: "2026-11-21T05:00:00.000Z",
    ...change,
  };
}

export function aDocumentType(change: Partial<CreditDocumentType> = {}): CreditDocumentType {
  return {
    id: 1,
    name: "GST returns",
    title: ["GSTR-3B", "GST certificate"],
    description: ["Last six months", "As registered"],
    ...change,
  };
}

export function aCreditRequest(change: Partial<CreditRequest> = {}): CreditRequest {
  return {
    id: 5,
    wallet_document_type_name: "GST returns",
    document_type: ["GSTR-3B", "GST certificate"],
    status: "pending",
    created_at: "2026-11-21T05:00:00.000Z",
    document: [],
    reason: "",
    ...change,
  };
}
