import { SentOrderListAnswer } from "@mandi/shared/contract/order";
import { PriceHistoryAnswer } from "@mandi/shared/contract/price-history";
import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import { aPriceHistory } from "@mandi/shared/testing/buyer-builders/quotation";
import type { FakeApi } from "@mandi/shared/testing/fake-api";
import { aPage } from "@mandi/shared/testing/public-builders";
import { nobodyWrote } from "@mandi/shared/testing/thread-builders";

/** The other reads of a quotation's page, for tests of something else: no messages, and a month of prices. */
export function besideQuotation(api: FakeApi): void {
  nobodyWrote(api);
  knownPrices(api);
}

/** A month of prices, and nothing else to compare with. */
export function knownPrices(api: FakeApi): void {
  nothingElseKnown(api);
  api.answer("GET /product-enquiry/:id/price-history", PriceHistoryAnswer, { data: aPriceHistory() });
}

/** No other order of the buyer, and no offer with an estimate of its freight. */
export function nothingElseKnown(api: FakeApi): void {
  api.answer("GET /customer/order", SentOrderListAnswer, aPage([]));
  api.answer("GET /seller-list-by-commodity-product/:id", OfferListAnswer, aPage([]));
}
