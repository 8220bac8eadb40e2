import { readProduct } from "../product/product.api";
import { requestOfSelection } from "../product/request-of-selection";
import type { SameAddresses } from "../rfq/rfq-form";
import { handOver } from "../rfq/rfq-request";
import { readOffers } from "./offer.api";
import { sameOffer, sameSelection, type Trade } from "./request-of-trade";

/** The state for /create-rfq: the same goods at today's offer; null when there is no offer now. */
export async function requestAgain(trade: Trade, signal: AbortSignal) {
  const offer = sameOffer(await readOffers(trade.commodity_product.id, signal), trade);
  const product = offer && (await readProduct(String(offer.id), signal)).products_data;
  const selection = product && sameSelection(product, trade);
  if (!product || !selection || selection.sizes.length === 0) return null;
  const addresses = { billing: trade.billing_address.id, consignee: trade.consignee_detail.id };
  return handOver({ ...requestOfSelection(product, selection), addresses } satisfies SameAddresses);
}
