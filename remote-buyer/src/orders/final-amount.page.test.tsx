import { anInvoice } from "@mandi/shared/testing/buyer-builders/invoice";
import { anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { screen } from "@testing-library/react";
import { openOrder } from "../testing/order-page";

it.each([
  ["all of an order", 29.84, "All of it is invoiced: what is due now is the final amount."],
  ["a part of it", 60, "What is invoiced is due; the rest is due after its invoice, which follows the loaded weight."],
])(
  "announces no invoice that has come, while what is invoiced of %s is due (R-147)",
  async (_, total_quantity, note) => {
    const invoices = [anInvoice()];
    const due = { due_amount: 900_000, payable_now: 300_000 };
    await openOrder(anOrder({ status: "loading", total_quantity, invoices, ...due }));

    expect(screen.getByText(note)).toBeVisible();
    expect(screen.queryByText(/final amount is due after the invoice/)).not.toBeInTheDocument();
  },
);

it("says so too while a transfer for one of its invoices is being checked", async () => {
  const invoices = [anInvoice()];
  const due = { number: "MI2627000043", date: "2026-11-20", due_on: "2026-12-05", due: 400_000 };
  const underCheck = {
    payment_under_check: 1,
    reported_amount: 300_000,
    rest_to_pay: 500_000,
    payable_now: 400_000,
  } as const;
  await openOrder(
    anOrder({ total_quantity: 60, due_amount: 800_000, invoices, unpaid_invoices: [due], ...underCheck }),
  );
  expect(screen.getByText(/^What is invoiced is due; the rest is due after its invoice/)).toBeVisible();
});
