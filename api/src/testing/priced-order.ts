import { paiseFromRupees } from "@mandi/shared/money/paise";
import { sql } from "kysely";
import { refreshAmounts } from "../modules/orders/amounts/order-amounts.service";
import { inTransaction } from "../platform/database/transaction";
import type { TestApi } from "./test-api";

/** A party with a place, as an address of an order has it. */
export interface PlacedParty {
  readonly company_name: string;
  readonly gst: string;
  readonly address_line_one: string;
  readonly city: string;
  readonly pincode: string;
  readonly state: string;
}

/** What a booked order costs, in rupees per MT before GST of 18 percent. */
export interface OrderPricing {
  readonly buyer: PlacedParty;
  readonly consignee?: PlacedParty;
  readonly rate: number;
  readonly sellerRate: number;
  readonly freight: number;
  /** What each size costs beyond the rate, in order; zero by default. */
  readonly sizes?: readonly number[];
  /** The goods, if not the TMT bar of the order. */
  readonly goods?: { readonly name: string; readonly hsn: string };
}

const noCharges = {
  loading: 0,
  insurance: 0,
  qualityCharge: 0,
  otherCharges: [],
  qualityPrice: 0,
  packagingPrice: 0,
};
const withGst = (rupees: number): number => Math.round(rupees * 1.18);

/** Gives a booked order the parties and the prices of a worked example. */
export async function priceOrder(api: TestApi, orderId: number, pricing: OrderPricing): Promise<void> {
  const { buyer, consignee = buyer, rate, sellerRate, freight, sizes = [], goods } = pricing;
  const party = (of: PlacedParty) => JSON.stringify({ id: 1, phone: "9876543210", address_line_two: "", ...of });
  await inTransaction(api.db, async (tx) => {
    await sql`
      update trade_order set billing_address = ${party(buyer)}, consignee_detail = ${party(consignee)},
             price_parts = ${JSON.stringify(noCharges)}, base_price_paise = ${paiseFromRupees(rate)},
             seller_base_price_paise = ${paiseFromRupees(sellerRate)}, freight_rate_paise = ${paiseFromRupees(freight)},
             transport_price_paise = ${Math.round(freight * 118)}
       where id = ${orderId}`.execute(tx);
    if (goods !== undefined) {
      const sold = { product_name: goods.name, hsn: goods.hsn };
      await tx.updateTable("trade_order").set(sold).where("id", "=", orderId).execute();
    }
    const lines = await tx
      .selectFrom("order_line")
      .select("id")
      .where("order_id", "=", orderId)
      .orderBy("id")
      .execute();
    for (const [place, { id }] of lines.entries()) {
      const size = sizes[place] ?? 0;
      await tx
        .updateTable("order_line")
        .set({
          size_price_paise: paiseFromRupees(size),
          unit_price_paise: paiseFromRupees(withGst(rate + size)),
          seller_unit_price_paise: paiseFromRupees(withGst(sellerRate + size)),
        })
        .where("id", "=", id)
        .execute();
    }
    await refreshAmounts(tx, orderId);
  });
}
