import { DeskAccountListAnswer } from "@mandi/shared/contract/desk/account-list";
import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskUnbilledFreightAnswer } from "@mandi/shared/contract/desk/freight";
import {
  DeskTdsAdviceAnswer,
  DeskTdsListAnswer,
  DeskTdsMonthAnswer,
  DeskTdsReceivedAnswer,
} from "@mandi/shared/contract/desk/tds";
import { DeskTdsGivenAnswer } from "@mandi/shared/contract/desk/tds-given";
import { DeskTdsQuarterAnswer } from "@mandi/shared/contract/desk/tds-quarter";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const deducted = {
  user_id: 12,
  name: "Kaveri Ispat Limited",
  phone: "9000000011",
  pan: "AABCK2001K",
  code: "1031",
  quarter: "2026-27 Q2",
  deducted: 1_298,
  certified: 0,
  certificate: "",
  state: "due" as const,
};

function sectionWith() {
  const api = fakeDesk();
  api.answer("GET /desk/tds/month", DeskTdsMonthAnswer, { data: [] });
  api.answer("GET /desk/account", DeskAccountListAnswer, { data: [] });
  api.answer("GET /desk/unbilled-freight", DeskUnbilledFreightAnswer, { data: [] });
  api.answer("GET /desk/tds/quarter", DeskTdsQuarterAnswer, { data: [] });
  api.answer("GET /desk/tds/received", DeskTdsReceivedAnswer, { data: [] });
  api.answer("GET /desk/tds/advice", DeskTdsAdviceAnswer, { data: [] });
  api.answer("GET /desk/tds/given", DeskTdsGivenAnswer, { data: [] });
  return api;
}

it("shows until when the tax of a month is paid in time, and what a late payment costs", async () => {
  const api = sectionWith();
  const november = { month: "2026-11", code: "1024", deducted_on: 62_000, tds: 1_240, deposited: 0, left: 1_240 };
  const late = { due_on: "2026-12-07", interest: 37.2 };
  const october = { ...november, month: "2026-10", deposited: 1_240, left: 0, due_on: null, interest: 0 };
  api.answer("GET /desk/tds/month", DeskTdsMonthAnswer, { data: [{ ...november, ...late }, october] });
  await renderAt(routes, "/desk/books?section=tds");
  const row = await screen.findByRole("row", { name: /^November 2026/ });
  expect(row).toHaveTextContent("7 Dec 2026");
  expect(row).toHaveTextContent("late, ₹37.20 interest today");
  expect(screen.getByRole("row", { name: /^October 2026/ })).not.toHaveTextContent("late");

  await userEvent.setup().click(await screen.findByRole("button", { name: /1024.*November 2026/ }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveAccessibleName(/under code 1024 for November 2026\?$/);
  expect(dialog).toHaveTextContent("To be paid by7 Dec 2026");
  expect(dialog).toHaveTextContent("Interest if it is paid today, not part of the amount₹37.20");
});

it("links a payment to the government that waits for a second person, and offers no second entry meanwhile", async () => {
  const api = sectionWith();
  const late = { deducted_on: 50_700, tds: 1_014, deposited: 0, left: 1_014, due_on: "2026-11-07", interest: 15.21 };
  const month = { month: "2026-10", code: "1031", ...late, waits: 1_014, approval_id: 8 };
  api.answer("GET /desk/tds/month", DeskTdsMonthAnswer, { data: [month] });
  const owed = { code: "rcm_payable", balance: 2_500, limit: 0, postings: 2, waits: 2_400, approval_id: 9 };
  api.answer("GET /desk/account", DeskAccountListAnswer, { data: [owed] });
  await renderAt(routes, "/desk/books?section=tds");

  const row = await screen.findByRole("row", { name: /^October 2026/ });
  const link = within(row).getByRole("link", { name: "Waits for a second person: ₹1,014.00" });
  expect(link).toHaveAttribute("href", "/desk/approval/8");
  expect(row).not.toHaveTextContent("late");
  const other = await screen.findByRole("link", { name: "Waits for a second person: ₹2,400.00" });
  expect(other).toHaveAttribute("href", "/desk/approval/9");
  expect(screen.queryByRole("button", { name: /^Enter/ })).toBeNull();
});

it("records a payment to the government under reverse charge against what is owed", async () => {
  const api = sectionWith();
  const owed = { code: "rcm_payable", balance: 1_551.82, limit: 0, postings: 2 };
  api.answer("GET /desk/account", DeskAccountListAnswer, { data: [owed] });
  api.answer("POST /desk/reverse-charge", DeskAnswer, { message: "Entered.", approval_id: null });
  const user = userEvent.setup();
  await renderAt(routes, "/desk/books?section=tds");

  await user.click(await screen.findByRole("button", { name: "Enter a payment to the government" }));
  const question = await screen.findByRole("dialog", { name: "Enter GST paid under reverse charge" });
  expect(within(question).getByText("₹1,551.82")).toBeVisible();
  const challan = within(question).getByLabelText("Challan number");
  await user.type(challan, "00043");
  await user.type(within(question).getByLabelText("Reason"), "Paid today");
  await user.click(within(question).getByRole("button", { name: "Enter a payment to the government" }));
  expect(await within(question).findByText(/Please enter the CPIN of the challan \(14 digits\)/)).toBeVisible();
  expect(challan).toHaveValue("00043");
  expect(api.calls("POST /desk/reverse-charge")).toEqual([]);

  await user.clear(challan);
  await user.type(challan, "26112700000043");
  await user.click(within(question).getByRole("button", { name: "Enter a payment to the government" }));
  await waitFor(() => expect(question).not.toBeInTheDocument());

  const [{ body } = { body: null }] = api.calls("POST /desk/reverse-charge");
  expect(body).toEqual({ amount: 1_551.82, challan: "26112700000043", reason: "Paid today" });
});

const unbilled = {
  ...{ order_id: 9, order: "O2627000091", vehicle: "CG04MB1234", transporter: "Fast Freight", phone: "9893000202" },
  ...{ delivered_at: "2026-11-12T06:35:00.000Z", days: 15, freight: 32_450, paid: 32_450, reverse_charge: 1_622.5 },
  bill: "none",
};

it("lists the delivered vehicles without an approved freight bill, with what was paid and the GST to come", async () => {
  const api = sectionWith();
  api.answer("GET /desk/unbilled-freight", DeskUnbilledFreightAnswer, { data: [unbilled] });
  await renderAt(routes, "/desk/books?section=tds");

  const row = await screen.findByRole("row", { name: /CG 04 MB 1234/ });
  expect(row).toHaveTextContent(/12 Nov 2026, 15 days ago.*₹32,450.00.*₹1,622.50.*none/);
  expect(within(row).getByRole("link", { name: "O2627000091" })).toHaveAttribute("href", "/desk/order/O2627000091");
});

it("says what we and what the seller paid for freight without a bill, and calls a delivery of today today", async () => {
  const api = sectionWith();
  const paid = { days: 0, paid: 0, advanced: 6_000 };
  api.answer("GET /desk/unbilled-freight", DeskUnbilledFreightAnswer, { data: [{ ...unbilled, ...paid }] });
  await renderAt(routes, "/desk/books?section=tds");

  const row = await screen.findByRole("row", { name: /CG 04 MB 1234/ });
  expect(row).toHaveTextContent(/12 Nov 2026, today.*₹0.00 by Mandi, ₹6,000.00 by the seller/);
});

it("issues the certificate of a quarter that is over and paid, with its number and file, and offers no other", async () => {
  const api = sectionWith();
  api.answer("GET /desk/tds/given", DeskTdsGivenAnswer, {
    data: [deducted, { ...deducted, quarter: "2026-27 Q3", state: "running" }],
  });
  const user = userEvent.setup();
  await renderAt(routes, "/desk/books?section=tds");

  const table = await screen.findByRole("table", { name: "Certificates that we issue, by quarter" });
  expect(within(table).getByText("Quarter not over")).toBeVisible();
  expect(within(table).getAllByRole("button")).toHaveLength(1);
  await user.click(within(table).getByRole("button", { name: "Issue certificate: Kaveri Ispat Limited, 2026-27 Q2" }));
  const question = await screen.findByRole("dialog", {
    name: "Issue the certificate of 2026-27 Q2 to Kaveri Ispat Limited?",
  });
  expect(within(question).getByText("₹1,298.00")).toBeVisible();
  await user.click(within(question).getByRole("button", { name: "Issue certificate" }));
  await waitFor(() => expect(within(question).getByText("Please enter the number of the certificate")).toBeVisible());
  expect(within(question).getByText("Please add the file of the certificate")).toBeVisible();
  expect(api.calls("POST /desk/user/:id/tds-give")).toEqual([]);
});

it("shows a challan at once in the quarters and certificates of the same page", async () => {
  const api = sectionWith();
  const month = { month: "2026-10", code: "1031", deducted_on: 64_900, tds: 64.9, deposited: 0, left: 64.9 };
  api.answer("GET /desk/tds/month", DeskTdsMonthAnswer, { data: [month] });
  api.answer("GET /desk/tds/given", DeskTdsGivenAnswer, { data: [{ ...deducted, state: "unpaid" }] });
  api.answer("POST /desk/tds/deposit", DeskAnswer, { message: "Entered.", approval_id: null });
  const user = userEvent.setup();
  await renderAt(routes, "/desk/books?section=tds");
  const given = await screen.findByRole("table", { name: "Certificates that we issue, by quarter" });
  const asked = api.calls("GET /desk/tds/quarter").length;

  await user.click(await screen.findByRole("button", { name: /October 2026/ }));
  const question = await screen.findByRole("dialog");
  await user.type(within(question).getByLabelText("Challan number"), "0510308 07112026 00044");
  await user.type(within(question).getByLabelText("Paid on"), "2026-11-07");
  await user.type(within(question).getByLabelText("Reason"), "Paid today");
  api.answer("GET /desk/tds/given", DeskTdsGivenAnswer, { data: [deducted] });
  const buttons = within(question).getAllByRole("button");
  await user.click(buttons[buttons.length - 1] ?? question);
  await waitFor(() => expect(question).not.toBeInTheDocument());

  expect(await within(given).findByRole("button", { name: /^Issue certificate/ })).toBeVisible();
  expect(api.calls("GET /desk/tds/quarter")).toHaveLength(asked + 1);
});

it("replaces a certificate that was given with a corrected one of the same sum", async () => {
  const api = sectionWith();
  const given = { ...deducted, certified: 1_298, certificate: "ABXQ12", state: "certified" as const };
  api.answer("GET /desk/tds/given", DeskTdsGivenAnswer, { data: [given] });
  const user = userEvent.setup();
  await renderAt(routes, "/desk/books?section=tds");

  await user.click(
    await screen.findByRole("button", { name: "Replace certificate: Kaveri Ispat Limited, 2026-27 Q2" }),
  );
  const question = await screen.findByRole("dialog", {
    name: "Replace the certificate of 2026-27 Q2 of Kaveri Ispat Limited?",
  });
  expect(question).toHaveTextContent("Certificate ABXQ12 becomes void.");
  expect(within(question).getByRole("button", { name: "Replace" })).toBeVisible();
});

it("pages through certificates without moving the page of the month's bills", async () => {
  const api = sectionWith();
  const rows = Array.from({ length: 50 }, (_, place) => ({ ...deducted, user_id: place + 1 }));
  api.answer("GET /desk/tds/given", DeskTdsGivenAnswer, { data: rows });
  api.answer("GET /desk/tds", DeskTdsListAnswer, { data: [] });
  const user = userEvent.setup();
  await renderAt(routes, "/desk/books?section=tds&month=2026-11&page=2");

  const pages = await screen.findByRole("navigation", { name: "Pages of certificates that we issue" });
  await user.click(within(pages).getByRole("link", { name: "Older" }));

  const askedPages = (route: "GET /desk/tds/given" | "GET /desk/tds") =>
    api.calls(route).map(({ query }) => query.get("page") ?? "1");
  await waitFor(() => expect(askedPages("GET /desk/tds/given")).toEqual(["1", "2"]));
  expect(new Set(askedPages("GET /desk/tds"))).toEqual(new Set(["2"]));
});

it("leads from each deduction of a month and each one of a buyer to its document, its order and its person", async () => {
  const api = sectionWith();
  const { name, phone, pan, code } = deducted;
  const bill = { date: "2026-11-21", name, phone, pan, code, cause: "bill", note: "" };
  const sums = { base: 1_298_300, deducted_on: 1_298_300, tds: 1_298 };
  api.answer("GET /desk/tds", DeskTdsListAnswer, {
    data: [
      { ...bill, ...sums, paper: "KI/26-27/412", paper_id: 71, order: "O2627000089" },
      { ...bill, ...sums, cause: "opening", paper: "", paper_id: null, order: "" },
    ],
  });
  const advice = { id: 4, date: "2026-11-22", order: "O2627000090", invoice: "MI2627000031", code: "1031" };
  const buyer = { buyer: "Agrawal Traders", phone: "9000000001", tan: "RPRA01234B" };
  api.answer("GET /desk/tds/advice", DeskTdsAdviceAnswer, {
    data: [{ ...advice, ...buyer, amount: 900, refusal: "" }],
  });
  await renderAt(routes, "/desk/books?section=tds&month=2026-11");

  const linksOf = (row: HTMLElement) =>
    within(row)
      .getAllByRole("link")
      .map((link) => `${link.textContent} ${link.getAttribute("href")}`);
  expect(linksOf(await screen.findByRole("row", { name: /^KI\/26-27\/412/ }))).toEqual([
    "KI/26-27/412 /desk/paper/71",
    "O2627000089 /desk/order/O2627000089",
    `${name} /desk/user/${phone}`,
  ]);
  expect(linksOf(screen.getByRole("row", { name: /opening/ }))).toEqual([`${name} /desk/user/${phone}`]);
  expect(linksOf(await screen.findByRole("row", { name: /^Agrawal Traders/ }))).toEqual([
    "Agrawal Traders /desk/user/9000000001",
    "O2627000090 /desk/order/O2627000090",
    "MI2627000031 /desk/paper/MI2627000031",
  ]);
});

it("names a cancelled bill among the deductions of a month", async () => {
  const api = sectionWith();
  const { name, phone, pan, code } = deducted;
  const bill = { date: "2026-11-21", name, phone, pan, code, paper: "KI/26-27/412", note: "" };
  api.answer("GET /desk/tds", DeskTdsListAnswer, {
    data: [
      { ...bill, cause: "bill", base: 1_298_300, deducted_on: 1_298_300, tds: 1_298 },
      { ...bill, cause: "bill taken back", base: -1_298_300, deducted_on: -1_298_300, tds: -1_298 },
    ],
  });
  await renderAt(routes, "/desk/books?section=tds&month=2026-11");
  expect(await screen.findByRole("heading", { name: /November 2026/ })).toBeVisible();
  const [billed, cancelled] = await screen.findAllByRole("row", { name: /^KI\/26-27\/412/ });
  expect(billed).not.toHaveTextContent("bill cancelled");
  expect(cancelled).toHaveTextContent("bill cancelled");
});
