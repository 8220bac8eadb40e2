import { DeskAccountListAnswer } from "@mandi/shared/contract/desk/account-list";
import { ExportCheckAnswer } from "@mandi/shared/contract/desk/export";
import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskUnbilledFreightAnswer } from "@mandi/shared/contract/desk/freight";
import { DeskAgeingAnswer, DeskJournalListAnswer, DeskUnpaidBillAnswer } from "@mandi/shared/contract/desk/ledger";
import { DeskJournalAnswer, DeskReconciliationAnswer } from "@mandi/shared/contract/desk/money";
import { DeskTdsMonthAnswer } from "@mandi/shared/contract/desk/tds";
import { DeskTdsQuarterAnswer } from "@mandi/shared/contract/desk/tds-quarter";
import { aJournal, aListedJournal, anOwingParty } from "@mandi/shared/testing/desk-books-builders";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

it("shows what buyers owe by age with the sums below, and issues a statement with its months and a reason", async () => {
  const api = fakeDesk();
  const party = anOwingParty();
  api.answer("GET /desk/ageing", DeskAgeingAnswer, {
    data: [party, anOwingParty({ phone: "9425211185", name: "Konark" })],
  });
  const issue = `POST /desk/user/${party.phone}/statement` as const;
  api.answer(issue, DeskAnswer, {
    message: "Statement ST2627000012 is issued.",
    approval_id: null,
    number: "ST2627000012",
  });
  await renderAt(routes, "/desk/books");
  const table = await screen.findByRole("table", { name: "Buyers owe us" });
  expect(within(table).getByText("₹23,88,701.00")).toBeVisible();

  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Statement of Vidarbha Infra Projects" }));
  const dialog = await screen.findByRole("dialog", { name: "Issue the statement of Vidarbha Infra Projects?" });
  await user.click(within(dialog).getByRole("button", { name: "Issue the statement" }));
  const [first, last] = within(dialog).getAllByRole("combobox");
  for (const month of [first, last]) expect(month).toHaveAccessibleDescription("Choose a month");
  expect(api.calls(issue)).toEqual([]);
  const monthName = new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "Asia/Kolkata" });
  expect(within(dialog).queryByRole("option", { name: monthName.format(new Date()) })).toBeNull();

  await user.selectOptions(first as HTMLElement, within(first as HTMLElement).getAllByRole("option")[2] as HTMLElement);
  await user.selectOptions(last as HTMLElement, within(last as HTMLElement).getAllByRole("option")[2] as HTMLElement);
  await user.type(within(dialog).getByLabelText("Reason"), "Asked for by phone");
  await user.click(within(dialog).getByRole("button", { name: "Issue the statement" }));
  expect(api.calls(issue)).toEqual([
    expect.objectContaining({ body: expect.objectContaining({ side: "buyer", reason: "Asked for by phone" }) }),
  ]);
  expect(await screen.findByText(/Statement ST2627000012 is issued\./)).toBeVisible();
  expect(screen.getByRole("link", { name: "Open it among the documents" })).toHaveAttribute(
    "href",
    "/desk/books?section=papers&kind=statement&search=ST2627000012",
  );
});

it("finds entries by a number, opens one with its lines, and reverses it only after a confirmation with a reason", async () => {
  const api = fakeDesk();
  api.answer("GET /desk/journal", DeskJournalListAnswer, { data: [aListedJournal()] });
  api.answer("GET /desk/journal/JRN0004819", DeskJournalAnswer, { data: aJournal() });
  const reverse = "POST /desk/journal/JRN0004819/reverse";
  api.answer(reverse, DeskAnswer, { message: "A second person must confirm this.", approval_id: 67 });
  const tab = await renderAt(routes, "/desk/books?section=journals");
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Entry, order, document or UTR"), "O2627000096{Enter}");
  expect(tab.address()).toBe("/desk/books?section=journals&search=O2627000096");
  await user.click(await screen.findByRole("link", { name: "JRN0004819" }));
  expect(
    await screen.findByRole("rowheader", { name: "Owed by the buyer, order O2627000096, Vidarbha Infra Projects" }),
  ).toBeVisible();

  await user.click(screen.getByRole("button", { name: "Reverse this entry" }));
  const dialog = await screen.findByRole("dialog", { name: "Reverse JRN0004819?" });
  expect(dialog).toHaveTextContent("Amount₹2,91,593.00");
  expect(dialog).toHaveTextContent("PartyVidarbha Infra Projects");
  await user.click(within(dialog).getByRole("button", { name: "Reverse this entry" }));
  expect(api.calls(reverse)).toEqual([]);
  await user.type(within(dialog).getByLabelText("Reason"), "The transfer bounced");
  await user.click(within(dialog).getByRole("button", { name: "Reverse this entry" }));
  expect(api.calls(reverse)).toEqual([expect.objectContaining({ body: { reason: "The transfer bounced" } })]);
});

it("an entry whose reversal waits for a second person leads to the approval, and is not reversed again", async () => {
  const api = fakeDesk();
  api.answer("GET /desk/journal/JRN0004819", DeskJournalAnswer, { data: aJournal({ approval_id: 67 }) });
  await renderAt(routes, "/desk/books?section=journals&entry=JRN0004819");
  expect(await screen.findByRole("link", { name: "Open the approval" })).toHaveAttribute("href", "/desk/approval/67");
  expect(screen.queryByRole("button", { name: "Reverse this entry" })).not.toBeInTheDocument();
});

it("an entry that belongs to a step of an order offers no reversal", async () => {
  const api = fakeDesk();
  api.answer("GET /desk/journal/JRN0004819", DeskJournalAnswer, { data: aJournal({ can_reverse: 0 }) });
  await renderAt(routes, "/desk/books?section=journals&entry=JRN0004819");
  expect(await screen.findByText("It belongs to a step of an order and is corrected there.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Reverse this entry" })).not.toBeInTheDocument();
});

it("reconciliation shows 0 differences, or each one with the expected and the found figure", async () => {
  const api = fakeDesk();
  const difference = {
    check: "each balance is the sum of its postings",
    subject: "bank",
    expected: "100",
    found: "99",
  };
  api.answer("GET /desk/reconciliation", DeskReconciliationAnswer, { data: [] });
  const tab = await renderAt(routes, "/desk/books?section=checks");
  expect(await screen.findByText(/^0 differences/)).toBeVisible();

  api.answer("GET /desk/reconciliation", DeskReconciliationAnswer, { data: [difference] });
  await userEvent.setup().click(screen.getByRole("button", { name: "Check again" }));
  expect(await screen.findByText("1 difference")).toBeVisible();
  expect(
    screen.getByRole("row", { name: /Bank \(bank\) each balance is the sum of its postings 100 99/ }),
  ).toBeVisible();
  expect(tab.address()).toBe("/desk/books?section=checks");
});

it("shows a month's files beside the figures they were checked against", async () => {
  const api = fakeDesk();
  api.answer("GET /desk/export/check", ExportCheckAnswer, ({ query }) => ({
    papers: 3,
    left_out: query.get("month") === "2026-10" ? ["MI2627000041"] : [],
    differences: [],
  }));
  await renderAt(routes, "/desk/books?section=exports&month=2026-10");
  expect(await screen.findByText("0 differences. 3 invoices and notes in this month.")).toBeVisible();
  expect(screen.getByText(/MI2627000041/)).toBeVisible();
  for (const name of [/^GSTR-1/, /^Tally vouchers/, /^Tally ledgers/, /^Ledger of an account/]) {
    expect(screen.getByRole("button", { name })).toBeEnabled();
  }
});

it.each([
  [
    "says which sum is to be paid beyond the return, for which credit notes",
    { returned: 607_629.51, owed: 838_527.03 },
    "Pay ₹2,30,897.52 more GST than the return says: ₹8,38,527.03 instead of ₹6,07,629.51. The return takes off these credit notes, but the law counts them only once the buyers accept them: MC2627000001.",
  ],
  ["warns of no credit note that changes no sum", { returned: 607_629.51, owed: 607_629.51 }, null],
])("%s", async (_what, tax, words) => {
  const api = fakeDesk();
  const check = { papers: 8, left_out: [], not_accepted: ["MC2627000001"], tax, differences: [] };
  api.answer("GET /desk/export/check", ExportCheckAnswer, check);
  await renderAt(routes, "/desk/books?section=exports");

  expect(await screen.findByText(/^0 differences\./)).toBeVisible();
  if (words === null) expect(screen.queryByText(/MC2627000001/)).toBeNull();
  else expect(screen.getByText(words)).toBeVisible();
});

it("a month has a return for each GSTIN that issued documents, each named, and none to save before they are known", async () => {
  const user = userEvent.setup();
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const api = fakeDesk();
  const check = { papers: 3, left_out: [], gstins: ["27AAACM1234A1Z8", "22AAACM1234A1ZI"], differences: [] };
  api.answer("GET /desk/export/check", ExportCheckAnswer, check);
  const { release } = api.hold("GET /desk/export/check");
  api.confirm("GET /desk/export/gstr1", "The return");
  await renderAt(routes, "/desk/books?section=exports&month=2026-10");
  expect(await screen.findByRole("button", { name: /^GSTR-1/ })).toBeDisabled();
  release();
  await user.click(await screen.findByRole("button", { name: "GSTR-1 of 22AAACM1234A1ZI, JSON" }));
  await user.click(screen.getByRole("button", { name: "GSTR-1 of 27AAACM1234A1Z8, JSON" }));
  await waitFor(() =>
    expect(names).toEqual(["gstr1-22AAACM1234A1ZI-2026-10.json", "gstr1-27AAACM1234A1Z8-2026-10.json"]),
  );
  expect(api.calls("GET /desk/export/gstr1").map(({ query }) => query.toString())).toEqual([
    "month=2026-10&gstin=22AAACM1234A1ZI",
    "month=2026-10&gstin=27AAACM1234A1Z8",
  ]);
});

it("shows why the server refuses a file", async () => {
  const user = userEvent.setup();
  const api = fakeDesk();
  api.answer("GET /desk/export/check", ExportCheckAnswer, { papers: 0, left_out: [], differences: [] });
  const notices = listenToNotices();
  api.refuse("GET /desk/export/gstr1", 422, { message: "Please enter the GSTIN of the platform first." });
  await renderAt(routes, "/desk/books?section=exports&month=2026-10");
  await user.click(await screen.findByRole("button", { name: /^GSTR-1/ }));

  await waitFor(() =>
    expect(notices.map(({ tone, text }) => [tone, text])).toEqual([
      ["error", "Please enter the GSTIN of the platform first."],
    ]),
  );
});

it("shows a person without the right to the books which role it needs, and fetches nothing", async () => {
  const api = fakeDesk(["look", "trade"]);
  await renderAt(routes, "/desk/books");
  expect(await screen.findByText(/^This needs the role of accountant or approver/)).toBeVisible();
  expect(api.calls("GET /desk/ageing")).toEqual([]);
});

it("shows the quarters of TDS both ways, lists what differs from the books, and saves the parts of a return", async () => {
  const api = fakeDesk();
  const figures = { deducted: 1_947, deposited: 1_298, left: 649, received: 700, certified: 500, open: 200 };
  const differences = [{ what: "deposited, code 1031", papers: 1_298, books: 1_299 }];
  for (const other of ["month", "given", "received", "advice"]) {
    api.answer(`GET /desk/tds/${other}`, DeskTdsMonthAnswer, { data: [] });
  }
  api.answer("GET /desk/account", DeskAccountListAnswer, { data: [] });
  api.answer("GET /desk/unbilled-freight", DeskUnbilledFreightAnswer, { data: [] });
  api.answer("GET /desk/tds/quarter", DeskTdsQuarterAnswer, {
    data: [
      { quarter: "2026-27 Q3", ...figures, differences },
      { quarter: "2026-27 Q2", ...figures, differences: [] },
    ],
  });
  api.refuse("GET /desk/tds/file", 422, { message: "Please enter the quarter as 2026-27 Q3" });
  const notices = listenToNotices();
  await renderAt(routes, "/desk/books?section=tds");
  const user = userEvent.setup();

  await user.click(await screen.findByRole("link", { name: "2026-27 Q3" }));
  const named = await screen.findByRole("table", { name: "Differences of 2026-27 Q3" });
  expect(within(named).getByRole("row", { name: /deposited, code 1031/ })).toHaveTextContent("₹1,299");
  await user.click(screen.getByRole("button", { name: "Our deductions (CSV)" }));
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(["Please enter the quarter as 2026-27 Q3"]));
  const asked = api.calls("GET /desk/tds/file").map(({ query }) => [query.get("quarter"), query.get("part")]);
  expect(asked).toEqual([["2026-27 Q3", "deductions"]]);

  await user.click(screen.getByRole("link", { name: "2026-27 Q2" }));
  expect(await screen.findByText("2026-27 Q2: what was deducted and paid agrees with the books.")).toBeVisible();
  expect(screen.queryByRole("table", { name: /Differences/ })).toBeNull();
});

it("warns of sellers' bills whose GST credit must be reversed, and of no buyer's", async () => {
  const api = fakeDesk();
  api.answer("GET /desk/ageing", DeskAgeingAnswer, { data: [anOwingParty()] });
  const bill = {
    side: "seller" as const,
    name: "Shakti Steels",
    phone: "9425211185",
    order: "O2627000097",
    number: "K/1",
  };
  api.answer("GET /desk/unpaid-bill", DeskUnpaidBillAnswer, {
    data: [{ ...bill, date: "2026-05-20", unpaid: 118_000, credit: 18_000, pay_by: "2026-11-16", is_late: 1 }],
  });
  await renderAt(routes, "/desk/books?side=seller");

  const table = await screen.findByRole("table", { name: "GST credit of unpaid bills" });
  expect(within(table).getByRole("row", { name: /^K\/1/ })).toHaveTextContent("₹18,000.00");
  expect(within(table).getByText("to be reversed")).toBeVisible();
});
