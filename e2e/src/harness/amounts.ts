import { formatRupees } from "@mandi/shared/format/rupees";
import type { Page } from "playwright-core";
import { apiOf } from "./api-of";

interface Order {
  readonly data: { readonly for_price: number; readonly paid_amount: number; readonly due_amount: number };
}

interface Ledger {
  readonly data: readonly {
    readonly amount: number;
    readonly type: "credit" | "debit";
    readonly remaining_balance: number;
  }[];
}

interface Wallet {
  readonly cash_balance: number;
}

const paise = (rupees: number): number => Math.round(rupees * 100);

/**
 * Checks the buyer's pages of an order: their amounts agree with the ledger, line by line, to the paisa.
 *
 * @returns the amount due on the order, and the ledger's final balance
 */
export async function expectAmountsOfLedger(page: Page, order: string): Promise<{ due: number; balance: number }> {
  const { data: shown } = (await apiOf(page).get(`/customer/order-detail/${order}`)) as Order;
  const { data: ledger } = (await apiOf(page).get(`/customer/order-ledger/${order}`)) as Ledger;
  const { cash_balance } = (await apiOf(page).get("/cash-wallet")) as Wallet;

  let balance = 0;
  for (const { amount, type, remaining_balance } of ledger) {
    balance += paise(amount) * (type === "debit" ? 1 : -1);
    expect(paise(remaining_balance)).toBe(balance);
  }
  expect(paise(shown.due_amount)).toBe(paise(shown.for_price) - paise(shown.paid_amount));

  await page.goto(`/order-ledger/${order}`);
  await page.getByRole("table", { name: "Order ledger" }).waitFor();
  const rows = await page.getByRole("table", { name: "Order ledger" }).locator("tbody tr").allInnerTexts();
  expect(rows).toHaveLength(ledger.length);
  for (const [place, { amount, remaining_balance }] of ledger.entries()) {
    expect(rows[place]).toContain(formatRupees(amount));
    expect(rows[place]).toContain(formatRupees(remaining_balance));
  }

  await page.goto(`/order-details/${order}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  for (const amount of [shown.for_price, shown.paid_amount, shown.due_amount]) {
    // A column in which one amount has paise shows them in all.
    const withPaise = page.getByText(formatRupees(amount, { decimals: 2 }), { exact: true });
    await page.getByText(formatRupees(amount), { exact: true }).or(withPaise).first().waitFor();
  }

  await page.goto("/wallet");
  await page.getByText(formatRupees(cash_balance), { exact: true }).first().waitFor();
  return { due: paise(shown.due_amount), balance };
}
