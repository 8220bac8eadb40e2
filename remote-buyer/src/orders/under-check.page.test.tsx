import { OrderAnswer } from "@mandi/shared/contract/order";
import { anInvoice } from "@mandi/shared/testing/buyer-builders/invoice";
import { anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { confirmPayment } from "../testing/confirm-payment";
import { openOrder, orderCall } from "../testing/order-page";

const pay = "POST /customer/order/:id/payment";
const invoice = (number: string, due: number) => ({ number, date: "2026-11-20", due_on: "2026-12-05", due });
afterEach(() => jest.useRealTimers());

/** Invoices of 3,00,000 and 4,00,000; the first one is reported. */
const reported = anOrder({
  due_amount: 700_000,
  payment_under_check: 1,
  reported_amount: 300_000,
  rest_to_pay: 400_000,
  payable_now: 400_000,
  unpaid_invoices: [invoice("MI2627000043", 400_000)],
});

it("says what is reported and what is left, and pays the document that is left by its name", async () => {
  const user = userEvent.setup();
  const api = await openOrder(reported, { cash_balance: 1_000_000 });
  api.confirm(pay, "Your payment has been received.");

  const note = screen.getByRole("heading", { name: "We are checking your payment" }).parentElement;
  expect(note).toHaveTextContent("You reported ₹3,00,000. ₹4,00,000 is left to pay.");
  expect(await screen.findByRole("combobox", { name: "Payment for" })).toHaveValue("MI2627000043");
  expect(screen.getByText("This is all that is left to pay.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Pay ₹4,00,000" }));
  expect(await screen.findByRole("dialog")).toHaveTextContent("Left to pay on the order₹0");
  await confirmPayment(user);

  expect(api.calls(pay)).toEqual([
    expect.objectContaining({ body: { source: "cash", amount: 400_000, invoice: "MI2627000043" } }),
  ]);
});

it("starts with what its documents ask for while more of the order can be paid ahead", async () => {
  const user = userEvent.setup();
  await openOrder({ ...reported, due_amount: 900_000, rest_to_pay: 600_000 });

  expect(await screen.findByLabelText("Amount")).toHaveValue("4,00,000");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Payment for" }), "");
  expect(screen.getByText("Due now ₹4,00,000 of ₹6,00,000 left to pay.")).toBeVisible();
});

it("says once what is left after a part payment, beside the transfer that is being checked", async () => {
  const user = userEvent.setup();
  const owed = { reported_amount: 676, payment_under_check: 1, unpaid_invoices: [invoice("MD2627000003", 5_672)] };
  const before = anOrder({ ...owed, due_amount: 6_348, rest_to_pay: 5_672, payable_now: 5_672 });
  const api = await openOrder(before, { cash_balance: 10_000 });
  const unpaid_invoices = [invoice("MD2627000003", 3_672)];
  const after = { ...before, due_amount: 4_348, rest_to_pay: 3_672, payable_now: 3_672, unpaid_invoices };
  api.confirm(pay, "Your payment has been received.");
  const amount = await screen.findByLabelText("Amount");
  await user.clear(amount);
  await user.type(amount, "2000");
  await user.click(screen.getByRole("button", { name: "Pay ₹2,000" }));
  api.answer(orderCall, OrderAnswer, { data: after });
  await confirmPayment(user);

  const outcome = await screen.findByRole("heading", { name: "Payment received" });
  expect(outcome.parentElement).toHaveTextContent(/^Payment received$/);
  const note = screen.getByRole("heading", { name: "We are checking your payment" }).parentElement;
  expect(note).toHaveTextContent("You reported ₹676. ₹3,672 is left to pay.");
});

it("says what was just reported in part, and asks for the rest as for any other payment", async () => {
  const user = userEvent.setup();
  const before = anOrder({ due_amount: 700_000 });
  const api = await openOrder(before, { cash_balance: 1_000_000 });
  api.confirm(pay, "We check your transfer.");
  await user.click(screen.getByRole("radio", { name: /Bank transfer/ }));
  await user.type(await screen.findByLabelText("UTR number"), "HDFCN52611200932");
  await user.clear(screen.getByLabelText("Amount"));
  await user.type(screen.getByLabelText("Amount"), "300000");
  await user.click(screen.getByRole("button", { name: "I have paid ₹3,00,000" }));
  const reported_part = { payment_under_check: 1, reported_amount: 300_000, rest_to_pay: 400_000 } as const;
  api.answer(orderCall, OrderAnswer, { data: { ...before, ...reported_part } });
  await confirmPayment(user);

  const said = "You have just reported ₹3,00,000, UTR HDFCN52611200932. ₹4,00,000 is left to pay.";
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByRole("radio", { name: /Cash wallet/ })).toBeChecked();
  expect(screen.getByRole("button", { name: "Pay ₹4,00,000" })).toBeVisible();
  await user.click(screen.getByRole("radio", { name: /Bank transfer/ }));
  expect(await screen.findByLabelText("UTR number")).toHaveValue("");
  expect(api.calls(pay)).toHaveLength(1);
});

it("does not call what is invoiced paid while its transfer is being checked", async () => {
  await openOrder({ ...reported, total_quantity: 60, invoices: [anInvoice()] });
  expect(screen.getByText(/^You reported ₹3,00,000\./)).toBeVisible();
  expect(screen.queryByText("What is invoiced so far is paid.")).not.toBeInTheDocument();
});

it("turns to the document that is left once the transfer for another one is reported", async () => {
  jest.useFakeTimers();
  const before = anOrder({
    due_amount: 700_000,
    unpaid_invoices: [invoice("MI2627000042", 300_000), invoice("MI2627000043", 400_000)],
  });
  const api = await openOrder(before);
  expect(await screen.findByRole("combobox", { name: "Payment for" })).toHaveValue("");
  api.answer(orderCall, OrderAnswer, { data: reported });
  await act(() => jest.advanceTimersByTimeAsync(6_000));

  expect(screen.getByText(/^You reported ₹3,00,000\./)).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Payment for" })).toHaveValue("MI2627000043");
  expect(screen.getByLabelText("Amount")).toHaveValue("4,00,000");
});

it("offers nothing to pay while a transfer of all of it is being checked", async () => {
  const checked = { payment_under_check: 1, reported_amount: 300_000, rest_to_pay: 0, unpaid_invoices: [] };
  await openOrder(anOrder({ status: "delivered", due_amount: 300_000, payable_now: 0, ...checked }));

  expect(screen.getByText("You reported ₹3,00,000.")).toBeVisible();
  expect(screen.getByText("We are checking your payment of ₹3,00,000")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Pay ₹/ })).not.toBeInTheDocument();
});

it("leads to the note once the whole rest is reported, and says at the head and in the sums what is being checked", async () => {
  const user = userEvent.setup();
  const owed = {
    due_amount: 700_676,
    payment_under_check: 1,
    status: "loading" as const,
    waits_for: "invoice" as const,
  };
  const before = anOrder({ ...owed, reported_amount: 676, rest_to_pay: 700_000, payable_now: 700_000 });
  const api = await openOrder(before);
  api.confirm(pay, "We check your transfer.");
  await user.click(screen.getByRole("radio", { name: /Bank transfer/ }));
  await user.type(await screen.findByLabelText("UTR number"), "HDFCN52611200932");
  await user.click(screen.getByRole("button", { name: "I have paid ₹7,00,000" }));
  const after = { ...before, reported_amount: 700_676, rest_to_pay: 0, payable_now: 0 };
  api.answer(orderCall, OrderAnswer, { data: after });
  await confirmPayment(user);

  const said = "You have just reported ₹7,00,000, UTR HDFCN52611200932. We are checking ₹7,00,676 in all.";
  expect(await screen.findByText(said)).toBeVisible();
  await waitFor(() => expect(screen.getByRole("heading", { name: "We are checking your payment" })).toHaveFocus());
  expect(screen.getByText("The seller sends the invoice; ₹7,00,676 is being checked")).toBeVisible();
  const lines = ["Due amount", "Reported, being checked", "To be paid"];
  const sums = lines.map((term) => screen.getByText(term).parentElement?.textContent?.slice(term.length));
  expect(sums).toEqual([expect.stringContaining("₹7,00,676"), "−₹7,00,676", "₹0"]);
});

it("leaves the focus where it is when a transfer for the order is reported elsewhere", async () => {
  jest.useFakeTimers();
  const api = await openOrder(anOrder({ due_amount: 700_000 }));
  const amount = await screen.findByLabelText("Amount");
  act(() => amount.focus());
  api.answer(orderCall, OrderAnswer, { data: { ...reported, unpaid_invoices: [] } });
  await act(() => jest.advanceTimersByTimeAsync(6_000));

  expect(screen.getByText(/^You reported ₹3,00,000\./)).toBeVisible();
  expect(screen.getByLabelText("Amount")).toHaveFocus();
});

it("adds what is not due yet, what is being checked and what is to be paid now up to what is due", async () => {
  await openOrder({ ...reported, due_amount: 900_000, rest_to_pay: 600_000 });

  expect(screen.getByText("You act next: pay ₹4,00,000; ₹3,00,000 is being checked")).toBeVisible();
  const lines = ["Due amount", "Not invoiced yet, due later", "Reported, being checked", "Invoiced and to be paid"];
  const sums = lines.map((term) => screen.getByText(term).parentElement?.textContent?.slice(term.length));
  expect(sums).toEqual([expect.stringContaining("₹9,00,000"), "−₹2,00,000", "−₹3,00,000", "₹4,00,000"]);
});
