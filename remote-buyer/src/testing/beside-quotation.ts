import { PriceHistoryAnswer } from "@mandi/shared/contract/price-history";
import { aPriceHistory } from "@mandi/shared/testing/buyer-builders/quotation";
import type { FakeApi } from "@mandi/shared/testing/fake-api";
import { nobodyWrote } from "@mandi/shared/testing/thread-builders";

/** What the page of a quotation reads beside it, for tests of something else: no messages, and a month of prices. */
export function besideQuotation(api: FakeApi): void {
  nobodyWrote(api);
  knownPrices(api);
}

/** A month of prices. */
export function knownPrices(api: FakeApi): void {
  api.answer("GET /product-enquiry/:id/price-history", PriceHistoryAnswer, { data: aPriceHistory() });
}
