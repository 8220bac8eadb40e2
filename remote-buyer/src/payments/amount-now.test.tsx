import { anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { confirmPayment } from "../testing/confirm-payment";
import { openOrder } from "../testing/order-page";

const pay = "POST /customer/order/:id/payment";
const order = anOrder({
  due_amount: 900_000,
  payable_now: 300_000,
  unpaid_invoices: [{ number: "MI2627000042", date: "2026-11-20", due_on: "2026-12-05", due: 300_000 }],
});

it("says how much of an order is due now, and pays all of it where the buyer chooses that", async () => {
  const user = userEvent.setup();
  const api = await openOrder(order, { cash_balance: 1_000_000 });
  api.confirm(pay, "Your payment has been received.");

  expect(await screen.findByText("Due now ₹3,00,000 of ₹9,00,000 in all.")).toBeVisible();
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
  expect(screen.queryByText("Due now ₹3,00,000 of ₹9,00,000 in all.")).not.toBeInTheDocument();
});
