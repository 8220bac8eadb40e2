import { OrderAnswer } from "@mandi/shared/contract/order";
import { anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { beOnPhone } from "@mandi/shared/testing/on-phone";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { confirmPayment } from "../testing/confirm-payment";
import { holdOrder, openOrder, orderCall } from "../testing/order-page";

const pay = "POST /customer/order/:id/payment";
const invoice = (number: string, due: number) => ({ number, date: "2026-11-20", due_on: "2026-12-05", due });
const order = anOrder({
  due_amount: 900_000,
  unpaid_invoices: [invoice("MI2627000042", 300_000), invoice("MI2627000043", 400_000)],
});
const choice = () => screen.getByRole("combobox", { name: "Payment for" });
const amount = () => screen.getByLabelText("Amount");

it("pays what is due first unless the payer chooses an invoice, which fills in its amount and is the most that it takes", async () => {
  const user = userEvent.setup();
  const api = await openOrder(order, { cash_balance: 1_000_000 });
  api.confirm(pay, "Your payment has been received.");
  expect(await screen.findByRole("combobox", { name: "Payment for" })).toHaveDisplayValue("What is due first");
  expect(amount()).toHaveValue("9,00,000");

  await user.selectOptions(choice(), "MI2627000043");
  expect(amount()).toHaveValue("4,00,000");
  await user.type(amount(), "{End}5");
  await user.click(screen.getByRole("button", { name: "Pay ₹40,00,005" }));
  expect(screen.getByText("At most ₹4,00,000 is due for this document")).toBeVisible();
  expect(api.calls(pay)).toEqual([]);

  await user.selectOptions(choice(), "MI2627000042");
  await user.click(screen.getByRole("button", { name: "Pay ₹3,00,000" }));
  expect(await screen.findByRole("dialog")).toHaveTextContent(/Invoice.*MI2627000042/);
  await confirmPayment(user);
  expect(api.calls(pay)).toEqual([
    expect.objectContaining({ body: { source: "cash", amount: 300_000, invoice: "MI2627000042" } }),
  ]);
});

it("pays a debit note by name as it does an invoice", async () => {
  const user = userEvent.setup();
  const debit = { ...invoice("MD2627000001", 3_523), is_debit_note: 1 as const };
  const api = await openOrder(
    anOrder({ due_amount: 903_523, unpaid_invoices: [invoice("MI2627000042", 300_000), debit] }),
    {
      cash_balance: 1_000_000,
    },
  );
  api.confirm(pay, "Your payment has been received.");
  await screen.findByRole("option", { name: "Debit note MD2627000001, due on 5 Dec 2026: ₹3,523" });
  await user.selectOptions(choice(), "MD2627000001");
  await user.click(screen.getByRole("button", { name: "Pay ₹3,523" }));
  await confirmPayment(user);

  expect(api.calls(pay)).toEqual([
    expect.objectContaining({ body: { source: "cash", amount: 3_523, invoice: "MD2627000001" } }),
  ]);
});

it("starts at the payment of the invoice that the address names, and the bar of a phone names it too", async () => {
  beOnPhone();
  holdOrder(order);
  await renderAt(routes, "/order-details/9?pay=MI2627000043");
  expect(await screen.findByRole("combobox", { name: "Payment for" })).toHaveValue("MI2627000043");
  expect(amount()).toHaveValue("4,00,000");
  expect(screen.getByRole("form", { name: /O2627000091/ })).toHaveFocus();
  const pays = screen.getByRole("button", { name: "Pay ₹4,00,000" });
  expect(pays.closest("[data-bar]")).toHaveTextContent("Invoice MI2627000043₹4,00,000Pay ₹4,00,000");
  jest.restoreAllMocks();
});

it("starts at the payment of what is due first where the address names no invoice", async () => {
  holdOrder(order);
  await renderAt(routes, "/order-details/9?pay=due");
  expect(await screen.findByRole("combobox", { name: "Payment for" })).toHaveValue("");
  expect(screen.getByRole("form", { name: /O2627000091/ })).toHaveFocus();
});

it("starts at the top for who did not come to pay", async () => {
  await openOrder(order);
  expect(screen.getByRole("form", { name: /O2627000091/ })).not.toHaveFocus();
});

it("asks nothing where one invoice is all that is due", async () => {
  await openOrder(anOrder({ due_amount: 300_000, unpaid_invoices: [invoice("MI2627000042", 300_000)] }));
  expect(amount()).toBeVisible();
  expect(screen.queryByRole("combobox", { name: "Payment for" })).not.toBeInTheDocument();
});

describe("an invoice that somebody else pays while its transfer is being reported", () => {
  const reported = { amount: "4,00,000", utr: "HDFC00012345" };
  const paidBySomebodyElse = (left: Parameters<typeof anOrder>[0]) => anOrder({ due_amount: 500_000, ...left });

  /** The server refuses the report, and its order shows what is left. */
  async function report(left: Parameters<typeof anOrder>[0]) {
    const user = userEvent.setup();
    const api = await openOrder(order);
    await user.selectOptions(await screen.findByRole("combobox", { name: "Payment for" }), "MI2627000043");
    await user.click(screen.getByRole("radio", { name: /^Bank transfer/ }));
    await user.type(await screen.findByLabelText("UTR number"), reported.utr);
    await user.click(screen.getByRole("button", { name: "I have paid ₹4,00,000" }));
    api.refuse(pay, 422, { errors: { invoice: ["Nothing is due for MI2627000043 any more. Please choose again"] } });
    api.answer(orderCall, OrderAnswer, { data: paidBySomebodyElse(left) });
    await confirmPayment(user);
    expect(await screen.findByText("Nothing is due for this any more. Please choose again")).toBeVisible();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByLabelText("UTR number")).toHaveValue(reported.utr);
    expect(amount()).toHaveValue(reported.amount);
    return { user, api };
  }

  it("is said to be paid; amount and UTR stay, and the payer chooses again", async () => {
    const { user, api } = await report({ unpaid_invoices: [invoice("MI2627000042", 450_000)] });
    expect(choice()).toHaveDisplayValue("MI2627000043, paid now");
    await user.selectOptions(choice(), "MI2627000042");

    expect([screen.getByLabelText("UTR number"), amount()].map((field) => (field as HTMLInputElement).value)).toEqual([
      reported.utr,
      reported.amount,
    ]);
    api.confirm(pay, "We are checking it.");
    await user.click(screen.getByRole("button", { name: "I have paid ₹4,00,000" }));
    await confirmPayment(user);
    expect(api.calls(pay).at(-1)).toMatchObject({ body: { invoice: "MI2627000042", utr: reported.utr } });
  });

  it("leaves the order to pay where no invoice is left", async () => {
    const { user } = await report({ unpaid_invoices: [] });
    await user.selectOptions(choice(), "Nothing invoiced is left to pay: the payment goes to the order");

    expect(screen.queryByText("Nothing is due for this any more. Please choose again")).not.toBeInTheDocument();
    expect(screen.getByLabelText("UTR number")).toHaveValue(reported.utr);
  });
});
