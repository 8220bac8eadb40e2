import type { Quotation, SentQuotation } from "@mandi/shared/contract/quotation";
import type {
  FreightAmount,
  LoadingAddress,
  PartyAddress,
  SizeValue,
  VariationLine,
} from "@mandi/shared/contract/trade-document";
import { type Kilograms, kilograms } from "@mandi/shared/money/kilograms";
import { paise, rupeesFromPaise } from "@mandi/shared/money/paise";
import { percent, rupees, rupeesOrNull, tonnes } from "../../platform/wire-figures";
import { presentTransfer } from "../payments/payment.presenter";
import type { Payment } from "../payments/payment.store";
import { freightNetOf, toPayOf } from "./freight-sums.policy";
import type { MarkedQuotation } from "./marking/marked-quotation";
import { presentPriceSteps } from "./price-steps.presenter";
import { isWindowOver, minutesLeft, nextActorOf, quotationMoves } from "./quotation.policy";
import type { QuotationLineRow, QuotationRow, selectGroupOf } from "./quotation.store";

/** Keys and goods that a row of every list shows. */
export function presentGoods(row: QuotationRow) {
  return {
    id: row.id,
    unique_id: row.number,
    commodity_product: {
      id: row.commodity_product_id,
      name: row.product_name,
      category: { name: row.category_name },
      thumbnail: row.thumbnail,
    },
    brand: { id: row.brand_id, name: row.brand_name },
    origin_city: row.origin_city,
    total_quantity: tonnes(row.total_kg),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** A row of the buyer's own list. */
export function presentSent(
  row: QuotationRow & {
    readonly for_paise: number | null;
    readonly transfer_id: number | null;
    readonly is_together: boolean;
    readonly offer_count: number;
    readonly sizes: SizeValue[][];
  },
  now: Date,
): SentQuotation {
  return {
    ...presentGoods(row),
    is_unread: row.is_unread ? 1 : 0,
    status: row.status,
    next_actor: nextActorOf({
      status: row.status,
      isClosed: isWindowOver(row, now),
      isTransferUnderCheck: row.transfer_id !== null,
    }),
    for_price: rupeesOrNull(row.for_paise),
    order_id: row.order_id,
    reply_deadline: row.status === "pending" ? row.deadline_at.toISOString() : null,
    group_id: row.is_together ? row.group_id : null,
    offer_count: row.offer_count,
    sizes: row.sizes,
    quality: row.quality_name,
    is_brand_open: row.any_brand && row.marking_id === null,
  };
}

export interface OwnQuotation {
  readonly quotation: QuotationRow;
  readonly lines: readonly QuotationLineRow[];
  readonly marked: MarkedQuotation | undefined;
  readonly offerCount: number;
  /** The others of the same request. */
  readonly group: Awaited<ReturnType<typeof selectGroupOf>>;
  /** The bank transfer of the booking amount that the desk looks for. */
  readonly transfer: Payment | undefined;
  /** The address of its proof for the buyer. */
  readonly proofUrl: string | null;
}

/** A quotation for its buyer: nothing about the sellers' side, and no price before one is agreed. */
export function presentQuotation(own: OwnQuotation, now: Date): Quotation {
  const { quotation: row, marked } = own;
  const isOver = isWindowOver(row, now);
  const marking = marked?.marking;
  const isOrdered = row.status === "ordered";
  return {
    ...presentGoods(row),
    status: row.status,
    order_id: row.order_id,
    purpose: row.purpose,
    description: row.description,
    billing_address: presentParty(row.billing_address),
    consignee_detail: presentParty(row.consignee_detail),
    variation: own.lines.map((line) => presentLine(line, marked)),
    base_price: rupeesOrNull(marking?.buyer_base_price_paise),
    transport_price: rupeesOrNull(marking?.transport_price_paise),
    ex_price: rupeesOrNull(marking?.ex_paise),
    for_price: rupeesOrNull(marking?.for_paise),
    required_booking_amount: rupeesOrNull(marking?.booking_paise),
    credit_days: marking?.credit_days ?? null,
    selected_packaging_charge: row.packaging_name === "" ? null : { name: row.packaging_name },
    selected_quality: row.quality_name === "" ? null : { name: row.quality_name },
    commission_type: null,
    commission: null,
    gst: percent(marking?.gst_bp ?? row.gst_bp),
    loading_address: isOrdered && marking ? presentLoading(marking.loading_address) : null,
    delivery_by: isOrdered ? (marking?.delivery_by ?? null) : null,
    bidding_list: [],
    reply_time: isOver ? 0 : minutesLeft(row.deadline_at, now),
    reply_deadline: row.deadline_at.toISOString(),
    server_time: now.toISOString(),
    is_closed: isOver ? 1 : 0,
    next_actor: nextActorOf({
      status: row.status,
      isClosed: isOver,
      isTransferUnderCheck: own.transfer !== undefined,
    }),
    offer_count: own.offerCount,
    valid_until: marking?.valid_until.toISOString() ?? null,
    payment_under_check: own.transfer !== undefined,
    ...(own.transfer && { reported_transfer: presentTransfer(own.transfer, own.proofUrl) }),
    can_withdraw: quotationMoves[row.status].withdraw !== undefined,
    price_steps: marked ? stepsOf(marked) : [],
    freight_to_pay: presentToPay(marking?.to_pay_rate_paise ?? null, kilograms(row.total_kg)),
    ...presentAtCost(marking),
    hsn: row.hsn,
    ...presentWish(row),
    any_brand: row.any_brand,
    group: own.group.map((other) => ({
      id: other.id,
      unique_id: other.number,
      product: other.product_name,
      brand: other.brand_name,
      total_quantity: tonnes(other.total_kg),
      status: other.status,
      for_price: rupeesOrNull(other.for_paise),
    })),
  };
}

function presentAtCost(marking: MarkedQuotation["marking"] | undefined) {
  return {
    is_freight_at_cost: marking?.freight_mode === "pure_agent" ? 1 : 0,
    freight_terms: marking?.freight_terms ?? null,
  };
}

/** The buyer's preferences for delivery, shown to everybody who is asked. */
export function presentWish({
  needed_by,
  parts,
  delivery_parts,
}: Pick<QuotationRow, "needed_by" | "parts" | "delivery_parts">) {
  const wished = delivery_parts?.map(({ day, kg }) => ({ day, quantity: tonnes(kg) }));
  return { needed_by, parts, delivery_parts: wished ?? null };
}

/** What the consignee pays to the carrier for a quantity; null where freight is in the price. */
export function presentToPay(ratePaise: number | null, quantityKg: Kilograms): FreightAmount | null {
  const amount = toPayOf(ratePaise, quantityKg);
  return amount === null ? null : { per_mt: rupees(ratePaise ?? 0), amount: rupeesFromPaise(amount) };
}

/** Field by field: a stored copy may hold more than this viewer may see. */
export function presentParty(party: PartyAddress): PartyAddress {
  const { id, company_name, phone, gst, address_line_one, address_line_two, pincode, city, state } = party;
  return { id, company_name, phone, gst, address_line_one, address_line_two, pincode, city, state };
}

export function presentLoading(place: LoadingAddress): LoadingAddress {
  const { address_line_one, address_line_two, city, pin_code, state } = place;
  return { address_line_one, address_line_two, city, pin_code, state };
}

function presentLine(line: QuotationLineRow, marked: MarkedQuotation | undefined): VariationLine {
  const price = marked?.lines.find((candidate) => candidate.line.id === line.id)?.price;
  return {
    id: line.size_variation_id,
    price: rupees(price?.size_price_paise ?? 0),
    value: line.value,
    quantity: tonnes(line.quantity_kg),
    per_unit_price: price ? rupees(price.unit_price_paise) : null,
    final_price: price ? rupees(price.final_price_paise) : null,
  };
}

function stepsOf({ quotation, marking, lines }: MarkedQuotation) {
  return presentPriceSteps({
    basePaise: paise(marking.buyer_base_price_paise),
    terms: marking.terms,
    qualityName: quotation.quality_name,
    packagingName: quotation.packaging_name,
    sizes: lines.map(({ line, price }) => ({
      sizePaise: paise(price.size_price_paise),
      quantityKg: kilograms(line.quantity_kg),
    })),
    exPaise: paise(marking.ex_paise),
    freightPaise: paise(marking.freight_paise),
    freightNetPaise: freightNetOf(
      marking.freight_rate_paise,
      kilograms(marking.total_kg),
      paise(marking.freight_paise),
    ),
    toPayPaise: toPayOf(marking.to_pay_rate_paise, kilograms(marking.total_kg)),
  });
}
