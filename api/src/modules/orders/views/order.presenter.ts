import type { Driver, LedgerRow, Order, SentOrder } from "@mandi/shared/contract/order";
import type { OrderTurn } from "@mandi/shared/contract/order-turn";
import { orderPaperPath } from "@mandi/shared/contract/page-paths";
import type { LandedPriceStep } from "@mandi/shared/contract/price-step";
import type { TaxInvoice } from "@mandi/shared/contract/tax-invoice";
import type { TimelineEvent, VariationLine } from "@mandi/shared/contract/trade-document";
import { type Kilograms, kilograms, sumKilograms, tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import { type Paise, paise, rupeesFromPaise } from "@mandi/shared/money/paise";
import { percent, rupees, tonnes, tonnesOrNull } from "../../../platform/wire-figures";
import type { Payable } from "../../../reads/invoiced-due.read";
import { freightNetOf, toPayOf } from "../../auction/freight-sums.policy";
import { presentPriceSteps } from "../../auction/price-steps.presenter";
import { presentToPay, presentWish } from "../../auction/quotation.presenter";
import type { Refunded } from "../../ledger/refund-split";
import type { Settlement, StatementRow } from "../../ledger/statement.service";
import { presentReports } from "../../payments/payment.presenter";
import { turnsOf } from "../../shipments/next-step.policy";
import type { ShipmentRow } from "../../shipments/shipment.store";
import { presentInvoicesToPay } from "../../trade-papers/unpaid.presenter";
import type { LinkOf } from "../../uploads/upload-link.service";
import { type CurrentAmounts, unplannedLines } from "../amounts/order-amounts";
import { paperDifferenceOf } from "../amounts/order-due";
import { creditNotes, debitNotes, saleInvoices } from "../invoice/order-papers";
import { placeOfSale } from "../invoice/place-of-supply";
import { taxOf } from "../invoice/tax-invoice";
import type { ListedOrder, OrderLineRow, OrderRow } from "../order.store";
import { freightRateOf, termsOf, transportPriceOf } from "../order-terms";
import type { BuyerOrder, DriverFacts, OrderFacts } from "./order-view.service";

type SentFacts = { readonly duePaise: Paise; readonly payable: Payable; readonly turns: readonly OrderTurn[] };
type TurnFacts = Pick<OrderFacts, "order" | "lines" | "loads"> & { readonly shipments: readonly ShipmentRow[] };

/** The fields of an order in every list. */
export function presentTradeRow(order: ListedOrder) {
  return {
    id: order.id,
    unique_id: order.quotation_number,
    order_id: order.number,
    status: order.status,
    commodity_product: productOf(order),
    brand: { id: order.brand_id, name: order.brand_name },
    origin_city: order.origin_city,
    total_quantity: tonnes(order.total_kg),
    created_at: order.created_at.toISOString(),
    updated_at: order.updated_at.toISOString(),
    is_unread: order.is_unread ? 1 : 0,
    sizes: order.sizes,
    quality: order.quality_name,
  };
}

export function productOf(order: OrderRow) {
  return {
    id: order.commodity_product_id,
    name: order.product_name,
    category: { name: order.category_name },
    thumbnail: order.thumbnail,
  };
}

/** A row of the sent orders. */
export function presentSentOrder(order: ListedOrder, { duePaise, payable, turns }: SentFacts): SentOrder {
  return {
    ...presentTradeRow(order),
    for_price: rupees(order.for_paise),
    due_amount: rupeesFromPaise(duePaise),
    payable_now: rupeesFromPaise(payable.paise),
    due_on: payable.dueOn,
    reported_amount: rupeesFromPaise(payable.reportedPaise),
    waits_for: turns[0] ?? null,
    is_landed: order.freight_mode === "included" ? 1 : 0,
  };
}

/** A size with its current quantity and price; one that a change removed is left out. */
export function presentLine(
  line: OrderLineRow,
  quantityKg: Kilograms,
  unitPaise: number,
  totalPaise: Paise,
): VariationLine {
  return {
    id: line.size_variation_id,
    price: rupees(line.size_price_paise),
    value: line.value,
    quantity: tonnesFromKilograms(quantityKg),
    per_unit_price: rupees(unitPaise),
    final_price: rupeesFromPaise(totalPaise),
  };
}

/** The lines of an order that still have a quantity. */
export function linesLeft(lines: readonly OrderLineRow[], amounts: CurrentAmounts) {
  return lines.flatMap((line) => {
    const quantityKg = amounts.lineKg.get(line.id) ?? kilograms(0);
    const prices = amounts.linePaise.get(line.id);
    return quantityKg > 0 && prices ? [{ line, quantityKg, ...prices }] : [];
  });
}

/** An order for its buyer: nothing about the seller's price, commission or bill. */
export function presentOrder({
  order,
  lines,
  loads,
  amounts,
  settledPaise,
  duePaise,
  restPaise,
  reportedPaise,
  deductedPaise,
  notedPaise,
  settlements,
  refunds,
  payablePaise,
  unpaid,
  reports,
  drivers,
  quality,
  parties,
  papers,
  freightBills,
  linkOf,
  wish,
}: BuyerOrder): Order {
  const placeOfSupply = placeOfSale(order.billing_address, order.consignee_detail);
  const movement = { supplierState: parties.platform.state, placeOfSupply };
  const invoices = saleInvoices(papers);
  return {
    id: order.id,
    unique_id: order.quotation_number,
    order_id: order.number,
    status: order.status,
    commodity_product: productOf(order),
    brand: { id: order.brand_id, name: order.brand_name },
    origin_city: order.origin_city,
    created_at: order.created_at.toISOString(),
    updated_at: order.updated_at.toISOString(),
    billing_address: order.billing_address,
    consignee_detail: order.consignee_detail,
    variation: linesLeft(lines, amounts).map(({ line, quantityKg, buyerPaise }) =>
      presentLine(line, quantityKg, line.unit_price_paise, buyerPaise),
    ),
    base_price: rupees(order.base_price_paise),
    transport_price: rupeesFromPaise(transportPriceOf(order)),
    total_quantity: tonnes(order.total_kg),
    ex_price: rupees(order.ex_paise),
    for_price: rupees(order.for_paise),
    token_amount: rupees(order.booking_paise),
    paid_amount: rupeesFromPaise(settledPaise),
    due_amount: rupeesFromPaise(duePaise),
    payable_now: rupeesFromPaise(payablePaise),
    rest_to_pay: rupeesFromPaise(restPaise),
    reported_amount: rupeesFromPaise(reportedPaise),
    unpaid_invoices: presentInvoicesToPay(unpaid.invoices),
    waits_for: turnsOfView({ order, lines, loads, shipments: drivers.map(({ shipment }) => shipment) })[0] ?? null,
    update_for: order.update_for,
    quality_check_certificate: order.quality_visible ? linkOf(quality.certificateId) : null,
    quality_check_image: order.quality_visible ? quality.imageIds.flatMap((id) => linkOf(id) ?? []) : [],
    quality_check_visibility: order.quality_visible ? 1 : 0,
    driver_list: drivers.map((driver) => presentDriver(order.id, driver, { linkOf, invoices })),
    paper_difference: rupeesFromPaise(paperDifferenceOf(order)),
    tds_amount: rupeesFromPaise(deductedPaise),
    noted_amount: rupeesFromPaise(notedPaise),
    settlements: settlements.map(presentSettlement),
    credit_days: order.credit_days,
    selected_quality: order.quality_name ? { name: order.quality_name } : null,
    selected_packaging_charge: order.packaging_name ? { name: order.packaging_name } : null,
    hsn: order.hsn,
    ...presentWish(wish),
    price_steps: stepsOf(order, lines, amounts),
    freight_to_pay: presentToPay(order.to_pay_rate_paise, kilograms(order.total_kg)),
    is_freight_at_cost: order.freight_mode === "pure_agent" ? 1 : 0,
    freight_terms: order.freight_terms,
    freight_bills: [...freightBills],
    payment_under_check: unpaid.transfers.length > 0 ? 1 : 0,
    ...presentReports(reports),
    gst: percent(order.gst_bp),
    tax: taxOf(order.freight_mode === "pure_agent" ? amounts.exPaise : amounts.forPaise, order.gst_bp, movement),
    place_of_supply: placeOfSupply,
    invoices,
    credit_notes: creditNotes(papers),
    debit_notes: debitNotes(papers),
    refund: presentRefund(refunds.coming),
    refunded: presentRefund(refunds.done),
  };
}

/** What an order waits for, as on its own page; the list reads many at once. */
export function turnsOfView({ order, lines, loads, shipments }: TurnFacts): readonly OrderTurn[] {
  const unplanned = unplannedLines(lines, loads).map(({ quantityKg }) => quantityKg);
  return turnsOf(order.status, shipments, sumKilograms(unplanned));
}

function presentRefund({ toCreditPaise, toWalletPaise }: Refunded) {
  return { to_credit: rupeesFromPaise(toCreditPaise), to_wallet: rupeesFromPaise(toWalletPaise) };
}

function stepsOf(order: OrderRow, lines: readonly OrderLineRow[], amounts: CurrentAmounts): LandedPriceStep[] {
  return presentPriceSteps({
    basePaise: paise(order.base_price_paise),
    terms: termsOf(order),
    qualityName: order.quality_name,
    packagingName: order.packaging_name,
    sizes: linesLeft(lines, amounts).map(({ line, quantityKg }) => ({
      sizePaise: paise(line.size_price_paise),
      quantityKg,
    })),
    exPaise: amounts.exPaise,
    freightPaise: amounts.freightPaise,
    freightNetPaise: freightNetOf(freightRateOf(order), amounts.totalKg, amounts.freightPaise),
    toPayPaise: toPayOf(order.to_pay_rate_paise, amounts.totalKg),
  });
}

/** A vehicle for the buyer. The invoice is the platform's to them, never the seller's bill; it has its own page. */
function presentDriver(
  orderId: number,
  { shipment, carrier }: DriverFacts,
  { linkOf, invoices }: { readonly linkOf: LinkOf; readonly invoices: readonly TaxInvoice[] },
): Driver {
  const invoice = invoices.find(({ number }) => number === shipment.sale_number);
  return {
    id: shipment.id,
    photo: linkOf(shipment.driver_photo_id),
    driver_with_vehicle_photo: linkOf(shipment.vehicle_photo_id),
    name: shipment.driver_name,
    phone: shipment.driver_phone,
    alternate_phone_number: shipment.alternate_phone,
    vehicle_number: shipment.vehicle_number,
    final_quantity_by_seller: tonnesOrNull(shipment.loaded_kg),
    loaded_vehicle_photo: linkOf(shipment.loaded_photo_id),
    unloaded_vehicle_photo: linkOf(shipment.delivery_upload_id),
    transporter_name: carrier.company_name || carrier.name,
    transporter_phone_number: carrier.phone,
    tracking_number: shipment.tracking_number,
    ebill: linkOf(shipment.eway_upload_id),
    transport_receipt: linkOf(shipment.receipt_upload_id),
    invoice: shipment.sale_number === null ? null : orderPaperPath(orderId, shipment.sale_number),
    planned_quantity: tonnes(shipment.planned_kg),
    invoice_number: shipment.sale_number,
    invoice_date: invoice?.date ?? null,
    invoice_amount: invoice?.total ?? null,
    payment_due_on: shipment.due_on,
    eway_bill: shipment.eway_bill,
    eway_valid_until: shipment.eway_valid_until?.toISOString() ?? null,
    transport_receipt_number: shipment.receipt_number,
    delivered_at: shipment.delivered_at?.toISOString() ?? null,
  };
}

/** A line of an order's ledger. */
export function presentLedgerRow(row: StatementRow): LedgerRow {
  return {
    created_at: row.at.toISOString(),
    description: row.description,
    transaction_id: row.transactionId,
    amount: rupeesFromPaise(row.amountPaise),
    type: row.type,
    remaining_balance: rupeesFromPaise(row.balancePaise),
    ...(row.reverses !== null && { reverses: row.reverses }),
    ...(row.countsIn !== null && { counts_in: row.countsIn }),
  };
}

/** An entry that settled a part of an order. */
export function presentSettlement({ kind, transactionId, at, text, amountPaise }: Settlement) {
  return { kind, transaction_id: transactionId, at: at.toISOString(), text, amount: rupeesFromPaise(amountPaise) };
}

/** The order's figures on a ledger page. */
export function presentLedgerHead(order: OrderRow) {
  return { id: order.id, unique_id: order.quotation_number, order_id: order.number, status: order.status };
}

/** The same for the buyer, with their name for the printed page. */
export function presentBuyerLedgerHead(order: OrderRow) {
  return { ...presentLedgerHead(order), billing_address: order.billing_address };
}

/** A step in the life of an order. */
export function presentEvent(event: {
  readonly id: number;
  readonly at: Date;
  readonly text: string;
  readonly status: TimelineEvent["status"];
  readonly vehicle_number: string | null;
}): TimelineEvent {
  return {
    id: event.id,
    at: event.at.toISOString(),
    text: event.text,
    status: event.status,
    vehicle_number: event.vehicle_number,
  };
}
