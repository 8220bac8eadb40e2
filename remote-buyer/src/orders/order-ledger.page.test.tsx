import { BuyerLedgerAnswer } from "@mandi/shared/contract/order";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { aLedgerRow, anOrderLedger } from "@mandi/shared/testing/buyer-builders/order";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aSiteSetup } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { ledgerCsv } from "./ledger-csv";
import { inOrder } from "./use-order-ledger";

const route = "GET /customer/order-ledger/:id";
const rows = [
  aLedgerRow(),
  aLedgerRow({
    created_at: "2026-11-14T06:35:00.000Z",
    description: "=Sale invoice, 29.840 MT",
    transaction_id: "JRN0004588",
    amount: 1683404.5,
    type: "debit",
    remaining_balance: 1510208.5,
  }),
];

function openLedger(list = rows) {
  signInAs("customer");
  const api = fakeApi();
  api.answer(route, BuyerLedgerAnswer, anOrderLedger(list));
  api.answer("GET /config", SiteSetupAnswer, {
    general_setup: aSiteSetup({ legal_name: "Mandi Exchange", gst_number: "22AAKCM7304E1ZT" }),
  });
  return api;
}

it("shows each line with date, description, transaction, amount, type and balance (R-142, R-219, R-336)", async () => {
  openLedger();
  await renderAt(routes, "/order-ledger/9");
  await screen.findByRole("heading", { level: 1, name: "Order ledger" });
  const lines = screen.getAllByRole("row").map((row) => row.textContent);
  expect(lines[1]).toBe("112 Nov 2026Booking amount receivedJRN0004512₹1,73,196credit−₹1,73,196");
  expect(lines[2]).toBe("214 Nov 2026=Sale invoice, 29.840 MTJRN0004588₹16,83,404.50debit₹15,10,208.50");
  expect(lines[3]).toBe(
    "Closing balance, rupees fifteen lakh ten thousand two hundred eight and fifty paise only₹15,10,208.50",
  );
  expect(screen.getByText(/^The ledger counts what is invoiced and paid so far\./)).toBeVisible();
});

it("counts a reversed invoice as neither charged nor paid, and shows both lines", async () => {
  openLedger([
    aLedgerRow(),
    aLedgerRow({ transaction_id: "JRN0000016", amount: 1612400, type: "debit", remaining_balance: 1439204 }),
    aLedgerRow({
      description: "Reversal of JRN0000016: invoice INV/0003 was cancelled",
      transaction_id: "JRN0000021",
      amount: 1612400,
      type: "credit",
      reverses: "JRN0000016",
    }),
  ]);
  await renderAt(routes, "/order-ledger/9");
  expect((await screen.findByText("Invoiced")).nextElementSibling).toHaveTextContent(/^₹0$/);
  expect(screen.getByText("Paid and adjusted").nextElementSibling).toHaveTextContent(/^₹1,73,196$/);
  expect(screen.getByText("Paid in advance").nextElementSibling).toHaveTextContent(/^₹1,73,196$/);
  expect(screen.getAllByRole("row", { name: /JRN00000(16|21)/ })).toHaveLength(2);
});

it("reverses the order of the lines and keeps it in the address", async () => {
  const user = userEvent.setup();
  openLedger();
  const tab = await renderAt(routes, "/order-ledger/9");
  await user.click(await screen.findByRole("button", { name: "Date" }));
  expect(tab.address()).toBe("/order-ledger/9?sort=newest");
  expect(screen.getAllByRole("row")[1]).toHaveTextContent(/^2/);
});

it("shows the chosen days with their opening balance, keeps them in the address and exports only them", async () => {
  const user = userEvent.setup();
  openLedger();
  const tab = await renderAt(routes, "/order-ledger/9");
  const from = await screen.findByLabelText("From");
  await user.type(from, "2026-11-14");
  expect(tab.address()).toBe("/order-ledger/9?from=2026-11-14");
  const lines = screen.getAllByRole("row").map((row) => row.textContent);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^214 Nov 2026/);
  expect(screen.getByText("Opening balance")).toHaveTextContent("Opening balance −₹1,73,196");
  await user.type(screen.getByLabelText("To"), "2026-11-13");
  expect(tab.address()).toBe("/order-ledger/9?from=2026-11-13&to=2026-11-13");
  expect(screen.getByText("Nothing happened between these dates.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "All days" }));
  expect(screen.getAllByRole("row")).toHaveLength(4);
});

it("writes a file for spreadsheets, without a stranger's formulas", () => {
  expect(ledgerCsv(inOrder(rows))).toBe(
    [
      "\uFEFFS No.,Date,Particulars,TXN Id,Amount,Type,Total Balance",
      "1,2026-11-12,Booking amount received,JRN0004512,173196,credit,-173196",
      '2,2026-11-14,"\'=Sale invoice, 29.840 MT",JRN0004588,1683404.5,debit,1510208.5',
      "",
    ].join("\r\n"),
  );
});

it("shows the generic empty component without lines (R-142, R-396)", async () => {
  openLedger([]);
  await renderAt(routes, "/order-ledger/9");
  expect(await screen.findByText("No Data Found")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Export" })).not.toBeInTheDocument();
});

it("has no accessibility faults that a machine can find", async () => {
  openLedger();
  await renderAt(routes, "/order-ledger/9");
  await screen.findByRole("heading", { level: 1, name: "Order ledger" });
  await expect(document.body).toHaveNoAxeViolations();
});

it("names both parties with their GSTIN on its document", async () => {
  openLedger();
  await renderAt(routes, "/order-ledger/9");
  const parties = await screen.findByRole("region", { name: "Parties" });
  expect(await within(parties).findByText("GSTIN 22AAKCM7304E1ZT")).toBeVisible();
  expect(within(parties).getByText("Mandi Exchange")).toBeVisible();
  expect(within(parties).getByText("Agrawal Traders")).toBeVisible();
  expect(within(parties).getByText("GSTIN 27AAPFU0939F1ZV")).toBeVisible();
});
