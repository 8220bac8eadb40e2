import { HomeAnswer } from "@mandi/shared/contract/home";
import { IngotPriceAnswer } from "@mandi/shared/contract/ingot-price";
import { ProductListAnswer } from "@mandi/shared/contract/product-list";
import { TraderDayAnswer } from "@mandi/shared/contract/trader-day";
import { closeSession } from "@mandi/shared/session";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aHome, anIngotPrice, aPage, aProduct } from "@mandi/shared/testing/public-builders";

/** A server that answers all calls of the home page. */
export function openMarket() {
  const api = fakeApi();
  api.answer("GET /home", HomeAnswer, aHome());
  api.answer("GET /product-list", ProductListAnswer, aPage([aProduct()]));
  api.answer("GET /ingot-price", IngotPriceAnswer, anIngotPrice());
  api.answer("GET /trader-day", TraderDayAnswer, aTraderDay());
  return api;
}

/** A trader with nothing open. */
export function aTraderDay(change: Partial<TraderDayAnswer> = {}): TraderDayAnswer {
  return {
    deals: [],
    prices: [],
    money: { to_pay: 0, payments: 0, cash: 0, credit_limit: 0, credit_free: 0 },
    ...change,
  };
}

/**
 * Every test of the file starts without kept lists. The end of a session empties every list of the product: the only
 * way to a fresh start that the product itself has.
 */
export function startWithoutLists(): void {
  beforeEach(() => {
    signInAs("customer");
    closeSession();
  });
}
