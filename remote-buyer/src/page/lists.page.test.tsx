import { AddressListAnswer } from "@mandi/shared/contract/address";
import { TransferDetailsAnswer } from "@mandi/shared/contract/bank-account";
import { CashWalletAnswer } from "@mandi/shared/contract/cash-wallet";
import { CreditWalletAnswer } from "@mandi/shared/contract/credit-wallet";
import { SentOrderListAnswer } from "@mandi/shared/contract/order";
import { SentQuotationListAnswer } from "@mandi/shared/contract/quotation";
import { ReceivedOrderListAnswer } from "@mandi/shared/contract/seller-order";
import { ReceivedQuotationListAnswer } from "@mandi/shared/contract/seller-quotation";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { closeSession } from "@mandi/shared/session";
import { anAddress } from "@mandi/shared/testing/buyer-builders/address";
import { aSentOrder } from "@mandi/shared/testing/buyer-builders/order";
import { aReceivedQuotation, aSentQuotation } from "@mandi/shared/testing/buyer-builders/quotation";
import { aCashWallet, aCreditWallet, transferDetails } from "@mandi/shared/testing/buyer-builders/wallet";
import { type FakeApi, fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage, aSiteSetup } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

interface List {
  readonly who: "customer" | "seller";
  readonly address: string;
  readonly call: `GET /${string}`;
  readonly answer: (api: FakeApi) => void;
  /** A text that only the data has. */
  readonly row: RegExp;
}

const lists: readonly (readonly [string, List])[] = [
  [
    "requests that were sent",
    {
      who: "customer",
      address: "/quotation-list",
      call: "GET /product-enquiry",
      answer: (api) => api.answer("GET /product-enquiry", SentQuotationListAnswer, aPage([aSentQuotation()])),
      row: /Q2627000184/,
    },
  ],
  [
    "requests that were received",
    {
      who: "seller",
      address: "/quotation-list",
      call: "GET /seller/product-enquiry",
      answer: (api) =>
        api.answer("GET /seller/product-enquiry", ReceivedQuotationListAnswer, aPage([aReceivedQuotation()])),
      row: /Q2627/,
    },
  ],
  [
    "orders that were sent",
    {
      who: "customer",
      address: "/order-book",
      call: "GET /customer/order",
      answer: (api) => api.answer("GET /customer/order", SentOrderListAnswer, aPage([aSentOrder()])),
      row: /O2627000091/,
    },
  ],
  [
    "orders that were received",
    {
      who: "seller",
      address: "/order-book",
      call: "GET /seller/order",
      answer: (api) => api.answer("GET /seller/order", ReceivedOrderListAnswer, aPage([aSentOrder()])),
      row: /O2627000091/,
    },
  ],
  [
    "addresses",
    {
      who: "customer",
      address: "/address",
      call: "GET /address",
      answer: (api) => api.answer("GET /address", AddressListAnswer, { data: [anAddress()] }),
      row: /Agrawal Traders/,
    },
  ],
  [
    "the cash wallet",
    {
      who: "customer",
      address: "/wallet",
      call: "GET /cash-wallet",
      answer: (api) => api.answer("GET /cash-wallet", CashWalletAnswer, aCashWallet()),
      row: /JRN0004797/,
    },
  ],
  [
    "the credit wallet",
    {
      who: "customer",
      address: "/wallet?tab=credit",
      call: "GET /credit-wallet",
      answer: (api) => api.answer("GET /credit-wallet", CreditWalletAnswer, aCreditWallet()),
      row: /JRN0004797/,
    },
  ],
];

describe("a list of a signed-in person keeps data and a failure flag, and is empty after the logout (R-245)", () => {
  it.each(lists)("%s", async (_what, { who, address, call, answer, row }) => {
    signInAs(who);
    const api = fakeApi();
    api.answer("GET /config", SiteSetupAnswer, { general_setup: aSiteSetup() });
    api.answer("GET /bank-account", TransferDetailsAnswer, transferDetails());
    for (const [, other] of lists) other.answer(api);
    api.refuse(call, 503);
    await renderAt(routes, address);
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.queryByText(row)).not.toBeInTheDocument();

    answer(api);
    await userEvent.click(again);
    expect((await screen.findAllByText(row)).length).toBeGreaterThan(0);
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();

    await act(async () => closeSession());
    expect(screen.queryByText(row)).not.toBeInTheDocument();
  });
});
