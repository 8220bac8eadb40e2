import { CashWalletAnswer } from "@mandi/shared/contract/cash-wallet";
import { CreditWalletAnswer } from "@mandi/shared/contract/credit-wallet";
import { UnpaidAnswer } from "@mandi/shared/contract/unpaid";
import { aCashWallet, aCreditWallet } from "@mandi/shared/testing/buyer-builders/wallet";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import { routes } from "../area";
import { anUnpaidItem, someUnpaid } from "../testing/wallet-examples";

function openToPay() {
  signInAs("customer");
  const api = fakeApi();
  api.answer("GET /cash-wallet", CashWalletAnswer, aCashWallet());
  api.answer("GET /credit-wallet", CreditWalletAnswer, aCreditWallet());
  return api;
}

it("lists what is to be paid, invoice by invoice, and leads from each to its payment", async () => {
  const api = openToPay();
  const shown = someUnpaid(
    anUnpaidItem(),
    anUnpaidItem({ invoice: null, due: 5_000 }),
    anUnpaidItem({ order: "O2627000092", invoice: null, is_under_check: 1, reported: 800_000 }),
  );
  api.answer("GET /customer/unpaid", UnpaidAnswer, { ...shown, total: 14, per_page: 12, last_page: 2 });
  await renderAt(routes, "/wallet?tab=to-pay");

  const table = await screen.findByRole("table", { name: "Unpaid invoices, debit notes and orders" });
  const [invoice, rest, checked] = within(table).getAllByRole("row").slice(1);
  expect(invoice).toHaveTextContent(/MI2627000042.*O2627000091.*20 Nov 2026.*5 Dec 2026.*₹8,00,000\.00/);
  expect(within(invoice as HTMLElement).getByRole("link", { name: "Pay invoice MI2627000042" })).toHaveAttribute(
    "href",
    "/order-details/9?pay=MI2627000042",
  );
  expect(rest).toHaveTextContent(/₹5,000\.00/);
  expect(within(rest as HTMLElement).getByRole("rowheader")).toHaveTextContent("Not invoiced yet");
  expect(within(rest as HTMLElement).getAllByRole("cell")[0]).toHaveTextContent(/^O2627000091$/);
  expect(within(rest as HTMLElement).getByRole("link", { name: "Pay ahead for O2627000091" })).toHaveAttribute(
    "href",
    "/order-details/9?pay=due",
  );
  expect(checked).toHaveTextContent(/₹0\.00.*₹8,00,000\.00 being checked/);
  expect(within(checked as HTMLElement).getAllByText(/being checked/)).toHaveLength(1);
  expect(within(checked as HTMLElement).queryByRole("link", { name: /^Pay/ })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^Next/ })).toHaveAttribute("href", "/wallet?tab=to-pay&page=2");
});

it("asks for the rest of an invoice while a transfer for a part of it is being checked, and says both", async () => {
  const shown = someUnpaid(anUnpaidItem({ is_under_check: 1, reported: 300_000 }));
  openToPay().answer("GET /customer/unpaid", UnpaidAnswer, { ...shown, reported: 300_000 });
  await renderAt(routes, "/wallet?tab=to-pay");

  const link = await screen.findByRole("link", { name: "Pay invoice MI2627000042" });
  expect(link.closest("tr")).toHaveTextContent(/₹5,00,000\.00.*₹3,00,000\.00 being checked/);
  expect(screen.getByText("Invoiced and left to pay").parentElement).toHaveTextContent("₹5,00,000");
  expect(screen.getByText("Being checked").parentElement).toHaveTextContent("₹3,00,000");
});

it("says all that is being checked, with the booking amounts that no invoice asks for", async () => {
  const api = openToPay();
  const shown = someUnpaid(anUnpaidItem({ is_under_check: 1, reported: 300_000 }));
  api.answer("GET /customer/unpaid", UnpaidAnswer, { ...shown, reported: 300_000, all_reported: 457_637 });
  const tab = await renderAt(routes, "/wallet?tab=to-pay");

  expect((await screen.findByText("Being checked")).parentElement).toHaveTextContent("₹4,57,637");
  expect(screen.getByText("Invoiced and left to pay").parentElement).toHaveTextContent("₹5,00,000");
  await tab.go("/wallet");

  api.answer("GET /customer/unpaid", UnpaidAnswer, { ...someUnpaid(), all_reported: 157_637 });
  await tab.go("/wallet?tab=to-pay");
  expect(await screen.findByText("₹1,57,637")).toBeVisible();
});

it("lists a debit note by what it is, with its own due day and its own payment", async () => {
  const note = {
    number: "MD2627000001",
    date: "2026-11-26",
    due_on: "2026-12-03",
    due: 3_523,
    is_debit_note: 1 as const,
  };
  openToPay().answer("GET /customer/unpaid", UnpaidAnswer, someUnpaid(anUnpaidItem({ invoice: note, due: 3_523 })));
  await renderAt(routes, "/wallet?tab=to-pay");

  const link = await screen.findByRole("link", { name: "Debit note MD2627000001" });
  expect(link).toHaveAttribute("href", "/order-paper/9/MD2627000001");
  const row = link.closest("tr");
  expect(row).toHaveTextContent(/O2627000091.*26 Nov 2026.*3 Dec 2026.*₹3,523\.00/);
  expect(within(row as HTMLElement).getByRole("link", { name: "Pay debit note MD2627000001" })).toHaveAttribute(
    "href",
    "/order-details/9?pay=MD2627000001",
  );
});
