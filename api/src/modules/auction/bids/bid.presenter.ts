import type { FreightBid, TransporterEnquiry } from "@mandi/shared/contract/transporter/freight-enquiry";
import { rupees, tonnes } from "../../../platform/wire-figures";
import { freightStatusOf, quotationMoves } from "../quotation.policy";
import { presentWish } from "../quotation.presenter";
import type { OpenedFreight } from "./bid.service";
import type { AskedRow } from "./bid.store";

/** An enquiry for a transporter: with its destination, but no phone or tax id of the buyer and no price of goods. */
export function presentEnquiry(row: AskedRow, transporterId: number, now: Date): TransporterEnquiry {
  const hasBid = row.own_paise !== null && row.withdrawn_at === null;
  const canBid = quotationMoves[row.status].bid !== undefined;
  const { address_line_one, address_line_two, state, pincode } = row.billing_address;
  return {
    id: row.id,
    unique_id: row.number,
    commodity_product: { name: row.product_name, thumbnail: row.thumbnail, category: { name: row.category_name } },
    brand: { name: row.brand_name },
    quality: row.quality_name,
    variation: row.sizes.map(({ value, kg }) => ({ value, quantity: tonnes(kg) })),
    origin_city: row.origin_city,
    min_price: rupees(row.min_price_paise),
    max_price: rupees(row.max_price_paise),
    description: row.description,
    status: freightStatusOf({
      status: row.status,
      isAwarded: row.awarded_transporter_id === transporterId,
      hasBid: row.own_paise !== null,
    }),
    billing_address: { address_line_one, address_line_two, state, pincode },
    unloading_city: row.consignee_detail.city,
    unloading_state: row.consignee_detail.state,
    unloading_pincode: row.consignee_detail.pincode,
    total_quantity: tonnes(row.total_kg),
    my_price: hasBid && row.own_paise !== null ? rupees(row.own_paise) : null,
    bid_count: row.bid_count,
    reply_deadline: row.deadline_at.toISOString(),
    server_time: now.toISOString(),
    is_closed: canBid ? 0 : 1,
    can_withdraw: canBid && hasBid,
    ...presentWish(row),
  };
}

/** The board: every bid with its bidder's name and company, or a number where the desk masks rivals. The viewer's own row keeps its name. */
export function presentBids(opened: OpenedFreight, transporterId: number): FreightBid[] {
  return opened.bids.map((bid, index) => {
    const isOwn = bid.transporter_id === transporterId;
    const { name, company_name } = bid;
    const isNamed = isOwn || !opened.maskRivalTransporters;
    return {
      get_user: isNamed ? { name: name || company_name, company_name } : { name: `Transporter ${index + 1}` },
      price: rupees(bid.price_paise),
      is_my_price: isOwn ? 1 : 0,
    };
  });
}
