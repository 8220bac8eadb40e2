import {
  DeskBankLineAsideAnswer,
  DeskBankLinePayersAnswer,
  DeskUnpaidAnswer,
} from "@mandi/shared/contract/desk/bank-line-match";
import { DeskBankLineAnswer } from "@mandi/shared/contract/desk/bank-statement";
import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { aBankLine, aLineWithPayers, anAsideLine } from "@mandi/shared/testing/desk-money-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const unknown = aBankLine({ id: 43, match: "none", payment_id: null, payer: null, utr: null, claimed: null });
const invoice = { number: "MI2627000042", date: "2026-11-05", due_on: "2026-12-05", due: 800_000 };

async function opened(address = "/desk/bank", aside = [anAsideLine()]) {
  const api = fakeDesk();
  api.answer("GET /desk/bank-line", DeskBankLineAnswer, { data: [unknown] });
  api.answer("GET /desk/bank-line/:id", DeskBankLinePayersAnswer, { data: aLineWithPayers() });
  api.answer("GET /desk/bank-line/aside", DeskBankLineAsideAnswer, { data: aside });
  const item = { order_id: 96, order: "O2627000096", invoice, due: 800_000, is_under_check: 0 };
  api.answer("GET /desk/user/:id/unpaid", DeskUnpaidAnswer, { data: [item] });
  const tab = await renderAt(routes, address);
  return { api, tab, user: userEvent.setup() };
}

it("leads from a line that nobody reported to its likely payer, and accepts it for the invoice that they owe", async () => {
  const { api, tab, user } = await opened();
  const match = "POST /desk/bank-line/:id/match";
  api.answer(match, DeskAnswer, { message: "The transfer is verified.", approval_id: null });
  await user.click(await screen.findByRole("link", { name: /^Find the payer/ }));
  expect(tab.address()).toBe("/desk/bank?line=43");
  const payers = await screen.findByRole("table", { name: "People who may have paid it" });
  expect(within(payers).getByRole("row", { name: /Bala Steels/ })).toHaveTextContent("Known account of theirs");

  await user.click(within(payers).getByRole("button", { name: "Choose Bala Steels" }));
  const dialog = await screen.findByRole("dialog", { name: "Accept ₹8,00,000.00 from Bala Steels?" });
  await user.selectOptions(await within(dialog).findByLabelText("What it pays"), "MI2627000042");
  expect(within(dialog).getByLabelText("UTR")).toHaveValue("HDFC52611210043");
  await user.type(within(dialog).getByLabelText("Reason"), "The buyer called");
  await user.click(within(dialog).getByRole("button", { name: "Accept ₹8,00,000.00" }));

  const body = { user_id: 1184, pays: "MI2627000042", utr: "HDFC52611210043", reason: "The buyer called" };
  await waitFor(() => expect(api.calls(match)).toEqual([expect.objectContaining({ body })]));
  await waitFor(() => expect(tab.address()).toBe("/desk/bank"));
  expect(await screen.findByRole("table", { name: "Set aside" })).toBeVisible();
});

it("searches for another payer by phone or name", async () => {
  const { api, user } = await opened("/desk/bank?line=43");
  await screen.findByRole("table", { name: "People who may have paid it" });
  api.answer("GET /desk/bank-line/:id", DeskBankLinePayersAnswer, { data: aLineWithPayers({ payers: [] }) });
  api.answer("GET /desk/bank-line/aside", DeskBankLineAsideAnswer, { data: [] });
  await user.type(screen.getByLabelText("Phone, GSTIN or part of a name"), "Om Traders");
  await user.click(screen.getByRole("button", { name: "Find" }));
  expect(await screen.findByText("Nobody was found. Please search by phone, GSTIN or name.")).toBeVisible();
  expect(api.calls("GET /desk/bank-line/:id").at(-1)?.query.get("search")).toBe("Om Traders");
});

it("shows who set a line aside, when and why, and brings it back with a reason", async () => {
  const { api, user } = await opened();
  const back = "POST /desk/bank-line/:id/bring-back";
  api.answer(back, DeskAnswer, { message: "The line is open again.", approval_id: null });
  const table = await screen.findByRole("table", { name: "Set aside" });
  const row = within(table).getByRole("row", { name: /INTEREST/ });
  expect(row).toHaveTextContent("Meera Kulkarni, 21 Nov 2026");
  expect(row).toHaveTextContent("Interest of the bank");

  await user.click(within(row).getByRole("button", { name: /^Bring back/ }));
  const dialog = await screen.findByRole("dialog", { name: "Bring this line back?" });
  await user.type(await within(dialog).findByLabelText("Reason"), "A buyer asks for it");
  api.answer("GET /desk/bank-line/aside", DeskBankLineAsideAnswer, { data: [] });
  await user.click(within(dialog).getByRole("button", { name: "Bring back" }));

  expect(await screen.findByText("No line is set aside.")).toBeVisible();
  expect(api.calls(back)).toEqual([expect.objectContaining({ body: { reason: "A buyer asks for it" } })]);
});

it("pages through the lines that are set aside", async () => {
  const aside = "GET /desk/bank-line/aside";
  const rows = Array.from({ length: 50 }, (_, place) => ({
    ...anAsideLine(),
    id: 100 + place,
    text: `CHARGE ${place}`,
  }));
  const { api, tab, user } = await opened("/desk/bank", rows);

  const pages = await screen.findByRole("navigation", { name: "Pages of lines set aside" });
  expect(within(pages).queryByRole("link", { name: "Newer" })).toBeNull();
  api.answer(aside, DeskBankLineAsideAnswer, { data: [anAsideLine()] });
  await user.click(within(pages).getByRole("link", { name: "Older" }));

  expect(await screen.findByRole("row", { name: /INTEREST/ })).toBeVisible();
  expect(tab.address()).toBe("/desk/bank?aside=2");
  expect(api.calls(aside).at(-1)?.query.get("page")).toBe("2");
  expect(screen.queryByRole("link", { name: "Older" })).toBeNull();
  expect(screen.getByRole("link", { name: "Newer" })).toHaveAttribute("href", "/desk/bank");
});
