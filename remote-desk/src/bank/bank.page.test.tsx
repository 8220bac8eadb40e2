import { DeskBankLineAsideAnswer } from "@mandi/shared/contract/desk/bank-line-match";
import { DeskBankLineAnswer } from "@mandi/shared/contract/desk/bank-statement";
import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { aBankLine } from "@mandi/shared/testing/desk-money-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const part = aBankLine({ id: 42, amount: 40_000, claimed: 50_000, match: "part", utr: "HDFC52611210042" });
const unknown = aBankLine({ id: 43, match: "none", payment_id: null, payer: null, utr: null, claimed: null });

async function opened(...lines: ReturnType<typeof aBankLine>[]) {
  const api = fakeDesk();
  api.answer("GET /desk/bank-line", DeskBankLineAnswer, { data: lines });
  api.answer("GET /desk/bank-line/aside", DeskBankLineAsideAnswer, { data: [] });
  await renderAt(routes, "/desk/bank");
  await screen.findByRole("table", { name: "Received" });
  return { api, user: userEvent.setup() };
}

it("shows beside each line the payment that it matches, the difference, and lines without a report", async () => {
  await opened(aBankLine(), part, unknown);
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows[0]).toHaveTextContent("UTR and amount agree");
  expect(within(rows[0] as HTMLElement).getByRole("link")).toHaveAttribute("href", "/desk/payment/318");
  expect(rows[1]).toHaveTextContent("Part payment, ₹10,000.00 less");
  expect(rows[2]).toHaveTextContent("Nobody has reported it");
});

it("suggests the person whose known account paid a line, and warns where it is not the payer's", async () => {
  const account = { account: "••0492", ifsc: "HDFC0001147", account_of: "Bala Steels" };
  await opened(
    { ...unknown, ...account, account_phone: "9425211184" },
    aBankLine({ id: 44, ...account, account_phone: null, is_other_account: 1 }),
  );
  const [suggested, other] = screen.getAllByRole("row").slice(1);
  expect(suggested).toHaveTextContent("From ••0492, HDFC0001147");
  expect(within(suggested as HTMLElement).getByRole("link", { name: "Known account of Bala Steels" })).toHaveAttribute(
    "href",
    "/desk/user/9425211184",
  );
  expect(suggested).not.toHaveTextContent("account of somebody else");
  expect(other).toHaveTextContent("account of somebody else");
});

it("accepts every matched line at once after one confirmation, and says which were left", async () => {
  const { api, user } = await opened(aBankLine(), part);
  const accept = "POST /desk/bank-line/accept";
  const warnings = ["UTIBR52611210093: This is more than is due now."];
  api.answer(accept, DeskAnswer, { message: "0 accepted. 1 refused.", approval_id: null, warnings });
  await user.type(screen.getByLabelText("Reason"), "Statement of this morning");
  await user.click(screen.getByRole("button", { name: "Accept 1 payment, ₹11,94,350" }));
  expect(api.calls(accept)).toEqual([]);
  const question = await screen.findByRole("dialog", { name: "Accept 1 payment?" });
  await user.click(within(question).getByRole("button", { name: "Accept 1 payment, ₹11,94,350" }));

  const body = { lines: [41], read: [{ line: 41, pays: "" }], reason: "Statement of this morning" };
  expect(api.calls(accept)).toEqual([expect.objectContaining({ body })]);
  expect(await screen.findByText(warnings[0] ?? "")).toBeVisible();
});

it("leads from a line that waits for a second person, and from one that cannot be asked for again, to the request", async () => {
  const { api, user } = await opened(
    aBankLine(),
    aBankLine({ id: 45, payment_id: 319, match: "waits", approval_id: 68 }),
  );
  const waits = screen.getByRole("link", { name: "Waits for a second person" });
  expect(waits).toHaveAttribute("href", "/desk/approval/68");

  const warnings = ["UTIBR52611210093: Another request is already waiting for a second person: A12."];
  api.answer("POST /desk/bank-line/accept", DeskAnswer, { message: "1 refused.", approval_id: null, warnings });
  await user.type(screen.getByLabelText("Reason"), "Statement of this morning");
  await user.click(screen.getByRole("button", { name: /^Accept 1 payment/ }));
  const question = within(await screen.findByRole("dialog", { name: "Accept 1 payment?" }));
  await user.click(question.getByRole("button", { name: /^Accept 1 payment/ }));
  const refused = await screen.findByRole("link", { name: "Open the request A12" });
  expect(refused).toHaveAttribute("href", "/desk/approval/12");
});

it("sets an unmatched line aside with a reason, and offers that for no line with a reported UTR", async () => {
  const { api, user } = await opened(aBankLine(), part, unknown);
  const aside = "POST /desk/bank-line/43/set-aside";
  api.answer(aside, DeskAnswer, { message: "The line is set aside.", approval_id: null });
  const buttons = await screen.findAllByRole("button", { name: /^Set aside/ });
  expect(buttons).toHaveLength(1);
  await user.click(buttons[0] as HTMLElement);
  const dialog = await screen.findByRole("dialog", { name: "Set this line aside?" });
  await user.click(within(dialog).getByRole("button", { name: "Set aside" }));
  expect(api.calls(aside)).toEqual([]);
  await user.type(within(dialog).getByLabelText("Reason"), "Interest of the bank");
  await user.click(within(dialog).getByRole("button", { name: "Set aside" }));

  expect(api.calls(aside)).toEqual([expect.objectContaining({ body: { reason: "Interest of the bank" } })]);
});

it("counts a payment once that has lines in two statements", async () => {
  await opened(aBankLine(), aBankLine({ id: 44, text: "MT940 of the same day" }));
  expect(screen.getByText("1 payment matches, ₹11,94,350.")).toBeVisible();
});

it("imports a chosen statement, and shows at its field what is wrong with it", async () => {
  const { api, user } = await opened();
  const read = "POST /desk/bank-line";
  await user.click(screen.getByRole("button", { name: "Import the statement" }));
  expect(await screen.findByText("Please choose a statement first")).toBeVisible();

  api.refuse(read, 422, { message: "No column headings were found." });
  // jsdom's files have no method to read them.
  const file = Object.assign(new File(["hello"], "november.csv", { type: "text/csv" }), { text: async () => "hello" });
  await user.upload(screen.getByLabelText("Statement file"), file);
  await user.click(screen.getByRole("button", { name: "Import the statement" }));
  expect(await screen.findByText("No column headings were found.")).toBeVisible();
  expect(api.calls(read)).toEqual([
    expect.objectContaining({ body: { statement: "hello", reason: "Statement november.csv" } }),
  ]);
});

it("takes the same file once more after it was imported", async () => {
  const { api, user } = await opened();
  api.answer("POST /desk/bank-line", DeskAnswer, { message: "1 line read, 1 of them new.", approval_id: null });
  const file = Object.assign(new File(["hello"], "november.csv", { type: "text/csv" }), { text: async () => "hello" });
  const field = screen.getByLabelText<HTMLInputElement>("Statement file");
  for (const times of [1, 2]) {
    await user.upload(field, file);
    await user.click(screen.getByRole("button", { name: "Import the statement" }));
    await waitFor(() => expect(api.calls("POST /desk/bank-line")).toHaveLength(times));
    await waitFor(() => expect(field.files).toHaveLength(0));
  }
});

it("refuses a renamed workbook as a statement, and sends nothing", async () => {
  const { api, user } = await opened();
  const file = Object.assign(new File(["x"], "november.csv"), { text: async () => "PK\u0003\u0004\0" });
  await user.upload(screen.getByLabelText("Statement file"), file);
  await user.click(screen.getByRole("button", { name: "Import the statement" }));
  expect(await screen.findByText(/^This file is not text/)).toBeVisible();
  expect(api.calls("POST /desk/bank-line")).toEqual([]);
});

it("reaches lines beyond the first page, searches them and shows those that nobody reported, all in the address", async () => {
  const api = fakeDesk();
  const list = "GET /desk/bank-line";
  const rows = Array.from({ length: 50 }, (_, place) => ({
    ...unknown,
    id: 100 + place,
    text: `NEFT ${place} OF MANY`,
  }));
  api.answer(list, DeskBankLineAnswer, ({ query }) => ({ data: query.get("page") === "2" ? [unknown] : rows }));
  api.answer("GET /desk/bank-line/aside", DeskBankLineAsideAnswer, { data: [] });
  const tab = await renderAt(routes, "/desk/bank");
  const user = userEvent.setup();
  await screen.findByRole("navigation", { name: "Pages of received lines" });
  await user.type(screen.getByLabelText("Narration, payer, UTR or amount"), "vidarbha 8,00,000");
  await user.click(screen.getByRole("button", { name: "Find" }));
  expect(tab.address()).toBe("/desk/bank?search=vidarbha+8%2C00%2C000");
  await user.click(screen.getByRole("button", { name: "Not reported" }));
  await waitFor(() => expect(api.calls(list)).toHaveLength(3));
  await user.click(await screen.findByRole("link", { name: "Older" }));

  expect(await screen.findByRole("link", { name: /^Find the payer/ })).toHaveAttribute(
    "href",
    "/desk/bank?search=vidarbha+8%2C00%2C000&show=unreported&page=2&line=43",
  );
  expect(Object.fromEntries(api.calls(list).at(-1)?.query ?? [])).toEqual({
    ...{ page: "2", search: "vidarbha 8,00,000", show: "unreported" },
  });
  await user.click(screen.getByRole("button", { name: "All" }));
  expect(tab.address()).toBe("/desk/bank?search=vidarbha+8%2C00%2C000");
});

it("keeps the reason that was typed while another page of the lines loads", async () => {
  const api = fakeDesk();
  const rows = Array.from({ length: 50 }, (_, place) => aBankLine({ id: 100 + place, payment_id: 200 + place }));
  api.answer("GET /desk/bank-line", DeskBankLineAnswer, { data: rows });
  api.answer("GET /desk/bank-line/aside", DeskBankLineAsideAnswer, { data: [] });
  await renderAt(routes, "/desk/bank");
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Reason"), "Statement of this morning");
  expect(screen.getByText("Only the lines on this page are counted; there are more on other pages.")).toBeVisible();
  await user.click(await screen.findByRole("link", { name: "Older" }));
  expect(await screen.findByRole("link", { name: "Newer" })).toBeVisible();
  expect(screen.getByLabelText("Reason")).toHaveValue("Statement of this morning");
});

it("sorts received lines by amount and leaves out a column, as in the address, and keeps the search", async () => {
  jest
    .spyOn(globalThis, "matchMedia")
    .mockImplementation(
      (media) =>
        ({ media, matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
    );
  const api = fakeDesk();
  const lines = [aBankLine({ id: 41, amount: 90_000 }), part];
  api.answer("GET /desk/bank-line", DeskBankLineAnswer, { data: lines });
  api.answer("GET /desk/bank-line/aside", DeskBankLineAsideAnswer, { data: [] });
  const tab = await renderAt(routes, "/desk/bank?search=NEFT");
  const user = userEvent.setup();
  const table = within(await screen.findByRole("table", { name: "Received" }));

  await user.click(within(table.getByRole("columnheader", { name: "Received" })).getByRole("button"));
  await user.click(await screen.findByRole("button", { name: "Columns" }));
  await user.click(within(screen.getByRole("group", { name: "Columns" })).getByRole("button", { name: "Day" }));

  const amounts = table
    .getAllByRole("row")
    .slice(1)
    .map((row) => /₹[\d,.]+/.exec(row.textContent ?? "")?.[0]);
  expect(amounts).toEqual(["₹40,000.00", "₹90,000.00"]);
  expect(table.queryByRole("columnheader", { name: "Day" })).toBeNull();
  expect(tab.address()).toBe("/desk/bank?search=NEFT&sort=amount&hide=day");
  expect(screen.getByRole("button", { name: "Export" })).toBeVisible();
});
