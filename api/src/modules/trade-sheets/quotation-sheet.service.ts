import type { TradeSheet } from "@mandi/shared/contract/trade-sheet";
import { sizeText } from "@mandi/shared/format/size-text";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { presentQuotation } from "../auction/quotation.presenter";
import { openQuotation } from "../auction/quotation.service";
import { readPlatformIssuer } from "./offer-sheet.service";

/**
 * The content of a sheet of the buyer's quotation: the agreed price, until it expires. It does not name the buyer.
 *
 * @throws Refusal 404 not theirs; 422 while there is no price, once it has expired, and for a price without the freight or its GST
 */
export async function drawQuotationSheet(db: Db, buyerId: number, id: number, now: Date): Promise<TradeSheet> {
  const quotation = presentQuotation(await openQuotation(db, buyerId, id, now), now);
  const { valid_until, for_price, price_steps } = quotation;
  // The first total is the ex price; the last has the freight.
  const landed = price_steps.findLast(({ kind }) => kind === "total");
  const isAgreed = quotation.status === "Seller Marked" && valid_until !== null && new Date(valid_until) > now;
  if (!isAgreed || for_price === null || landed === undefined) {
    throw new Refusal("refused", { message: "This quotation has no price to share now." });
  }
  if (quotation.freight_to_pay) {
    const message = "A sheet says a landed price. The consignee pays the freight of this one to the carrier.";
    throw new Refusal("refused", { message });
  }
  if (quotation.is_freight_at_cost === 1) {
    const message =
      "A sheet says a landed price with GST. The freight of this one is at cost, and its GST is not in it.";
    throw new Refusal("refused", { message });
  }
  return {
    kind: "quotation",
    product_id: quotation.commodity_product.id,
    product: quotation.commodity_product.name,
    thumbnail: quotation.commodity_product.thumbnail,
    brand: quotation.brand.name,
    quality: quotation.selected_quality?.name ?? "",
    city: quotation.origin_city,
    sizes: quotation.variation.map(({ value, quantity }) => ({ size: sizeText(value), price: null, quantity })),
    free: null,
    min_quantity: null,
    gst: quotation.gst,
    landed: null,
    agreed: {
      place: quotation.consignee_detail.city,
      quantity: quotation.total_quantity,
      per_mt: landed.per_mt,
      amount: for_price,
    },
    issuer: await readPlatformIssuer(db),
    made_at: now.toISOString(),
    valid_until,
  };
}
