import { TransferDetailsAnswer } from "@mandi/shared/contract/bank-account";
import { CashWalletAnswer } from "@mandi/shared/contract/cash-wallet";
import { CreditWalletAnswer } from "@mandi/shared/contract/credit-wallet";
import { BookingPaymentAnswer, QuotationAnswer } from "@mandi/shared/contract/quotation";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { aMarkedQuotation } from "@mandi/shared/testing/buyer-builders/quotation";
import { aCashWallet, aCreditWallet, transferDetails } from "@mandi/shared/testing/buyer-builders/wallet";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aSiteSetup } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { besideQuotation } from "../testing/beside-quotation";
import { confirmPayment, paymentQuestion } from "../testing/confirm-payment";
import { openOrder } from "../testing/order-page";

const book = "POST /product-enquiry/:id/payment";
const pay = "POST /customer/order/:id/payment";

async function openBooking(credit = aCreditWallet()) {
  signInAs("customer");
  const api = fakeApi();
  api.answer("GET /product-enquiry/:id", QuotationAnswer, { data: aMarkedQuotation() });
  besideQuotation(api);
  api.answer("GET /cash-wallet", CashWalletAnswer, aCashWallet());
  api.answer("GET /credit-wallet", CreditWalletAnswer, credit);
  api.answer("GET /bank-account", TransferDetailsAnswer, transferDetails());
  api.answer("GET /config", SiteSetupAnswer, {
    general_setup: aSiteSetup({ legal_name: "Mandi Commodity Exchange Private Limited" }),
  });
  api.answer(book, BookingPaymentAnswer, { message: "Your order is placed.", status: "ordered", order_id: 9 });
  await renderAt(routes, "/quotation-detail/7");
  await screen.findByText("₹2,40,500 available");
  return api;
}

it("shows before a booking how much goes from where to whom, what is left, and that the order cannot be cancelled", async () => {
  const user = userEvent.setup();
  const api = await openBooking();
  await user.click(screen.getByRole("button", { name: "Pay ₹1,73,196" }));

  const question = await paymentQuestion();
  expect(question).toHaveAccessibleName("Pay ₹1,73,196?");
  for (const words of [
    "Booking amount, quotation Q2627000184",
    "FromCash wallet",
    "In the cash wallet now₹2,40,500",
    "Left in the cash wallet₹67,304",
    "ToMandi Commodity Exchange Private Limited",
    "Due after loading₹15,58,764",
    "Rupees one lakh seventy three thousand one hundred ninety six only",
    "This places the order. An order cannot be cancelled; the advance is not refunded if cancelled.",
  ]) {
    expect(question).toHaveTextContent(words);
  }
  await expect(question).toHaveNoAxeViolations();
  expect(api.calls(book)).toHaveLength(0);
});

it("books nothing when the buyer goes back, with the button or with Escape, and returns the focus", async () => {
  const user = userEvent.setup();
  const api = await openBooking();
  const button = screen.getByRole("button", { name: "Pay ₹1,73,196" });
  await user.click(button);
  await user.click(within(await paymentQuestion()).getByRole("button", { name: "Back" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await user.keyboard("{Enter}");
  await paymentQuestion();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(api.calls(book)).toHaveLength(0);
});

it("ignores the second click of a double click, and accepts only a separate press", async () => {
  const user = userEvent.setup();
  const api = await openBooking();
  await user.click(screen.getByRole("button", { name: "Pay ₹1,73,196" }));
  const yes = within(await paymentQuestion()).getByRole("button", { name: "Pay ₹1,73,196" });
  yes.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 }));
  expect(api.calls(book)).toHaveLength(0);
  await user.click(yes);
  await waitFor(() => expect(api.calls(book)).toHaveLength(1));
});

it("keeps the key of a payment whose answer was lost, so that confirming it again pays once", async () => {
  const user = userEvent.setup();
  const api = await openBooking();
  api.cutOff(book);
  await user.click(screen.getByRole("button", { name: "Pay ₹1,73,196" }));
  await confirmPayment(user);
  const question = await paymentQuestion();
  await waitFor(() => expect(within(question).getByRole("alert")).not.toBeEmptyDOMElement());
  await user.click(within(question).getByRole("button", { name: "Back" }));
  await user.click(screen.getByRole("button", { name: "Pay ₹1,73,196" }));
  await confirmPayment(user);
  await waitFor(() => expect(api.calls(book)).toHaveLength(2));
  const keys = api.calls(book).map(({ headers }) => headers.get("idempotency-key"));
  expect(new Set(keys).size).toBe(1);
});

it("shows what a payment on credit leaves, when the rest is due and what it bears after that", async () => {
  const user = userEvent.setup();
  await openBooking();
  await user.click(screen.getByRole("radio", { name: /Credit wallet/ }));
  await user.click(screen.getByRole("button", { name: "Pay ₹1,73,196" }));
  const question = await paymentQuestion();
  expect(question).toHaveTextContent("Free credit left₹1,36,804");
  expect(question).toHaveTextContent("Used credit has no due day and bears no interest");
  expect(question).toHaveTextContent("is due 15 days after the day of each invoice. After that it bears no interest");
});

it("says which interest the rest bears past its due day, where the market charges any", async () => {
  const user = userEvent.setup();
  await openBooking(aCreditWallet({ late_interest_percent: 18 }));
  await user.click(screen.getByRole("radio", { name: /Credit wallet/ }));
  await user.click(screen.getByRole("button", { name: "Pay ₹1,73,196" }));
  expect(await paymentQuestion()).toHaveTextContent(
    "From the day after, it bears 18% interest a year, and GST on the interest.",
  );
});

it("asks for no confirmation when a wallet holds too little, shows what is missing, and clears that with another way to pay", async () => {
  const user = userEvent.setup();
  const api = await openOrder(anOrder());
  await user.click(await screen.findByRole("button", { name: "Pay ₹15,58,764" }));
  expect(await screen.findByText(/^Only ₹2,40,500 is available: ₹13,18,264 short\./)).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await user.click(screen.getByRole("radio", { name: /Bank transfer/ }));
  await waitFor(() => expect(screen.queryByText(/^Only ₹2,40,500 is available/)).not.toBeInTheDocument());
  expect(api.calls(pay)).toHaveLength(0);
});

it("suggests for a credit that is too small: another way to pay, or to repay what is used", async () => {
  const user = userEvent.setup();
  const api = await openOrder(anOrder());
  await user.click(await screen.findByRole("radio", { name: /Credit wallet/ }));
  await user.click(screen.getByRole("button", { name: "Pay ₹15,58,764" }));
  expect(await screen.findByText(/of your credit is free: .* short\./)).toHaveTextContent(
    "Choose another way to pay, or repay used credit first.",
  );
  expect(screen.queryByText(/add money/)).not.toBeInTheDocument();
  expect(api.calls(pay)).toHaveLength(0);
});

it("clears the server's message about the wallet once Bank transfer is chosen", async () => {
  const user = userEvent.setup();
  const api = await openOrder(anOrder(), { cash_balance: 2_000_000 });
  api.refuse(pay, 422, { message: "Your cash wallet balance is not enough." });
  await user.click(screen.getByRole("button", { name: "Pay ₹15,58,764" }));
  await confirmPayment(user);
  const question = await paymentQuestion();
  expect(await within(question).findByText("Your cash wallet balance is not enough.")).toBeVisible();
  await user.click(within(question).getByRole("button", { name: "Back" }));
  expect(screen.getByText("Your cash wallet balance is not enough.")).toBeVisible();
  await user.click(screen.getByRole("radio", { name: /Bank transfer/ }));
  await waitFor(() => expect(screen.queryByText("Your cash wallet balance is not enough.")).not.toBeInTheDocument());
});

it("shows what stays due on an order after a part is paid", async () => {
  const user = userEvent.setup();
  await openOrder(anOrder(), { cash_balance: 2_000_000 });
  await user.clear(screen.getByLabelText("Amount"));
  await user.type(screen.getByLabelText("Amount"), "558764");
  await user.click(screen.getByRole("button", { name: "Pay ₹5,58,764" }));
  const question = await paymentQuestion();
  expect(question).toHaveTextContent("Payment for order O2627000091");
  expect(question).toHaveTextContent("Left to pay on the order₹10,00,000");
});
