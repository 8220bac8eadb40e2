import { addPaise } from "@mandi/shared/money/paise";
import type { BasisPoints } from "@mandi/shared/money/percent";
import { roundTax } from "@mandi/shared/money/rounding";
import type { Db } from "../../../platform/database/database";
import { listOrderLines, refreshAmounts } from "../amounts/order-amounts.service";
import { updateLine } from "../changes/order-change.store";
import type { OrderRow } from "../order.store";
import { sellerRateOf } from "./taxed-purchase";
import { rateOf } from "./taxed-sale";

/**
 * With the first invoice an order's prices with GST, rounded to the rupee until then, become those of its documents: the rate
 * before GST with the tax to the paisa. The order is locked and has no invoice yet.
 */
export async function priceAsInvoiced(tx: Db, order: OrderRow, gst: BasisPoints): Promise<void> {
  for (const line of await listOrderLines(tx, order.id)) {
    const rate = rateOf(order, line);
    const unitPaise = addPaise(rate, roundTax(rate, gst));
    const sellerRate = sellerRateOf(order, line);
    const sellerUnitPaise = addPaise(sellerRate, roundTax(sellerRate, gst));
    if (unitPaise === line.unit_price_paise && sellerUnitPaise === line.seller_unit_price_paise) continue;
    await updateLine(tx, line.id, { unit_price_paise: unitPaise, seller_unit_price_paise: sellerUnitPaise });
  }
  await refreshAmounts(tx, order.id);
}
