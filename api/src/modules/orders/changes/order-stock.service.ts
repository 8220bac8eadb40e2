import { sizeText } from "@mandi/shared/format/size-text";
import type { Db } from "../../../platform/database/database";
import { changeStock } from "../../auction/stock/stock.service";
import type { CurrentAmounts } from "../amounts/order-amounts";
import { type OrderRow, selectLines } from "../order.store";

/**
 * Lets the seller's stock follow the quantities of a confirmed order. Call it after the amounts are refreshed.
 *
 * @throws Refusal 422 when an agreed change is not covered; a weight is never refused
 */
export async function followStock(
  tx: Db,
  order: OrderRow,
  amounts: CurrentAmounts,
  change: { readonly cause: "agreed" | "weighed"; readonly at: Date; readonly lineId?: number },
): Promise<void> {
  const lines = await selectLines(tx, order.id);
  await changeStock(tx, {
    quotationId: order.quotation_id,
    listingId: order.listing_id,
    lines: lines
      .filter(({ id }) => change.lineId === undefined || id === change.lineId)
      .map(({ id, position, size_variation_id, value }) => ({
        position,
        sizeId: size_variation_id,
        sizeText: sizeText(value),
        quantityKg: amounts.lineKg.get(id) ?? 0,
      })),
    isWeighed: change.cause === "weighed",
    at: change.at,
  });
}
