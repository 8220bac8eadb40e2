import type { DeskEwayBillShowAnswer } from "../contract/desk/eway-bill";
import type { DeskFreightBillShowAnswer } from "../contract/desk/freight";
import type { DeskInboxItemAnswer } from "../contract/desk/site";
import { deskMinutes } from "./desk-builders";

/** An unanswered enquiry. */
export function anEnquiry(change: Partial<DeskInboxItemAnswer["data"]> = {}): DeskInboxItemAnswer["data"] {
  return {
    kind: "enquiry",
    id: 3,
    name: "Joseph Mathew",
    phone: "9847012345",
    email: "joseph@malabarroofs.example",
    text: "Delivered before the monsoon, please.",
    created_at: deskMinutes(-1_620),
    company: "Malabar Roofs",
    gstin: "",
    brand: "JSW",
    requirement: "14 MT colour coated sheet, 0.50 mm, blue",
    place: "Kochi",
    handled_at: null,
    ...change,
  };
}

/** A carrier's bill that agrees with the weights, not checked yet. */
export function aDeskFreightBill(
  change: Partial<DeskFreightBillShowAnswer["data"]> = {},
): DeskFreightBillShowAnswer["data"] {
  return {
    id: 12,
    order_id: 89,
    order: "O2627000089",
    vehicle_id: 31,
    vehicle: "MH04AB1234",
    transporter: "Bharat Roadlines",
    transporter_phone: "9000000021",
    number: "TR/26-27/9",
    date: "2026-11-20",
    status: "submitted",
    receipt: "LR-5521",
    gross: 28.42,
    net: 20.02,
    rate: 2_600,
    freight: 52_052,
    detention: 1_500,
    gst: 2_677.6,
    tax: "by the platform",
    gstin: null,
    total: 53_552,
    beyond_freight: 4_177.6,
    agreed_rate: 2_600,
    loaded: 20.02,
    vehicle_receipt: "LR-5521",
    delivered_at: deskMinutes(-1_440),
    submitted_at: deskMinutes(-600),
    dispute: null,
    ...change,
  };
}

/** An e-way bill that ends soon while its vehicle is on the road. */
export function anEwayBill(change: Partial<DeskEwayBillShowAnswer["data"]> = {}): DeskEwayBillShowAnswer["data"] {
  return {
    id: 7,
    number: "271000000001",
    order_id: "O2627000042",
    invoice: "MI2627000042",
    vehicle: "CG04AB1234",
    state: "expiring",
    is_typed: 0,
    is_extendable: 1,
    made_at: deskMinutes(-2_880),
    valid_until: deskMinutes(180),
    code: null,
    message: null,
    what: "Vehicle CG04AB1234 is on the road: its e-way bill ends at 21 Nov 2026, 1:30 pm",
    acts: ["vehicle", "extend"],
    carrier: "Bharat Roadlines",
    carrier_phone: "9000000021",
    driver: "Ramesh",
    driver_phone: "9300000042",
    journey: {
      from: "Raipur 492001, Chhattisgarh",
      to: "Pune 411019, Maharashtra",
      kilometres: 1_160,
      value: 1_703_094,
    },
    ...change,
  };
}
