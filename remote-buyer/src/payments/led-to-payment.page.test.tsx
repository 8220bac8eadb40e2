import { behindGateClass } from "@mandi/shared/browser/first-content";
import { TransferDetailsAnswer } from "@mandi/shared/contract/bank-account";
import { CashWalletAnswer } from "@mandi/shared/contract/cash-wallet";
import { CreditWalletAnswer } from "@mandi/shared/contract/credit-wallet";
import { QuotationAnswer } from "@mandi/shared/contract/quotation";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { UnpaidAnswer } from "@mandi/shared/contract/unpaid";
import { aMarkedQuotation } from "@mandi/shared/testing/buyer-builders/quotation";
import { aCashWallet, aCreditWallet, transferDetails } from "@mandi/shared/testing/buyer-builders/wallet";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aSiteSetup } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor } from "@testing-library/react";
import { routes } from "../area";
import { besideQuotation } from "../testing/beside-quotation";
import { anUnpaidItem, someUnpaid } from "../testing/wallet-examples";

function openMarket() {
  signInAs("customer");
  const api = fakeApi();
  besideQuotation(api);
  const data = aMarkedQuotation({ server_time: "2026-11-21T11:00:00.000Z" });
  api.answer("GET /product-enquiry/:id", QuotationAnswer, { data });
  api.answer("GET /cash-wallet", CashWalletAnswer, aCashWallet());
  api.answer("GET /credit-wallet", CreditWalletAnswer, aCreditWallet());
  api.answer("GET /bank-account", TransferDetailsAnswer, transferDetails());
  api.answer("GET /config", SiteSetupAnswer, { general_setup: aSiteSetup() });
  return api;
}

const form = () => screen.findByRole("form", { name: /Q2627000184/ });

it("starts at the booking amount for who came to pay it, once the page can be seen", async () => {
  openMarket();
  const gate = document.body.appendChild(document.createElement("div"));
  gate.classList.add(behindGateClass);
  await renderAt(routes, "/quotation-detail/7?pay=booking");
  expect(await form()).not.toHaveFocus();

  gate.remove();
  gate.classList.remove(behindGateClass);
  await waitFor(async () => expect(await form()).toHaveFocus());
});

it("starts at the top of a quotation for who did not come to pay", async () => {
  openMarket();
  await renderAt(routes, "/quotation-detail/7");
  expect(await form()).not.toHaveFocus();
});

it("leads from the booking amounts to the payment of the only quotation, or to the list of several", async () => {
  const api = openMarket();
  const owed = { ...someUnpaid(anUnpaidItem()), bookings: 12_000 };
  api.answer("GET /customer/unpaid", UnpaidAnswer, { ...owed, booking_quotation: 7 });
  const tab = await renderAt(routes, "/wallet?tab=to-pay");
  const amount = () => screen.findByRole("link", { name: "Booking amounts of quotations ₹12,000" });
  expect(await amount()).toHaveAttribute("href", "/quotation-detail/7?pay=booking");

  api.answer("GET /customer/unpaid", UnpaidAnswer, { ...owed, booking_quotation: null });
  await tab.go("/wallet");
  await tab.go("/wallet?tab=to-pay");
  expect(await amount()).toHaveAttribute("href", "/quotation-list?list=sent&status=Seller+Marked");
});
