import { type Order, OrderAnswer } from "@mandi/shared/contract/order";
import { anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { confirmPayment } from "../testing/confirm-payment";
import { openOrder, orderCall } from "../testing/order-page";

const pay = "POST /customer/order/:id/payment";
const order = anOrder({
  due_amount: 900_000,
  payable_now: 300_000,
  unpaid_invoices: [{ number: "MI2627000042", date: "2026-11-20", due_on: "2026-12-05", due: 300_000 }],
});

/** The page refreshes at once when a person returns to its tab. */
async function refreshWith(api: Awaited<ReturnType<typeof openOrder>>, change: Partial<Order>): Promise<void> {
  api.answer(orderCall, OrderAnswer, { data: { ...order, ...change } });
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
}

it("says how much of an order is due now, and pays all of it where the buyer chooses that", async () => {
  const user = userEvent.setup();
  const api = await openOrder(order, { cash_balance: 1_000_000 });
  api.confirm(pay, "Your payment has been received.");

  expect(await screen.findByText("Due now ₹3,00,000 of ₹9,00,000 left to pay.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Due now ₹3,00,000", pressed: true })).toBeVisible();
  expect(screen.getByLabelText("Amount")).toHaveValue("3,00,000");

  await user.click(screen.getByRole("button", { name: "All ₹9,00,000" }));
  expect(screen.getByLabelText("Amount")).toHaveValue("9,00,000");
  await user.click(screen.getByRole("button", { name: "Pay ₹9,00,000" }));
  await confirmPayment(user);
  expect(api.calls(pay)).toEqual([expect.objectContaining({ body: { source: "cash", amount: 900_000 } })]);
});

it("offers no share where the buyer has chosen an invoice", async () => {
  const user = userEvent.setup();
  await openOrder(order);
  await user.selectOptions(await screen.findByRole("combobox", { name: "Payment for" }), "MI2627000042");
  expect(screen.queryByText("Due now ₹3,00,000 of ₹9,00,000 left to pay.")).not.toBeInTheDocument();
});

it("keeps that the buyer chose all of it when another sum becomes due now", async () => {
  const user = userEvent.setup();
  const api = await openOrder(order, { cash_balance: 1_000_000 });
  await user.click(await screen.findByRole("button", { name: "All ₹9,00,000" }));
  await refreshWith(api, { payable_now: 400_000 });

  expect(await screen.findByText("Due now ₹4,00,000 of ₹9,00,000 left to pay.")).toBeVisible();
  expect(screen.getByLabelText("Amount")).toHaveValue("9,00,000");
  expect(screen.getByRole("button", { name: "All ₹9,00,000", pressed: true })).toBeVisible();
});

it("keeps what was typed about a transfer when nothing is left to pay, and says so at the press", async () => {
  const user = userEvent.setup();
  const api = await openOrder(order);
  await user.click(await screen.findByRole("radio", { name: /Bank transfer/ }));
  await user.type(await screen.findByLabelText("UTR number"), "SBIN426327000042");
  await refreshWith(api, { payment_under_check: 1, rest_to_pay: 0 });

  expect(await screen.findByText(/What is left to pay was ₹9,00,000 and is now ₹0/)).toBeInTheDocument();
  expect(screen.getByLabelText("UTR number")).toHaveValue("SBIN426327000042");
  await user.click(screen.getByRole("button", { name: /I have paid/ }));
  expect(await screen.findByText("At most ₹0 is left to pay")).toBeVisible();
  expect(api.calls(pay)).toEqual([]);
});
