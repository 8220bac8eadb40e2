import { TransferDetailsAnswer } from "@mandi/shared/contract/bank-account";
import { CashWalletAnswer } from "@mandi/shared/contract/cash-wallet";
import { CreditWalletAnswer } from "@mandi/shared/contract/credit-wallet";
import { ReportedTransferAnswer } from "@mandi/shared/contract/payment";
import { ProductDetailAnswer } from "@mandi/shared/contract/product-detail";
import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import { BookingPaymentAnswer, type Quotation, QuotationAnswer } from "@mandi/shared/contract/quotation";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { quotationStatuses } from "@mandi/shared/contract/trade-document";
import { aProductDetail } from "@mandi/shared/testing/buyer-builders/product";
import { aMarkedQuotation, aQuotation } from "@mandi/shared/testing/buyer-builders/quotation";
import { aCashWallet, aCreditWallet, transferDetails } from "@mandi/shared/testing/buyer-builders/wallet";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { beOnPhone } from "@mandi/shared/testing/on-phone";
import { anOffer, aPage, aSiteSetup } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { routes } from "../area";
import { besideQuotation } from "../testing/beside-quotation";
import { confirmPayment, paymentQuestion } from "../testing/confirm-payment";

const route = "GET /product-enquiry/:id";
const payment = "POST /product-enquiry/:id/payment";

function openQuotation(quotation: Quotation) {
  signInAs("customer");
  const api = fakeApi();
  besideQuotation(api);
  api.answer(route, QuotationAnswer, { data: quotation });
  api.answer("GET /cash-wallet", CashWalletAnswer, aCashWallet());
  api.answer("GET /bank-account", TransferDetailsAnswer, transferDetails());
  api.answer("GET /reported-transfer", ReportedTransferAnswer, { is_reported: false });
  api.answer("GET /credit-wallet", CreditWalletAnswer, aCreditWallet());
  api.answer("GET /config", SiteSetupAnswer, {
    general_setup: aSiteSetup({ legal_name: "Mandi Private Limited", gst_number: "22AAKCM7304E1ZT" }),
  });
  return api;
}

afterEach(() => jest.restoreAllMocks());

const ready = () => screen.findByRole("heading", { level: 1, name: /Q2627000184/ });

it("shows goods, sizes and addresses of a waiting quotation, and no price (R-135, R-137)", async () => {
  openQuotation(aQuotation());
  await renderAt(routes, "/quotation-detail/7");
  await ready();
  expect(
    screen.getByText("TMT Bar, Kaveri Ispat, 30 MT, ex-Raipur to Nagpur. Requested 21 Nov 2026, 9:05 am."),
  ).toBeVisible();
  expect(screen.getByText("Fe 500D")).toBeVisible();
  expect(screen.getByText("Bundled, 2 straps")).toBeVisible();
  expect(screen.getByText("Agrawal Traders, Butibori yard")).toBeVisible();
  expect(screen.queryByText("Landed price")).not.toBeInTheDocument();
  expect(screen.queryByText("Required booking amount")).not.toBeInTheDocument();
  expect(screen.queryByText("Pay from")).not.toBeInTheDocument();
});

it.each(quotationStatuses)(
  "shows prices of a quotation that is %s only where they are agreed (R-137)",
  async (status) => {
    openQuotation(aMarkedQuotation({ status, order_id: status === "ordered" ? 9 : null }));
    await renderAt(routes, "/quotation-detail/7");
    await ready();
    const isAgreed = status === "ordered" || status === "Seller Marked";
    const page = document.body.textContent ?? "";
    expect(["Ex price, total", "17,31,960"].map((words) => page.includes(words))).toEqual([isAgreed, isAgreed]);
    expect(screen.getByRole("row", { name: /^8 mm/ })).toHaveTextContent(isAgreed ? "₹55,932" : "8 mm30 MT——");
  },
);

it("counts down by the server's clock and refetches when the time is over", async () => {
  jest.useFakeTimers({ now: new Date("2030-01-01T00:00:00Z") });
  const api = openQuotation(aQuotation({ server_time: "2026-11-21T04:34:58.000Z" }));
  await renderAt(routes, "/quotation-detail/7");
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole("timer")).toHaveAccessibleName("0 minutes 2 seconds remaining");
  api.answer(route, QuotationAnswer, { data: aQuotation({ is_closed: 1, server_time: "2026-11-21T04:35:01.000Z" }) });
  await act(() => jest.advanceTimersByTimeAsync(2100));
  expect(screen.getByText("We are comparing the offers")).toBeVisible();
  expect(screen.queryByRole("timer")).not.toBeInTheDocument();
  jest.useRealTimers();
});

it("shows the landed price step by step with all pricing fields (R-136, R-140)", async () => {
  openQuotation(aMarkedQuotation());
  await renderAt(routes, "/quotation-detail/7");
  await ready();
  expect(screen.getByText("You have to pay minimum order amount to confirm this order")).toBeVisible();
  const side = screen.getByRole("complementary");
  expect(side).toHaveTextContent("FOR price, 30 MT to Nagpur₹17,31,960₹57,732 per MT landed");
  expect(side).toHaveTextContent("FOR price = landed: goods, GST and freight to your site.");
  expect(side).toHaveTextContent("Base priceBasic price of the seller, before charges, GST and freight.₹45,000 /MT");
  expect(side).toHaveTextContent("Freight per MT₹1,800 /MT");
  expect(side).toHaveTextContent("Ex price, total₹16,77,960");
  expect(side).toHaveTextContent("Freight, 30 MT × ₹1,800₹54,000");
  expect(side).toHaveTextContent("Total quantity30 MT");
  expect(side).toHaveTextContent("Credit days15 from invoice");
  expect(side).toHaveTextContent("Required booking amountThe part of the FOR price that you pay first.₹1,73,196");
  expect(side).toHaveTextContent("Due after loading₹15,58,764");
  expect(screen.getByText("+/-₹100").closest("li")).toHaveTextContent(/^Freight may change by \+\/-₹100 per MT\.$/);
  expect(screen.getByRole("row", { name: /^Landed price/ })).toHaveTextContent("57,73217,31,960");
  expect(screen.getByRole("row", { name: /^8 mm/ })).toHaveTextContent("30 MT₹55,932/MT₹16,77,960");
});

it("keeps the notes of the price on an ordered quotation, and puts its number in the window title (R-138, R-140)", async () => {
  openQuotation(aMarkedQuotation({ status: "ordered", order_id: 9 }));
  await renderAt(routes, "/quotation-detail/7");
  await ready();
  expect(screen.getByText("Your Order Has been Processed")).toBeVisible();
  expect(screen.getByText("+/-₹100").closest("li")).toHaveTextContent(/^Freight may change by \+\/-₹100 per MT\.$/);
  expect(document.title).toBe("Quotation Q2627000184 · Mandi");
});

it("splits the GST by the states and shows the total in words, for the document (R-139)", async () => {
  openQuotation(aMarkedQuotation());
  await renderAt(routes, "/quotation-detail/7");
  await ready();
  expect(await screen.findByText("IGST 18%")).toBeVisible();
  expect(screen.getByText("₹2,55,960.00")).toBeVisible();
  expect(
    screen.getByText("Rupees seventeen lakh thirty one thousand nine hundred sixty only", { exact: false }),
  ).toBeVisible();
  expect(screen.getByText(/GSTIN 22AAKCM7304E1ZT/)).toBeVisible();
});

it("pays the booking amount from the cash wallet once, and links to the order (R-139, R-138)", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  const api = openQuotation(aMarkedQuotation());
  api.answer(payment, BookingPaymentAnswer, { message: "Your order is confirmed.", status: "ordered", order_id: 9 });
  await renderAt(routes, "/quotation-detail/7");
  expect(await screen.findByText("₹2,40,500 available")).toBeVisible();
  api.answer(route, QuotationAnswer, {
    data: aMarkedQuotation({ status: "ordered", order_id: 9, server_time: "2026-11-21T04:05:00.000Z" }),
  });
  await user.dblClick(screen.getByRole("button", { name: "Pay ₹1,73,196" }));
  expect(api.calls(payment)).toEqual([]);
  const question = await paymentQuestion();
  await user.dblClick(within(question).getByRole("button", { name: "Pay ₹1,73,196" }));
  expect(await screen.findByText("Your Order Has been Processed")).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to order" })).toHaveAttribute("href", "/order-details/9");
  expect(api.calls(payment).map(({ body }) => body)).toEqual([{ source: "cash" }]);
  expect(api.calls(payment)[0]?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
  expect(notices).toEqual([expect.objectContaining({ tone: "success", text: "Your order is confirmed." })]);
});

/** Books from cash, until the outcome has the focus. @returns the way to the order */
async function book(user: UserEvent) {
  const api = openQuotation(aMarkedQuotation());
  api.answer(payment, BookingPaymentAnswer, { message: "Your order is confirmed.", status: "ordered", order_id: 9 });
  await renderAt(routes, "/quotation-detail/7");
  expect(await screen.findByText("₹2,40,500 available")).toBeVisible();
  api.answer(route, QuotationAnswer, { data: aMarkedQuotation({ status: "ordered", order_id: 9 }) });
  await user.click(screen.getByRole("button", { name: "Pay ₹1,73,196" }));
  await confirmPayment(user);
  const outcome = await screen.findByRole("heading", { name: "Your Order Has been Processed" });
  await waitFor(() => expect(outcome).toHaveFocus());
  return screen.getByRole("link", { name: "Go to order" });
}

it("leads from the booking to its outcome, beside which is the way to the order", async () => {
  const user = userEvent.setup();
  const link = await book(user);
  await user.tab();
  expect(link).toHaveFocus();
});

it("has the way to the order on a phone in the bar that had the payment", async () => {
  beOnPhone();
  const link = await book(userEvent.setup());
  expect(link.closest("[data-bar=bottom]")).toBeVisible();
});

it("asks for the reference and the day of a bank transfer", async () => {
  const user = userEvent.setup();
  const api = openQuotation(aMarkedQuotation());
  api.answer(payment, BookingPaymentAnswer, { message: "We check it.", status: "Seller Marked", order_id: null });
  await renderAt(routes, "/quotation-detail/7");
  await ready();
  await user.click(screen.getByRole("radio", { name: /Bank transfer/ }));
  await user.clear(await screen.findByLabelText("Date of the transfer"));
  await user.click(screen.getByRole("button", { name: "I have paid ₹1,73,196" }));
  expect(await screen.findByText("Please enter a valid UTR number")).toBeVisible();
  expect(screen.getByText("Please enter the date of the transfer")).toBeVisible();
  await user.type(screen.getByLabelText("UTR number"), "hdfcn526 11200931");
  await user.type(screen.getByLabelText("Date of the transfer"), "2026-11-20");
  await user.click(screen.getByRole("button", { name: "I have paid ₹1,73,196" }));
  await confirmPayment(user);
  await waitFor(() => expect(api.calls(payment)).toHaveLength(1));
  expect(api.calls(payment)[0]?.body).toEqual({ source: "bank", utr: "HDFCN52611200931", paid_on: "2026-11-20" });
});

it("shows why a payment was refused and lets the buyer try again (R-392)", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  const api = openQuotation(aMarkedQuotation());
  api.refuse(payment, 422, { message: "Your cash wallet does not hold enough." });
  await renderAt(routes, "/quotation-detail/7");
  await ready();
  await user.click(screen.getByRole("button", { name: "Pay ₹1,73,196" }));
  await confirmPayment(user);
  expect(await within(await paymentQuestion()).findByText("Your cash wallet does not hold enough.")).toBeVisible();
  expect(notices).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Pay ₹1,73,196" })).toBeEnabled();
});

it("shows a quotation whose status it does not know yet, without an action (R-248)", async () => {
  openQuotation(aQuotation({ status: "on hold" }));
  await renderAt(routes, "/quotation-detail/7");
  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  expect(await screen.findByText("on hold")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Withdraw" })).not.toBeInTheDocument();
});

it("shows a bank transfer under check as it was reported, and asks for no payment any more", async () => {
  const proof = { url: "/api/upload/901?key=1" };
  const transfer = { utr: "HDFCN52611200931", amount: 173_196, paid_on: "2026-11-20", proof };
  openQuotation(aMarkedQuotation({ payment_under_check: true, next_actor: "desk", reported_transfer: transfer }));
  await renderAt(routes, "/quotation-detail/7");
  await ready();
  expect(screen.queryByText("You have to pay minimum order amount to confirm this order")).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "We are checking your payment" })).toBeVisible();
  expect(screen.getByText(/Your bank transfer is being checked\./)).toBeVisible();
  const side = screen.getByRole("complementary");
  expect(side).toHaveTextContent("UTR numberHDFCN52611200931Amount₹1,73,196Date of the transfer20 Nov 2026");
  expect(screen.getByRole("link", { name: "Your proof of the transfer" })).toHaveAttribute("href", proof.url);
  expect(screen.queryByText("Pay from")).not.toBeInTheDocument();
});

it("withdraws after asking once (R-248)", async () => {
  const user = userEvent.setup();
  const api = openQuotation(aQuotation());
  api.confirm("POST /product-enquiry/:id/withdraw", "Your quotation is withdrawn.");
  await renderAt(routes, "/quotation-detail/7");
  await ready();
  await user.click(screen.getByRole("button", { name: "Withdraw" }));
  api.answer(route, QuotationAnswer, {
    data: aQuotation({ status: "withdrawn", can_withdraw: false, server_time: "2026-11-21T04:05:00.000Z" }),
  });
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Withdraw" }));
  expect(await screen.findByRole("button", { name: "Ask again" })).toBeVisible();
});

it("requests the same goods again at today's offer of the same brand", async () => {
  const user = userEvent.setup();
  const api = openQuotation(aQuotation({ status: "expired" }));
  api.answer(
    "GET /seller-list-by-commodity-product/:id",
    OfferListAnswer,
    aPage([anOffer({ id: 40, brand: "Shikhar TMT" }), anOffer({ id: 41 })]),
  );
  api.answer("GET /product-detail/:id", ProductDetailAnswer, {
    products_data: aProductDetail(),
    seller_product_list: [],
  });
  const tab = await renderAt(
    routes.filter(({ path }) => path !== "/create-rfq"),
    "/quotation-detail/7",
  );
  await user.click(await screen.findByRole("button", { name: "Ask again" }));
  await waitFor(() => expect(tab.address()).toBe("/create-rfq"));
  expect(api.calls("GET /product-detail/:id").map(({ params }) => params["id"])).toEqual(["41"]);
  expect(tab.state()).toEqual(
    expect.objectContaining({
      packaging: { id: 1, name: "Bundled, 2 straps" },
      variation: [expect.objectContaining({ id: 8, quantity: 30 })],
      addresses: { billing: aQuotation().billing_address.id, consignee: aQuotation().consignee_detail.id },
    }),
  );
});

it.each([404, 400, 500])("shows the empty state when the quotation answers %d (R-385)", async (status) => {
  openQuotation(aQuotation()).refuse(route, status);
  await renderAt(routes, "/quotation-detail/7");
  expect(await screen.findByRole("heading", { level: 1, name: "No Data Found" })).toBeVisible();
});

it("has no accessibility faults that a machine can find", async () => {
  openQuotation(aMarkedQuotation());
  await renderAt(routes, "/quotation-detail/7");
  await ready();
  await expect(document.body).toHaveNoAxeViolations();
});

it("shows before and in the booking what the buyer authorises with freight at cost, and who pays the GST on it", async () => {
  const user = userEvent.setup();
  const freight_terms = "By booking you authorise us to pay the carrier for you. The GST, 5% today, is yours to pay.";
  openQuotation(aMarkedQuotation({ is_freight_at_cost: 1, freight_terms }));
  await renderAt(routes, "/quotation-detail/7");
  await ready();
  expect(screen.getByText(freight_terms)).toBeVisible();
  expect(await screen.findByText("₹2,40,500 available")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Pay ₹1,73,196" }));

  expect(await paymentQuestion()).toHaveTextContent(freight_terms);
});
