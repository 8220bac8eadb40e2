import { TransferDetailsAnswer } from "@mandi/shared/contract/bank-account";
import { CashWalletAnswer } from "@mandi/shared/contract/cash-wallet";
import { CreditWalletAnswer } from "@mandi/shared/contract/credit-wallet";
import { type Order, OrderAnswer } from "@mandi/shared/contract/order";
import { ReportedTransferAnswer } from "@mandi/shared/contract/payment";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { TimelineAnswer } from "@mandi/shared/contract/trade-document";
import { TradePaperListAnswer } from "@mandi/shared/contract/trade-paper";
import { aTimelineEvent } from "@mandi/shared/testing/buyer-builders/trade";
import { aCashWallet, aCreditWallet, transferDetails } from "@mandi/shared/testing/buyer-builders/wallet";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage, aSiteSetup } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen } from "@testing-library/react";
import { routes } from "../area";

export const orderCall = "GET /customer/order-detail/:id";
export const timelineCall = "GET /order/:id/timeline";

/** A server with one order of the logged-in buyer, and everything else that its page reads. */
export function holdOrder(order: Order, cash: Partial<CashWalletAnswer> = {}) {
  signInAs("customer");
  const api = fakeApi();
  api.answer(orderCall, OrderAnswer, { data: order });
  api.answer(timelineCall, TimelineAnswer, { data: [aTimelineEvent()] });
  api.answer("GET /paper", TradePaperListAnswer, aPage([]));
  api.answer("GET /cash-wallet", CashWalletAnswer, aCashWallet(cash));
  api.answer("GET /bank-account", TransferDetailsAnswer, transferDetails());
  api.answer("GET /reported-transfer", ReportedTransferAnswer, { is_reported: false });
  api.answer("GET /credit-wallet", CreditWalletAnswer, aCreditWallet());
  api.answer("GET /config", SiteSetupAnswer, { general_setup: aSiteSetup() });
  return api;
}

/** The page of that order, once it has loaded. */
export async function openOrder(order: Order, cash: Partial<CashWalletAnswer> = {}) {
  const api = holdOrder(order, cash);
  await renderAt(routes, "/order-details/9");
  await screen.findByRole("heading", { level: 1, name: /O2627000091/ });
  return api;
}
