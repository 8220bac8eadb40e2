import { kilograms } from "@mandi/shared/money/kilograms";
import { paise } from "@mandi/shared/money/paise";
import { basisPoints } from "@mandi/shared/money/percent";
import { calculateReceivable } from "@mandi/shared/pricing/receivable";
import type { ActContext } from "../../platform/act-context";
import type { Db } from "../../platform/database/database";
import { nextDocumentNumber } from "../../platform/document-numbers";
import { found } from "../../platform/errors";
import { selectOrderOf, selectOrderOfForUpdate } from "../../reads/orders-of-party.read";
import type { MarkedQuotation } from "../auction/marking/marked-quotation";
import type { OrderRef } from "../ledger/ledger-facts";
import { storeAward } from "../shipments/freight-award.open.store";
import type { Party } from "./order.policy";
import { insertOrder, type OrderRow, selectOrder, selectOrderForUpdate, selectOrderOfQuotation } from "./order.store";
import type { StoredTerms } from "./order.tables";
import { insertEvent } from "./steps/timeline.store";

/**
 * Makes the order of a marked quotation; there is no other way to an order. Call it in the transaction of
 * the payment that books it: the marked prices are copied, and the marked transporter is awarded the freight.
 *
 * The caller decides that the quotation may be booked and sets its status; the database refuses a second order.
 */
export async function createOrder(tx: Db, marked: MarkedQuotation, context: ActContext): Promise<OrderRef> {
  const number = await nextDocumentNumber(tx, "O", context.at);
  const id = await insertOrder(tx, orderValues(marked, number, context.at), marked.lines.map(lineValues));
  const { marking } = marked;
  if (marking.transporter_id !== null) {
    await storeAward(tx, {
      orderId: id,
      transporterId: marking.transporter_id,
      pricePaise: marking.to_pay_rate_paise ?? marking.freight_rate_paise ?? marking.transport_price_paise,
      reason: "Marked with the quotation",
      at: context.at,
      actorId: marking.marked_by,
    });
  }
  await insertEvent(tx, {
    orderId: id,
    shipmentId: null,
    step: "booked",
    status: "pending",
    text: `Order ${number} booked`,
    audience: ["buyer", "seller", "transporter"],
    ...context,
  });
  return { id, number };
}

function lineValues({ line, price }: MarkedQuotation["lines"][number]) {
  return {
    position: line.position,
    size_variation_id: line.size_variation_id,
    value: JSON.stringify(line.value),
    size_price_paise: price.size_price_paise,
    quantity_kg: line.quantity_kg,
    booked_kg: line.quantity_kg,
    booked_size_id: line.size_variation_id,
    unit_price_paise: price.unit_price_paise,
    seller_unit_price_paise: price.seller_unit_price_paise,
  };
}

function orderValues({ quotation, marking }: MarkedQuotation, number: string, at: Date) {
  const receivable = calculateReceivable({
    exPaise: paise(marking.seller_ex_paise),
    quantityKg: kilograms(marking.total_kg),
    commissionType: marking.commission_type,
    commissionPaise: paise(marking.commission_paise),
    commissionGst: basisPoints(marking.commission_gst_bp),
    freightAdvancePaise: paise(0),
  });
  return {
    number,
    quotation_id: quotation.id,
    quotation_number: quotation.number,
    marking_id: marking.id,
    buyer_id: quotation.buyer_id,
    seller_id: marking.seller_id,
    listing_id: marking.listing_id,
    commodity_product_id: quotation.commodity_product_id,
    product_name: quotation.product_name,
    category_name: quotation.category_name,
    thumbnail: quotation.thumbnail,
    hsn: quotation.hsn,
    brand_id: quotation.brand_id,
    brand_name: quotation.brand_name,
    origin_city: quotation.origin_city,
    quality_name: quotation.quality_name,
    packaging_name: quotation.packaging_name,
    purpose: quotation.purpose,
    description: quotation.description,
    billing_address: JSON.stringify(quotation.billing_address),
    consignee_detail: JSON.stringify(quotation.consignee_detail),
    loading_address: JSON.stringify(marking.loading_address),
    delivery_by: marking.delivery_by,
    gst_bp: marking.gst_bp,
    platform_gstin: marking.platform_gstin,
    price_parts: JSON.stringify(storedTerms(marking.terms)),
    base_price_paise: marking.buyer_base_price_paise,
    seller_base_price_paise: marking.base_price_paise,
    transport_price_paise: marking.transport_price_paise,
    freight_mode: marking.freight_mode,
    to_pay_rate_paise: marking.to_pay_rate_paise,
    freight_rate_paise: marking.freight_rate_paise,
    freight_terms: marking.freight_terms,
    commission_type: marking.commission_type,
    commission_paise: marking.commission_paise,
    commission_gst_bp: marking.commission_gst_bp,
    credit_days: marking.credit_days,
    booking_paise: marking.booking_paise,
    total_kg: marking.total_kg,
    ex_paise: marking.ex_paise,
    freight_paise: marking.freight_paise,
    for_paise: marking.for_paise,
    receivable_paise: receivable.receivablePaise,
    created_at: at,
    updated_at: at,
  };
}

function storedTerms(terms: MarkedQuotation["marking"]["terms"]): StoredTerms {
  const { loading, insurance, qualityCharge, otherCharges, qualityPrice, packagingPrice } = terms;
  return { loading, insurance, qualityCharge, otherCharges, qualityPrice, packagingPrice };
}

/** Loads an order for one of its sides. @throws Refusal 404 when it does not exist or is not theirs */
export async function readOrderOf(db: Db, party: Party, userId: number, id: number): Promise<OrderRow> {
  return found(await selectOrderOf(db, party, userId, id));
}

/** Loads and locks any order, for the desk and for work without a person. @throws Refusal 404 */
export async function lockOrder(tx: Db, id: number): Promise<OrderRow> {
  return found(await selectOrderForUpdate(tx, id));
}

/** Loads and locks an order for whoever takes a step: a side only its own, the desk any. @throws Refusal 404 */
export async function lockOrderFor(
  tx: Db,
  taker: Party | "desk",
  userId: number | null,
  id: number,
): Promise<OrderRow> {
  if (taker === "desk") return lockOrder(tx, id);
  return found(await selectOrderOfForUpdate(tx, taker, userId ?? 0, id));
}

/** Any order, for the desk. @throws Refusal 404 */
export async function readOrder(db: Db, id: number): Promise<OrderRow> {
  return found(await selectOrder(db, id));
}

/** The order of a quotation; undefined until it is booked. */
export const findOrderOfQuotation = selectOrderOfQuotation;

/** An order as the books name it. */
export function refOf(order: OrderRow): OrderRef {
  return { id: order.id, number: order.number };
}
