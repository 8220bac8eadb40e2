import { OrderLedgerAnswer } from "@mandi/shared/contract/order";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aLedgerRow } from "@mandi/shared/testing/seller-builders";
import { screen, within } from "@testing-library/react";
import { routes } from "../area";

const read = "GET /seller/order-ledger/:id";
const order = { id: 91, unique_id: "Q2627000184", order_id: "O2627000091", status: "loading" as const };
const heads = ["S No.", "Date", "Particulars", "TXN Id", "Amount", "Type", "Total Balance"];

async function openLedger(data: OrderLedgerAnswer["data"]) {
  signInAs("seller");
  const api = fakeApi();
  api.answer(read, OrderLedgerAnswer, { data, order });
  await renderAt(routes, "/seller-order-ledger/91");
  return within(await screen.findByRole("table", { name: "Seller Order Ledger" }));
}

it("shows the seven columns and 'No Data Found!' before the first row (R-184)", async () => {
  const table = await openLedger([]);
  expect(screen.getByRole("heading", { level: 1, name: "Seller Order Ledger" })).toBeVisible();
  expect(document.title).toMatch(/^Seller Order Ledger \S+ · Mandi$/);
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(heads);
  expect(table.getByText("No Data Found!")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Print" })).not.toBeInTheDocument();
});

it("lists the rows with the balance after each, their totals and the closing balance in words (R-184)", async () => {
  const table = await openLedger([
    aLedgerRow(),
    aLedgerRow({
      created_at: "2026-11-18T20:30:00.000Z",
      description: "Payout by RTGS",
      transaction_id: "JRN0004700",
      amount: 1_000_000,
      type: "debit",
      remaining_balance: 612_400,
    }),
  ]);
  expect(table.getByRole("row", { name: /Payout by RTGS/ })).toHaveTextContent(
    "219 Nov 2026Payout by RTGSJRN0004700₹10,00,000debit₹6,12,400",
  );
  expect(screen.getByText("Remaining balance").nextElementSibling).toHaveTextContent("₹6,12,400");
  expect(table.getByText("Closing balance, rupees six lakh twelve thousand four hundred only")).toBeVisible();
  await expect(document.body).toHaveNoAxeViolations();
});

it("counts a reversed invoice as never earned and never paid back, and shows both rows", async () => {
  const table = await openLedger([
    aLedgerRow({ transaction_id: "JRN0000016" }),
    aLedgerRow({
      description: "Reversal of JRN0000016: invoice INV/0003 was cancelled",
      transaction_id: "JRN0000021",
      type: "debit",
      reverses: "JRN0000016",
      remaining_balance: 0,
    }),
    aLedgerRow({ transaction_id: "JRN0000026", amount: 1_650_000.5, remaining_balance: 1_650_000.5 }),
    aLedgerRow({
      description: "Payment by bank transfer",
      transaction_id: "JRN0000033",
      amount: 650_000.5,
      type: "debit",
      remaining_balance: 1_000_000,
    }),
  ]);
  expect(screen.getByText("Invoiced and adjusted").nextElementSibling).toHaveTextContent("₹16,50,000.50");
  expect(screen.getByText("Paid out and deducted").nextElementSibling).toHaveTextContent("₹6,50,000.50");
  expect(screen.getByText("Remaining balance").nextElementSibling).toHaveTextContent("₹10,00,000");
  expect(table.getAllByRole("rowheader")).toHaveLength(4);
});

it.each([404, 500])("shows the empty state after %p", async (status) => {
  signInAs("seller");
  fakeApi().refuse(read, status, { message: "No" });
  await renderAt(routes, "/seller-order-ledger/91");
  expect(await screen.findByText("No Data Found")).toBeVisible();
});
