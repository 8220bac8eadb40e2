import { CreditWalletAnswer } from "@mandi/shared/contract/credit-wallet";
import { OrderAnswer } from "@mandi/shared/contract/order";
import { anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { aCreditWallet } from "@mandi/shared/testing/buyer-builders/wallet";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { confirmPayment } from "../testing/confirm-payment";
import { holdOrder, openOrder, orderCall } from "../testing/order-page";

const pay = "POST /customer/order/:id/payment";
const invoiced = anOrder({ due_amount: 1600000, updated_at: "2026-11-21T09:00:00.000Z" });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const newUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

it("keeps what was typed about a transfer when an invoice changes what is due, and says so", async () => {
  const user = newUser();
  const api = await openOrder(anOrder());
  api.confirm(pay, "We check your transfer.");
  await user.click(screen.getByRole("radio", { name: /Bank transfer/ }));
  await user.type(await screen.findByLabelText("UTR number"), "HDFCN52611200931");

  api.answer(orderCall, OrderAnswer, { data: invoiced });
  await pass(6_000);

  expect(screen.getByLabelText("UTR number")).toHaveValue("HDFCN52611200931");
  expect(screen.getByLabelText("UTR number")).toHaveFocus();
  expect(screen.getByLabelText("Amount")).toHaveValue("15,58,764");
  expect(screen.getByText(/^What is left to pay was ₹15,58,764 and is now ₹16,00,000\./)).toHaveAttribute(
    "role",
    "status",
  );
  await user.click(screen.getByRole("button", { name: "I have paid ₹15,58,764" }));
  await confirmPayment(user);
  await pass(0);
  expect(api.calls(pay).map(({ body }) => body)).toEqual([
    expect.objectContaining({ source: "bank", amount: 1558764, utr: "HDFCN52611200931" }),
  ]);
});

it("offers no payment on credit while there is no new credit, and shows why", async () => {
  const api = holdOrder(anOrder());
  const no_new_credit = "We cannot give you new credit at present. ₹10,000.00 has been overdue since 1 Oct 2026.";
  api.answer("GET /credit-wallet", CreditWalletAnswer, aCreditWallet({ no_new_credit }));
  await renderAt(routes, "/order-details/9");
  await pass(0);
  expect(await screen.findByText(no_new_credit)).toBeVisible();
  expect(screen.getByRole("radio", { name: /Credit wallet/ })).toBeDisabled();
  expect(screen.getByRole("radio", { name: /Cash wallet/ })).toBeEnabled();
});

it("fills in the new amount where nothing was typed, and leaves the way to pay as chosen", async () => {
  const user = newUser();
  const api = await openOrder(anOrder());
  await user.click(screen.getByRole("radio", { name: /Bank transfer/ }));

  api.answer(orderCall, OrderAnswer, { data: invoiced });
  await pass(6_000);

  expect(screen.getByLabelText("Amount")).toHaveValue("16,00,000");
  expect(screen.getByRole("button", { name: "I have paid ₹16,00,000" })).toBeVisible();
  expect(screen.queryByText(/^What is left to pay was/)).not.toBeInTheDocument();
});

it("starts with the invoiced amount while not all of the order is invoiced, and still accepts all that is due", async () => {
  const user = newUser();
  const api = await openOrder(anOrder({ payable_now: 691006 }), { cash_balance: 2_000_000 });
  api.confirm(pay, "Your payment has been received.");

  expect(screen.getByLabelText("Amount")).toHaveValue("6,91,006");
  expect(screen.getByRole("button", { name: "Pay ₹6,91,006" })).toBeVisible();
  await user.clear(screen.getByLabelText("Amount"));
  await user.type(screen.getByLabelText("Amount"), "1558764");
  await user.click(screen.getByRole("button", { name: "Pay ₹15,58,764" }));
  await confirmPayment(user);
  await pass(0);

  expect(api.calls(pay).map(({ body }) => body)).toEqual([{ source: "cash", amount: 1558764 }]);
});

it("starts over with the rest once a part is paid", async () => {
  const user = newUser();
  const api = await openOrder(anOrder(), { cash_balance: 2_000_000 });
  api.confirm(pay, "Your payment has been received.");
  await user.clear(screen.getByLabelText("Amount"));
  await user.type(screen.getByLabelText("Amount"), "558764");
  api.answer(orderCall, OrderAnswer, { data: anOrder({ due_amount: 1000000 }) });
  await user.click(screen.getByRole("button", { name: "Pay ₹5,58,764" }));
  await confirmPayment(user);
  await pass(0);

  expect(screen.getByLabelText("Amount")).toHaveValue("10,00,000");
  expect(api.calls(pay)).toHaveLength(1);
  expect(screen.queryByText(/^What is left to pay was/)).not.toBeInTheDocument();
});

it("shows in place of the form that the payment was received and what is left, and moves the focus there", async () => {
  const user = newUser();
  const api = await openOrder(anOrder(), { cash_balance: 2_000_000 });
  api.confirm(pay, "Your payment has been received.");
  api.answer(orderCall, OrderAnswer, { data: anOrder({ due_amount: 0 }) });
  await user.click(screen.getByRole("button", { name: "Pay ₹15,58,764" }));
  await confirmPayment(user);
  await pass(0);

  const outcome = screen.getByRole("heading", { name: "Payment received" });
  expect(outcome).toHaveFocus();
  expect(outcome.parentElement).toHaveTextContent("Nothing is due on this order.");
  expect(screen.queryByRole("button", { name: /^Pay/ })).not.toBeInTheDocument();
});

it("pays the last paise of an order, though no other part may be less than a rupee", async () => {
  const user = newUser();
  const api = await openOrder(anOrder(), { cash_balance: 2_000_000 });
  api.confirm(pay, "Your payment has been received.");
  await user.clear(screen.getByLabelText("Amount"));
  await user.type(screen.getByLabelText("Amount"), "0.60");
  await user.click(screen.getByRole("button", { name: "Pay ₹0.60" }));
  expect(screen.getByText("Please enter a valid amount")).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

  await user.clear(screen.getByLabelText("Amount"));
  await user.type(screen.getByLabelText("Amount"), "1558764");
  api.answer(orderCall, OrderAnswer, { data: anOrder({ due_amount: 0.6 }) });
  await user.click(screen.getByRole("button", { name: "Pay ₹15,58,764" }));
  await confirmPayment(user);
  await pass(0);
  expect(screen.getByLabelText("Amount")).toHaveValue("0.60");
  await user.click(screen.getByRole("button", { name: "Pay ₹0.60" }));
  await confirmPayment(user);
  await pass(0);
  expect(api.calls(pay).map(({ body }) => body)).toMatchObject([{ amount: 1558764 }, { amount: 0.6 }]);
});

it("asks for an amount on the button while there is none, and pays nothing", async () => {
  const user = newUser();
  const api = await openOrder(anOrder());
  await user.clear(screen.getByLabelText("Amount"));
  expect(screen.queryByRole("button", { name: /₹0/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Enter an amount" }));

  expect(screen.getByLabelText("Amount")).toBeInvalid();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await user.type(screen.getByLabelText("Amount"), "500");
  expect(screen.getByRole("button", { name: "Pay ₹500" })).toBeVisible();
  expect(api.calls(pay)).toHaveLength(0);
});
