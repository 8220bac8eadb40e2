import type { CustomerProfileAnswer } from "../contract/profile";
import type { Belt } from "../contract/transporter/belt";
import type { TransporterProductListAnswer, TransporterVehicleListAnswer } from "../contract/transporter/choices";
import type { CarriedFreight, FreightBill } from "../contract/transporter/freight-bill";
import type { FreightBid, TransporterEnquiry } from "../contract/transporter/freight-enquiry";
import type { TransporterOrder, Trip } from "../contract/transporter/order";
import { aSizeValue } from "./seller-builders";

/**
 * Builders of the answers to the transporter's calls. A test states only what matters to it; the rest is believable and
 * valid.
 */

const minuteMs = 60_000;

type ProductChoice = TransporterProductListAnswer["data"][number];
type VehicleChoice = TransporterVehicleListAnswer["data"][number];

/** The goods of every builder here. */
const barsFromRaipur = {
  commodity_product: {
    name: "TMT Bar",
    thumbnail: "/media/products/tmt-bar.svg",
    category: { name: "TMT and Reinforcement" },
  },
  brand: { name: "Kaveri Ispat" },
  quality: "Fe 500D",
  variation: [
    { value: [aSizeValue({ value: "8" })], quantity: 10 },
    { value: [aSizeValue({ value: "12" })], quantity: 20 },
  ],
  origin_city: "Raipur",
  description: "Unload between 9 am and 5 pm.",
};

/** A moment this many minutes from now, as the wire writes it. */
export function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * minuteMs).toISOString();
}

/** An enquiry that accepts bids and has none of the caller's yet. */
export function aFreightEnquiry(change: Partial<TransporterEnquiry> = {}): TransporterEnquiry {
  return {
    id: 184,
    unique_id: "Q2627000184",
    ...barsFromRaipur,
    min_price: 1650,
    max_price: 1950,
    status: "pending",
    billing_address: {
      address_line_one: "Plot 14, Wardhaman Nagar",
      address_line_two: "Near Old Bhandara Road",
      state: "Maharashtra",
      pincode: "440008",
    },
    unloading_city: "Nagpur",
    unloading_state: "Maharashtra",
    unloading_pincode: "441122",
    total_quantity: 30,
    my_price: null,
    bid_count: 0,
    reply_deadline: inMinutes(42.5),
    server_time: inMinutes(0),
    is_closed: 0,
    can_withdraw: false,
    ...change,
  };
}

export function aFreightBid(name: string, price: number, isMine = false): FreightBid {
  return { get_user: { name }, price, is_my_price: isMine ? 1 : 0 };
}

/** A vehicle that has its driver and waits for the seller. */
export function aTrip(change: Partial<Trip> = {}): Trip {
  return {
    id: 7,
    vehicle_number: "CG04MB1234",
    driver_name: "Mohan Verma",
    driver_phone: "9893000222",
    alternate_phone: "",
    planned_quantity: 30,
    final_quantity: null,
    transport_receipt: null,
    transport_receipt_on: null,
    eway_bill: null,
    eway_valid_until: null,
    proof_of_delivery: null,
    next_step: null,
    tracking_number: "",
    photos: [],
    ...change,
  };
}

/** An order that the seller has confirmed and that has no vehicle yet. */
export function aCarriedOrder(change: Partial<TransporterOrder> = {}): TransporterOrder {
  return {
    id: 31,
    unique_id: "Q2627000184",
    order_id: "O2627000031",
    ...barsFromRaipur,
    status: "confirm",
    transport_price: 1820,
    consignee_detail: {
      company_name: "Agrawal Traders",
      address_line_one: "Butibori yard",
      address_line_two: "MIDC",
      phone: "9000000001",
      city: "Nagpur",
      state: "Maharashtra",
      pincode: "441122",
    },
    loading_address: [
      {
        address_line_one: "Siltara Phase 2",
        address_line_two: "Plot 8",
        city: "Raipur",
        state: "Chhattisgarh",
        pincode: "493111",
      },
    ],
    total_quantity: 30,
    trips: [],
    unplanned_quantity: 30,
    ...change,
  };
}

export function aProductChoice(change: Partial<ProductChoice> = {}): ProductChoice {
  return {
    id: 1,
    name: "TMT Bar",
    thumbnail: "/media/products/tmt-bar.svg",
    category_name: "TMT and Reinforcement",
    is_selected: 0,
    ...change,
  };
}

export function aVehicleChoice(change: Partial<VehicleChoice> = {}): VehicleChoice {
  return {
    id: 1,
    name: "14-wheel truck",
    photo: "/media/vehicles/truck-14.svg",
    type: "Open body",
    capacity: 30,
    is_selected: 0,
    ...change,
  };
}

/** A delivered vehicle without a bill. */
export function aCarriedFreight(change: Partial<CarriedFreight> = {}): CarriedFreight {
  return {
    id: 71,
    order_id: 31,
    order: "O2627000031",
    vehicle_number: "CG04AB1234",
    delivered_on: "2026-11-19",
    state: "draft",
    bill: null,
    freight: 31_036.5,
    advance: 0,
    tds: 0,
    paid: 0,
    due: 31_036.5,
    dispute: null,
    ...change,
  };
}

/** A bill under reverse charge. */
export function aFreightBill(change: Partial<FreightBill> = {}): FreightBill {
  const party = {
    name: "Mandi Trade Ltd",
    address: "14 Dana Bunder, Mumbai",
    gst_number: "27AAACM1234A1Z8",
    state: "Maharashtra",
  };
  return {
    number: "TR/1",
    date: "2026-11-20",
    order: "O2627000031",
    vehicle_id: 71,
    vehicle_number: "CG04AB1234",
    receipt_number: "LR-8811",
    supplier: { ...party, name: "Bharat Roadlines", gst_number: "27AAFFT1357F1Z8" },
    recipient: party,
    consigner: party,
    consignee: { ...party, name: "Kaveri Works", gst_number: "" },
    place_of_supply: "Maharashtra",
    from: "Raipur",
    to: "Nagpur",
    goods: "TMT Bar, Shakti",
    goods_hsn: "72142090",
    sac: "996511",
    gross_quantity: 28.215,
    quantity: 28.215,
    rate: 1_100,
    freight: 31_036.5,
    detention: 0,
    tax: { gst: 5, taxable_amount: 31_036.5, cgst: 775.91, sgst: 775.91, utgst: 0, igst: 0 },
    reverse_charge: true,
    tax_payer: "27AAACM1234A1Z8",
    total: 31_036.5,
    tax_rows: [20],
    ...change,
  };
}

export function aBelt(change: Partial<Belt> = {}): Belt {
  return {
    id: 5,
    loading_address: "Raipur, Siltara and Urla",
    unloading_address: [{ state: "Maharashtra", city: "Nagpur", min_price: 1650, max_price: 1950 }],
    ...change,
  };
}

/** The profile of a customer who wants to become a transporter. */
export function anApplicant(change: Partial<CustomerProfileAnswer["data"]> = {}): CustomerProfileAnswer {
  return {
    data: {
      name: "Sukhdev Yadav",
      phone: "9000000001",
      email: "sukhdev@bharat.example",
      user_detail: {
        company_name: "Bharat Roadlines",
        gst_number: "27AAPFU0939F1ZV",
        pan_number: "AAPFU0939F",
        company_address: "Transport Nagar, Raipur",
        type: [],
      },
      ...change,
    },
  };
}
