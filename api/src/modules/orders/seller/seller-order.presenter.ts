import type { OrderTurn } from "@mandi/shared/contract/order-turn";
import type { ReceivedOrder, SellerOrder, SellerStep } from "@mandi/shared/contract/seller-order";
import { type Paise, rupeesFromPaise, sumPaise, zeroPaise } from "@mandi/shared/money/paise";
import { percent, rupees, tonnes, tonnesOrNull } from "../../../platform/wire-figures";
import { presentWish } from "../../auction/quotation.presenter";
import type { OwedToSeller } from "../../trade-papers/owed-to-sellers.service";
import { billDifferenceOf, sellerDueOf, sellerSettledOf } from "../amounts/order-due";
import { sellerBills, sellerNotes, takenBackBills } from "../invoice/order-papers";
import { invoiceCorrectedBy } from "../order.policy";
import type { ListedOrder } from "../order.store";
import { linesLeft, presentLine, presentSettlement, presentTradeRow, turnsOfView } from "../views/order.presenter";
import type { SellerOrderView } from "../views/order-view.service";

interface ReceivedOrderFacts {
  readonly order: ListedOrder;
  readonly sellerPaidPaise: Paise;
  readonly owed: OwedToSeller | undefined;
  readonly turns: readonly OrderTurn[];
}

/** A row of the received orders; `for_price` is the receivable (docs/domain.md#prices). */
export function presentReceivedOrder({ order, sellerPaidPaise, owed, turns }: ReceivedOrderFacts): ReceivedOrder {
  return {
    ...presentTradeRow(order),
    for_price: rupees(order.receivable_paise),
    due_amount: rupeesFromPaise(sellerDueOf(order, sellerPaidPaise)),
    invoiced_due: rupeesFromPaise(owed?.paise ?? zeroPaise),
    due_on: owed?.dueOn ?? null,
    next_steps: turns.filter(isOwn),
    waits_for: turns[0] ?? null,
  };
}

/** An order for its seller: no freight charged to the buyer, no billing party, no phone but the driver's. */
export function presentSellerOrder({
  order,
  lines,
  amounts,
  loads,
  shipments,
  money,
  settlements,
  platform,
  linkOf,
  papers,
  wish,
  expectedBills,
}: SellerOrderView): SellerOrder {
  const turns = turnsOfView({ order, lines, loads, shipments });
  const { company_name, pincode, address_line_one, address_line_two, city, state } = order.consignee_detail;
  return {
    id: order.id,
    unique_id: order.quotation_number,
    order_id: order.number,
    commodity_product: {
      name: order.product_name,
      category: { name: order.category_name },
      thumbnail: order.thumbnail,
    },
    brand: { name: order.brand_name },
    quality: order.quality_name,
    created_at: order.created_at.toISOString(),
    updated_at: order.updated_at.toISOString(),
    consignee_detail: { company_name, pincode, address_line_one, address_line_two, city, state },
    variation: linesLeft(lines, amounts).map(({ line, quantityKg, sellerPaise }) =>
      presentLine(line, quantityKg, line.seller_unit_price_paise, sellerPaise),
    ),
    ordered: lines.flatMap(({ size_variation_id, quantity_kg }) =>
      quantity_kg > 0 ? [{ id: size_variation_id, quantity: tonnes(quantity_kg) }] : [],
    ),
    status: order.status,
    base_price: rupees(order.seller_base_price_paise),
    total_quantity: tonnes(order.total_kg),
    ex_price: rupeesFromPaise(amounts.sellerExPaise),
    freight_advance_amount: rupeesFromPaise(sumPaise(loads.map(({ freightAdvancePaise }) => freightAdvancePaise))),
    for_price: rupees(order.receivable_paise),
    paid_amount: rupeesFromPaise(sellerSettledOf(order, money.sellerPaidPaise)),
    due_amount: rupeesFromPaise(sellerDueOf(order, money.sellerPaidPaise)),
    update_for: order.update_for,
    is_weighed_as_planned: amounts.isWeighedAsPlanned ? 1 : 0,
    paper_difference: rupeesFromPaise(billDifferenceOf(order)),
    tds_amount: rupeesFromPaise(money.sellerDeductedPaise),
    noted_amount: rupeesFromPaise(money.sellerNotedPaise),
    settlements: settlements.map(presentSettlement),
    takes_no_advance: order.to_pay_rate_paise === null ? 0 : 1,
    next_steps: turns.filter(isOwn),
    waits_for: turns[0] ?? null,
    vehicles: shipments.map((shipment) => ({
      id: shipment.id,
      vehicle_number: shipment.vehicle_number,
      driver_name: shipment.driver_name,
      driver_phone: shipment.driver_phone,
      reported_at: shipment.reported_at?.toISOString() ?? null,
      planned_quantity: tonnes(shipment.planned_kg),
      final_quantity: tonnesOrNull(shipment.loaded_kg),
      invoice: shipment.invoice_number,
      loaded_vehicle_photo: linkOf(shipment.loaded_photo_id),
      invoice_paper: linkOf(shipment.invoice_upload_id),
      freight_advance: rupees(shipment.freight_advance_paise),
      expected_bill: expectedBills.get(shipment.id) ?? null,
      invoice_corrected_by: invoiceCorrectedBy(shipment),
    })),
    bill_to: platform,
    dispatch_date: order.dispatch_on,
    gst: percent(order.gst_bp),
    invoices: sellerBills(papers),
    taken_back: takenBackBills(papers),
    notes: sellerNotes(papers),
    ...presentWish(wish),
  };
}

/** Whether it is the seller who takes this step. */
function isOwn(step: OrderTurn): step is SellerStep {
  return step === "confirm" || step === "loading" || step === "final_quantity" || step === "invoice";
}
