import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import {
  DeskPayoutBatchAnswer,
  DeskPayoutBatchListAnswer,
  DeskPayoutDueAnswer,
} from "@mandi/shared/contract/desk/payout";
import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { aBatchLine, aPayoutBatch, aPayoutDue } from "@mandi/shared/testing/desk-money-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const make = "POST /desk/payout-batch";
const paid = "POST /desk/payout-batch/:id/paid";
const drop = "POST /desk/payout-batch/:id/drop";

function desk() {
  const api = fakeDesk();
  const freight = aPayoutDue({
    order_id: 97,
    order: "O2627000097",
    to: "transporter",
    payee: "Deccan Roadways",
    amount: 61_000,
  });
  api.answer("GET /desk/payout-due", DeskPayoutDueAnswer, { data: [aPayoutDue(), freight] });
  api.answer("GET /desk/payout-batch", DeskPayoutBatchListAnswer, { data: [aBatchLine()] });
  api.answer("GET /desk/payout-batch/:id", DeskPayoutBatchAnswer, { data: aPayoutBatch() });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  return { api, user: userEvent.setup() };
}

it("leaves out of a batch what would give up TDS, says how much, and warns once that payment is put in", async () => {
  const { api, user } = desk();
  const freight = aPayoutDue({ order_id: 97, order: "O2627000097", to: "transporter", payee: "Deccan Roadways" });
  const data = [aPayoutDue(), { ...freight, amount: 61_000, at_risk: 1_220 }];
  api.answer("GET /desk/payout-due", DeskPayoutDueAnswer, { data });
  await renderAt(routes, "/desk/payouts");

  const box = await screen.findByRole("checkbox", { name: "Pay Deccan Roadways, O2627000097" });
  expect(box).not.toBeChecked();
  expect(screen.getByRole("checkbox", { name: "Pay Kaveri Ispat Limited, O2627000096" })).toBeChecked();
  const kept = screen.getByText(/^1 payment left out: .* would give up ₹1,220.00 of TDS\. Put it in only/);
  expect(screen.getByRole("button", { name: "Ask for confirmation, ₹16,46,513.00" })).toBeVisible();
  expect(screen.queryByText(/of it is TDS/)).not.toBeInTheDocument();
  await user.click(box);

  expect(kept).not.toBeInTheDocument();
  expect(screen.getByText(/^₹1,220.00 of it is TDS on freight bills that are not approved yet/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Ask for confirmation, ₹17,07,513.00" })).toBeVisible();
});

const debt = { order_id: 91, order: "O2627000091", bill: "GB/7", amount: 1_050 };

it("takes what a carrier owes off the batch, off the first payment that is chosen, and says how much", async () => {
  const { api, user } = desk();
  const carrier = { to: "transporter" as const, payee: "Deccan Roadways", payee_id: 22, owes: [debt] };
  const first = aPayoutDue({ ...carrier, order_id: 97, order: "O2627000097", amount: 1_000 });
  const next = aPayoutDue({ ...carrier, order_id: 98, order: "O2627000098", amount: 61_000 });
  api.answer("GET /desk/payout-due", DeskPayoutDueAnswer, { data: [first, next] });
  api.answer(make, DeskAnswer, { message: "A second person must confirm this.", approval_id: 67 });
  await renderAt(routes, "/desk/payouts");

  expect(await screen.findByText("₹60,950.00")).toBeVisible();
  expect(screen.getByText(/^₹1,050.00 is deducted: transporters owe it from other orders/)).toBeVisible();
  expect(screen.getAllByText("₹1,050.00, bill GB/7, O2627000091")).toHaveLength(2);
  expect(screen.getByText("less ₹1,000.00 for bill GB/7, O2627000091")).toBeVisible();
  expect(screen.getByText("less ₹50.00 for bill GB/7, O2627000091")).toBeVisible();
  await user.type(screen.getByLabelText("Reason"), "Saturday's payouts");
  await user.click(screen.getByRole("button", { name: "Ask for confirmation, ₹60,950.00" }));
  const question = await screen.findByRole("dialog");
  await user.click(within(question).getByRole("button", { name: "Ask for confirmation, ₹60,950.00" }));

  const read = { order_id: 91, bill: "GB/7" };
  const payouts = [
    { order_id: 97, to: "transporter", amount: 1_000, set_off: 1_000, debts: [{ ...read, amount: 1_000 }] },
    { order_id: 98, to: "transporter", amount: 61_000, set_off: 50, debts: [{ ...read, amount: 50 }] },
  ];
  expect(api.calls(make)).toEqual([expect.objectContaining({ body: expect.objectContaining({ payouts }) })]);
});

it("promises no bank file where all of a batch is set off", async () => {
  const { api, user } = desk();
  const carrier = { to: "transporter" as const, payee: "Deccan Roadways", payee_id: 22, owes: [debt] };
  const data = [aPayoutDue({ ...carrier, order_id: 97, order: "O2627000097", amount: 1_000 })];
  api.answer("GET /desk/payout-due", DeskPayoutDueAnswer, { data });
  await renderAt(routes, "/desk/payouts");

  expect(await screen.findByText(/^Somebody else confirms it\. All of it is set off/)).toBeVisible();
  await user.type(screen.getByLabelText("Reason"), "Saturday's payouts");
  await user.click(screen.getByRole("button", { name: "Ask for confirmation, ₹0.00" }));

  const question = await screen.findByRole("dialog", { name: "Ask for a batch of 1 payment?" });
  expect(question).toHaveTextContent("the bank pays nothing");
  expect(screen.queryByText(/bank file/)).not.toBeInTheDocument();
});

it("shows on a batch what came off, what the bank does not pay at all, and the TDS that is at risk", async () => {
  const { api } = desk();
  const [open] = aPayoutBatch({ amount: 59_950, set_off: [debt], at_risk: 1_220 }).rows;
  const [whole] = aPayoutBatch({ id: 71, amount: 0, status: "paid", payee: "Deccan Roadways", set_off: [debt] }).rows;
  if (!open || !whole) throw new Error("No rows");
  api.answer("GET /desk/payout-batch/:id", DeskPayoutBatchAnswer, { data: { ...aPayoutBatch(), rows: [open, whole] } });
  await renderAt(routes, "/desk/payouts/7");

  expect(await screen.findByText(/^₹1,220.00 of it is TDS/)).toBeVisible();
  expect(screen.getAllByText("less ₹1,050.00 for bill GB/7, O2627000091")).toHaveLength(2);
  expect(screen.getByText("₹2,100.00 set off")).toBeVisible();
  const row = screen.getByRole("row", { name: /Deccan Roadways/ });
  expect(within(row).getByText("Set off")).toBeVisible();
  expect(within(row).queryByRole("textbox")).not.toBeInTheDocument();
});

it("requests a batch of what is owed, without the rows taken out, and links to the request", async () => {
  const { api, user } = desk();
  api.answer(make, DeskAnswer, { message: "A second person must confirm this.", approval_id: 67 });
  await renderAt(routes, "/desk/payouts");
  expect(await screen.findByText("₹17,07,513.00")).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: "Pay Kaveri Ispat Limited, O2627000096" }));
  await user.type(screen.getByLabelText("Reason"), "Saturday's payouts");
  await user.click(screen.getByRole("button", { name: "Ask for confirmation, ₹61,000.00" }));
  expect(api.calls(make)).toEqual([]);
  const question = await screen.findByRole("dialog", { name: "Ask for a batch of 1 payment?" });
  api.answer("GET /desk/payout-due", DeskPayoutDueAnswer, { data: [aPayoutDue()], approval_id: 67 });
  await user.click(within(question).getByRole("button", { name: "Ask for confirmation, ₹61,000.00" }));

  const payouts = [{ order_id: 97, to: "transporter", amount: 61_000, set_off: 0, debts: [] }];
  expect(api.calls(make)).toEqual([expect.objectContaining({ body: { payouts, reason: "Saturday's payouts" } })]);
  expect(await screen.findByRole("link", { name: "Open the approval" })).toHaveAttribute("href", "/desk/approval/67");
});

it("leads from a full page of what is owed to newer rows and back to the older ones", async () => {
  const { api, user } = desk();
  const all = Array.from({ length: 51 }, (_, at) => aPayoutDue({ order_id: at + 1, order: `O${2_627_000_000 + at}` }));
  api.answer("GET /desk/payout-due", DeskPayoutDueAnswer, ({ query }) => ({
    data: query.get("page") === "2" ? all.slice(50) : all.slice(0, 50),
  }));
  await renderAt(routes, "/desk/payouts");
  const pages = await screen.findByRole("navigation", { name: "Pages of what is owed" });
  await user.click(within(pages).getByRole("link", { name: "Newer" }));

  expect(await screen.findByRole("checkbox", { name: /O2627000050$/ })).toBeChecked();
  expect(screen.getAllByRole("checkbox")).toHaveLength(1);
  expect(screen.queryByRole("link", { name: "Newer" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "Older" }));
  expect(await screen.findByRole("checkbox", { name: /O2627000000$/ })).toBeChecked();
});

it.each([
  ["/desk/payouts", null, "Nothing is owed now."],
  ["/desk/payouts", 67, "All that is owed waits in a batch for a second person."],
  ["/desk/payouts?page=2", null, "Nothing on this page. Look at the older rows."],
])("says why no row is there, at %s with request %s", async (address, approval_id, text) => {
  const { api } = desk();
  api.answer("GET /desk/payout-due", DeskPayoutDueAnswer, { data: [], approval_id });
  await renderAt(routes, address);
  expect(await screen.findByText(text)).toBeVisible();
  // Nothing to pay is nothing to ask for.
  expect(screen.queryByRole("button", { name: /Ask for confirmation/ })).not.toBeInTheDocument();
  expect(screen.queryByText("₹0.00")).not.toBeInTheDocument();
});

it("asks for no batch while every payment is taken out of it", async () => {
  const { api, user } = desk();
  await renderAt(routes, "/desk/payouts");
  for (const box of await screen.findAllByRole("checkbox")) await user.click(box);
  expect(screen.getByRole("button", { name: "Ask for confirmation" })).toBeDisabled();
  expect(screen.getByText(/^Choose at least one payment/)).toBeVisible();
  expect(screen.queryByText("₹0.00")).not.toBeInTheDocument();
  expect(api.calls(make)).toEqual([]);
});

it("requests no other batch while one waits for a second person, even after a reload", async () => {
  const { api } = desk();
  api.answer("GET /desk/payout-due", DeskPayoutDueAnswer, { data: [aPayoutDue()], approval_id: 67 });
  await renderAt(routes, "/desk/payouts");

  expect(await screen.findByRole("link", { name: "Open the approval" })).toHaveAttribute("href", "/desk/approval/67");
  expect(screen.queryByRole("button", { name: /^Ask for confirmation/ })).not.toBeInTheDocument();
});

it("marks payments as paid with the bank's UTR, and shows at the field when it is invalid", async () => {
  const { api, user } = desk();
  api.answer(paid, DeskAnswer, { message: "1 payment is in the books.", approval_id: null });
  await renderAt(routes, "/desk/payouts/7");
  const utr = await screen.findByLabelText("UTR of Kaveri Ispat Limited, O2627000096");
  await user.type(utr, "HDFC1");
  await user.type(screen.getByLabelText("Reason"), "The bank's answer");
  await user.click(screen.getByRole("button", { name: "Mark 1 payment as paid" }));
  expect(screen.getByText("Please enter a valid UTR number")).toBeVisible();
  expect(api.calls(paid)).toEqual([]);

  await user.type(utr, " r5261-121 0001");
  api.answer("GET /desk/payout-batch/:id", DeskPayoutBatchAnswer, {
    data: aPayoutBatch({ status: "paid", utr: "HDFC1R52611210001" }),
  });
  await user.click(screen.getByRole("button", { name: "Mark 1 payment as paid" }));
  const question = await screen.findByRole("dialog", { name: "Mark 1 payment as paid?" });
  expect(question).toHaveTextContent("₹16,46,513.00 goes into the books");
  expect(api.calls(paid)).toEqual([]);
  await user.click(within(question).getByRole("button", { name: "Mark 1 payment as paid" }));
  const body = { paid: [{ payout_id: 70, utr: "HDFC1R52611210001" }], reason: "The bank's answer" };
  expect(api.calls(paid)).toEqual([expect.objectContaining({ body })]);
  expect(await screen.findByText("Everything in this batch is paid or dropped.")).toBeVisible();
});

it("names who asked for a batch and who confirmed it, each with the time", async () => {
  const { api } = desk();
  const people = { asked_by: "Imran Sheikh", asked_at: "2026-11-21T04:40:00.000Z", made_by: "Meera Kulkarni" };
  const data = { ...aPayoutBatch(), ...people, made_at: "2026-11-21T05:10:00.000Z" };
  api.answer("GET /desk/payout-batch/:id", DeskPayoutBatchAnswer, { data });
  await renderAt(routes, "/desk/payouts/7");

  const asked = "Asked for by Imran Sheikh, 21 Nov 2026, 10:10 am.";
  expect(await screen.findByText(`${asked} Confirmed by Meera Kulkarni, 21 Nov 2026, 10:40 am.`)).toBeVisible();
});

it("drops a payment that the bank will not make, with a reason and after a confirmation", async () => {
  const { api, user } = desk();
  api.answer(drop, DeskAnswer, { message: "The payment is dropped.", approval_id: null });
  await renderAt(routes, "/desk/payouts/7");
  const button = await screen.findByRole("button", { name: "Drop the payment to Kaveri Ispat Limited, O2627000096" });
  await user.click(button);
  expect(screen.getByText("Please give a reason")).toBeVisible();
  await user.type(screen.getByLabelText("Reason"), "Account closed");
  await user.click(button);
  const question = await screen.findByRole("dialog", { name: "Drop the payment to Kaveri Ispat Limited?" });
  expect(api.calls(drop)).toEqual([]);
  await user.click(within(question).getByRole("button", { name: "Drop" }));
  const body = { payout_id: 70, reason: "Account closed" };
  expect(api.calls(drop)).toEqual([expect.objectContaining({ body })]);
});

it("says before a payment is dropped that its carrier owes again what was set off", async () => {
  const { api, user } = desk();
  const data = aPayoutBatch({ payee: "Deccan Roadways", set_off: [debt] });
  api.answer("GET /desk/payout-batch/:id", DeskPayoutBatchAnswer, { data });
  await renderAt(routes, "/desk/payouts/7");

  const button = await screen.findByRole("button", { name: /^Drop the payment to Deccan Roadways/ });
  await user.type(screen.getByLabelText("Reason"), "Account closed");
  await user.click(button);

  const question = await screen.findByRole("dialog", { name: "Drop the payment to Deccan Roadways?" });
  expect(question).toHaveTextContent("₹1,050.00 of it was set off. The transporter owes that again.");
  expect(api.calls(drop)).toEqual([]);
});

it("leads from a payment that waits to be dropped to the request, and offers no second one", async () => {
  const { api } = desk();
  api.answer("GET /desk/payout-batch/:id", DeskPayoutBatchAnswer, { data: aPayoutBatch({ approval_id: 68 }) });
  await renderAt(routes, "/desk/payouts/7");

  const link = await screen.findByRole("link", {
    name: /^Waits for a second person: drop the payment to Kaveri Ispat Limited/,
  });
  expect(link).toHaveAttribute("href", "/desk/approval/68");
  expect(screen.queryByRole("button", { name: /^Drop the payment/ })).not.toBeInTheDocument();
});

it("shows a long batch in pages and keeps what was typed on another one", async () => {
  const { api, user } = desk();
  const rows = Array.from(
    { length: 21 },
    (_, at) => aPayoutBatch({ id: 70 + at, order: `O26270000${at + 10}` }).rows,
  ).flat();
  api.answer("GET /desk/payout-batch/:id", DeskPayoutBatchAnswer, { data: { ...aPayoutBatch(), rows } });
  await renderAt(routes, "/desk/payouts/7");
  await user.type(await screen.findByLabelText("UTR of Kaveri Ispat Limited, O2627000010"), "HDFC1R52611210001");
  expect(screen.queryByText("O2627000030")).toBeNull();
  await user.click(screen.getByRole("link", { name: "Page 2" }));
  expect(await screen.findByText("O2627000030")).toBeVisible();
  expect(screen.getByRole("button", { name: "Mark 1 payment as paid" })).toBeVisible();
});

it("names the role that reads the payouts to a person who may not", async () => {
  const api = fakeDesk(["look", "trade"]);
  const message = "This needs the role of accountant or approver. An admin of the desk can give it to you.";
  api.refuse("GET /desk/payout-due", 403, { message });
  api.refuse("GET /desk/payout-batch", 403, { message });
  await renderAt(routes, "/desk/payouts");
  expect(await screen.findAllByText(message)).toHaveLength(2);
});

it("offers an approver no act on a batch, and names the role it needs", async () => {
  const api = fakeDesk(["look", "books", "confirm"]);
  api.answer("GET /desk/payout-batch/:id", DeskPayoutBatchAnswer, { data: aPayoutBatch() });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });

  await renderAt(routes, "/desk/payouts/7");
  expect(await screen.findByText(/^This needs the role of accountant\./)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Drop|paid/ })).toBeNull();
  expect(screen.queryByLabelText(/^UTR of/)).toBeNull();
});
