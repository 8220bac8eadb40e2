import type { Order } from "@mandi/shared/contract/order";
import type { SellerOrder } from "@mandi/shared/contract/seller-order";
import type { TransporterOrder } from "@mandi/shared/contract/transporter/order";
import { formatDay } from "@mandi/shared/format/dates";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatPaise, formatRupees } from "@mandi/shared/format/rupees";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { orderParts } from "@mandi/shared/messages/desk-order";
import { type BuyerSumName, buyerSums, type SumLine, sellerSums } from "@mandi/shared/pricing/order-sums";
import type { Definition } from "@mandi/shared/ui/data/definition-list";

const { view: terms, none } = orderParts;
const exact = (rupees: number): string => formatRupees(rupees, { decimals: 2 });
const listed = (parts: readonly string[]): string => parts.filter(Boolean).join(", ") || none;

/** The buyer's figures; a `due` below zero is a refund. */
export function buyerSees(order: Order): readonly Definition[] {
  const { consignee_detail: to, driver_list } = order;
  return [
    { term: terms.status, value: order.status },
    { term: terms.ex, value: exact(order.ex_price) },
    freightOf(order),
    { term: terms.forPrice, value: exact(order.for_price) },
    { term: terms.booking, value: exact(order.token_amount) },
    ...settledOf(buyerSums(order)),
    { term: terms.due, value: exact(order.due_amount) },
    ...(order.payable_now === undefined ? [] : [{ term: terms.payable, value: exact(order.payable_now) }]),
    ...(order.reported_amount ? [{ term: terms.reported, value: exact(order.reported_amount) }] : []),
    { term: terms.creditDays, value: String(order.credit_days) },
    { term: terms.goodsTo, value: listed([to.company_name, to.city, to.state]) },
    { term: terms.vehicles, value: listed(driver_list.map(({ vehicle_number }) => formatVehicle(vehicle_number))) },
  ];
}

/** What settles the price, as its party reads it: `paid_amount` on the wire includes notes, tax and rounding. */
function settledOf(lines: readonly SumLine<string>[]): readonly Definition[] {
  return lines.flatMap(({ name, amountPaise }) => {
    const term = settledTerms.get(name);
    return term === undefined ? [] : [{ term, value: formatPaise(amountPaise, { decimals: 2 }) }];
  });
}

const settledTerms: ReadonlyMap<string, string> = new Map<BuyerSumName, string>([
  ["paperDifference", terms.rounding],
  ["noted", terms.noted],
  ["paid", terms.paid],
  ["deducted", terms.tds],
]);

/** What the buyer pays for freight: in the price, at cost, or to the carrier beside it. */
function freightOf({ freight_to_pay, is_freight_at_cost, transport_price }: Order): Definition {
  if (freight_to_pay) return { term: terms.freightToPay, value: exact(freight_to_pay.per_mt) };
  return { term: is_freight_at_cost === 1 ? terms.freightAtCost : terms.freight, value: exact(transport_price) };
}

function ownFreightOf({ is_freight_to_pay, is_freight_at_cost }: TransporterOrder): string {
  if (is_freight_to_pay === 1) return terms.ownToPay;
  return is_freight_at_cost === 1 ? terms.ownAtCost : terms.ownFreight;
}

/** The seller's figures, without freight and without the buyer. */
export function sellerSees(order: SellerOrder): readonly Definition[] {
  const { consignee_detail: to, vehicles } = order;
  return [
    { term: terms.status, value: order.status },
    { term: terms.base, value: exact(order.base_price) },
    { term: terms.receivable, value: exact(order.for_price) },
    ...settledOf(sellerSums(order)),
    { term: terms.due, value: exact(order.due_amount) },
    { term: terms.advance, value: exact(order.freight_advance_amount) },
    { term: terms.dispatch, value: order.dispatch_date === null ? none : formatDay(order.dispatch_date) },
    { term: terms.next, value: listed(order.next_steps) },
    ...(order.bill_to ? [{ term: terms.billTo, value: listed([order.bill_to.name, order.bill_to.gst_number]) }] : []),
    { term: terms.goodsTo, value: listed([to.company_name, to.city, to.state]) },
    { term: terms.vehicles, value: listed(vehicles.map(({ vehicle_number }) => formatVehicle(vehicle_number))) },
  ];
}

/** The transporter's work: from where to where, and their own freight, without a price of the goods. */
export function transporterSees(order: TransporterOrder): readonly Definition[] {
  const { consignee_detail: to, loading_address, trips } = order;
  return [
    { term: terms.status, value: order.status },
    { term: ownFreightOf(order), value: exact(order.transport_price) },
    { term: terms.quantity, value: formatTonnes(order.total_quantity) },
    { term: terms.unplanned, value: formatTonnes(order.unplanned_quantity) },
    { term: terms.from, value: listed(loading_address.flatMap(({ city, state }) => [city, state])) },
    { term: terms.goodsTo, value: listed([to.company_name, to.city, to.state]) },
    {
      term: terms.vehicles,
      value: listed(trips.map(({ vehicle_number }) => formatVehicle(vehicle_number))),
    },
    { term: terms.next, value: listed(trips.map(({ next_step }) => next_step ?? "")) },
  ];
}
