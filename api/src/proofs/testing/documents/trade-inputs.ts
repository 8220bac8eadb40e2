import { sql } from "kysely";
import type { Db } from "../../../platform/database/database";

/** Charges per MT before GST that the offer froze, as they are stored. */
interface Charges {
  readonly loading: number;
  readonly insurance: number;
  readonly qualityCharge: number;
  readonly qualityPrice: number;
  readonly packagingPrice: number;
  readonly otherCharges: readonly { readonly operator: "+" | "-"; readonly price: number }[];
}

/** What people typed for a trade and a vehicle, from which every document of the vehicle follows. */
export interface TradeInputs {
  readonly number: string;
  /** What the seller offered per MT. */
  readonly offered: number;
  readonly charges: Charges;
  readonly commission_type: "include" | "exclude";
  readonly commission: number;
  readonly freight_mode: string;
  /** The carrier's bid; null where the desk entered the freight. */
  readonly bid: number | null;
  readonly entered_freight: number;
  readonly freight_change: number;
  readonly credit_days: number;
  readonly buyer_gstin: string;
  readonly seller_gstin: string;
  readonly carrier_gstin: string;
  readonly gst_bp: number;
  /** Per MT, that of the award at the moment. */
  readonly carried_at: number;
  readonly loaded_kg: number;
  /** By size: what it adds per MT, and its weight on the vehicle. */
  readonly sizes: readonly { readonly price: number; readonly kg: number }[];
}

/** The inputs of a vehicle as they stand now. */
export async function readInputs(db: Db, orderId: number, shipmentId: number, day: string): Promise<TradeInputs> {
  const { rows } = await sql<TradeInputs>`
    select o.number, r.base_price_paise as offered, r.terms as charges, m.commission_type, m.commission_paise as commission,
           o.freight_mode, b.price_paise as bid, m.transport_price_paise as entered_freight,
           o.freight_change_paise as freight_change, o.credit_days, o.billing_address ->> 'gst' as buyer_gstin,
           coalesce(sp.gst_number, '') as seller_gstin, coalesce(cp.gst_number, '') as carrier_gstin,
           (select value::integer from tax_row
             where key = 'gst' and o.hsn like scope || '%' and valid_from <= ${day}::date
               and (valid_to is null or valid_to >= ${day}::date)
             order by length(scope) desc limit 1) as gst_bp,
           coalesce(a.price_paise, 0) as carried_at, coalesce(s.loaded_kg, 0) as loaded_kg,
           (select jsonb_agg(jsonb_build_object('price', l.size_price_paise, 'kg', coalesce(sl.loaded_kg, 0)) order by l.id)
              from shipment_line sl join order_line l on l.id = sl.order_line_id
             where sl.shipment_id = s.id and coalesce(sl.loaded_kg, 0) > 0) as sizes
      from trade_order o
      join marking m on m.id = o.marking_id
      join offer_revision r on r.id = m.offer_revision_id
      left join freight_bid_revision b on b.id = m.bid_revision_id
      join shipment s on s.id = ${shipmentId} and s.order_id = o.id
      left join freight_award a on a.order_id = o.id and a.ended_at is null
      left join profile sp on sp.user_id = o.seller_id
      left join profile cp on cp.user_id = a.transporter_id
     where o.id = ${orderId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`Order ${orderId} has no vehicle ${shipmentId}`);
  return { ...row, sizes: row.sizes ?? [] };
}
