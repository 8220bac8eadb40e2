import type { BuyerLedgerAnswer, Driver, LedgerRow, Order, SentOrder } from "../../contract/order";
import { aParty } from "./address";
import { aChoice, aPricedLine, aTrade, bothParties, somePriceSteps } from "./trade";

export function aSentOrder(change: Partial<SentOrder> = {}): SentOrder {
  return {
    ...aTrade(),
    id: 9,
    order_id: "O2627000091",
    created_at: "2026-11-12T06:35:00.000Z",
    updated_at: "2026-11-14T06:35:00.000Z",
    is_unread: 0,
    status: "confirm",
    for_price: 1731960,
    due_amount: 1558764,
    ...change,
  };
}

/** The order of the worked example, booked and confirmed. */
export function anOrder(change: Partial<Order> = {}): Order {
  return {
    ...aSentOrder(),
    ...bothParties(),
    variation: [aPricedLine()],
    base_price: 45000,
    transport_price: 1800,
    ex_price: 1677960,
    token_amount: 173196,
    paid_amount: 173196,
    paper_difference: 0,
    update_for: null,
    quality_check_certificate: null,
    quality_check_image: [],
    quality_check_visibility: 0,
    driver_list: [],
    credit_days: 15,
    ...aChoice(),
    hsn: "72142090",
    price_steps: somePriceSteps(),
    payment_under_check: 0,
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
