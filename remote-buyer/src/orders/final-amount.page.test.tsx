import { anInvoice } from "@mandi/shared/testing/buyer-builders/invoice";
import { anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { screen } from "@testing-library/react";
import { openOrder } from "../testing/order-page";

const paysAfter = "Please pay the final amount after the invoice, which follows the loaded weight.";

it.each(["pending", "confirm", "vehicle booked", "loading"] as const)(
  "asks to pay the final amount after the invoice while the order is %s (R-147, R-249)",
  async (status) => {
    await openOrder(anOrder({ status }));
    expect(screen.getByText(`${paysAfter} You can also pay now.`)).toBeVisible();
    expect(screen.getByRole("button", { name: "Pay ₹15,58,764" })).toBeVisible();
  },
);

it("does not offer to pay now while a transfer for the order is being checked (R-147)", async () => {
  await openOrder(anOrder({ status: "pending", payment_under_check: 1, rest_to_pay: 0 }));
  expect(screen.getByText(paysAfter)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Pay/ })).not.toBeInTheDocument();
});

it("says that nothing is due now, and what the invoice may still bring, while the truck of a paid order loads (R-147)", async () => {
  await openOrder(anOrder({ status: "loading", due_amount: 0, paid_amount: 1731960 }));
  expect(screen.getByText(`${paysAfter} Nothing is due now, unless the invoice comes to more.`)).toBeVisible();
  expect(screen.queryByText("Nothing is due on this order.")).not.toBeInTheDocument();
});

it.each([
  ["all", 29.84, `${paysAfter} Nothing is due on this order.`],
  [
    "one vehicle",
    60,
    `${paysAfter} Nothing is due now: what is invoiced is paid. The rest is invoiced at its loaded weight.`,
  ],
])(
  "says what is due beside the note of the final amount, once the invoice of %s is paid (R-147)",
  async (_, total_quantity, note) => {
    await openOrder(anOrder({ status: "loading", total_quantity, due_amount: 0, invoices: [anInvoice()] }));
    expect(screen.getByText(note)).toBeVisible();
  },
);

it.each([
  ["all of an order", 29.84, "All of it is invoiced: what is due now is the final amount."],
  ["a part of it", 60, "What is invoiced is due; the rest is due after its invoice."],
])(
  "says after the note of the final amount what is due, while what is invoiced of %s is (R-147)",
  async (_, total_quantity, note) => {
    const invoices = [anInvoice()];
    const due = { due_amount: 900_000, payable_now: 300_000 };
    await openOrder(anOrder({ status: "loading", total_quantity, invoices, ...due }));

    expect(screen.getByText(/^Please pay the final amount after the invoice/)).toHaveTextContent(
      new RegExp(`${note}$`),
    );
  },
);

it("opens the proof of each transfer that is being checked, by its UTR", async () => {
  const transferOf = (utr: string, url: string) => ({ utr, amount: 150_000, paid_on: "2026-11-20", proof: { url } });
  const [one, other] = ["/api/upload/901?key=1", "/api/upload/902?key=1"] as const;
  const reported_transfers = [
    transferOf("HDFCN52611200931", one),
    { utr: "HDFCN52611200932", amount: 50_000, paid_on: "2026-11-20" },
    transferOf("HDFCN52611200933", other),
  ];
  const reported = { payment_under_check: 1, due_amount: 800_000, reported_amount: 350_000 } as const;
  await openOrder(anOrder({ ...reported, reported_transfers }));
  const links = screen.getAllByRole("link", { name: /^Your proof of transfer/ });
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Your proof of transfer HDFCN52611200931", one],
    ["Your proof of transfer HDFCN52611200933", other],
  ]);
});

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
  expect(screen.getByText(/What is invoiced is due; the rest is due after its invoice\.$/)).toBeVisible();
});
