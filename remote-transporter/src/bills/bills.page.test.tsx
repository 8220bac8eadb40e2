import { OrderLedgerAnswer } from "@mandi/shared/contract/order";
import { FreightBillListAnswer } from "@mandi/shared/contract/transporter/freight-bill";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { type FakeApi, fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aCarriedFreight, aFreightBill } from "@mandi/shared/testing/transporter-builders";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const list = "GET /transporter/freight-bill";
const send = "POST /transporter/freight-bill/:id";

function openBills(change: Partial<FreightBillListAnswer> = {}) {
  signInAs("transporter");
  const api = fakeApi();
  answerBills(api, change);
  return api;
}

function answerBills(api: FakeApi, change: Partial<FreightBillListAnswer>): void {
  api.answer(list, FreightBillListAnswer, {
    ...aPage([
      aCarriedFreight(),
      aCarriedFreight({
        id: 72,
        vehicle_number: "CG04AB5678",
        state: "part paid",
        bill: aFreightBill(),
        tds: 621,
        paid: 8_000,
        due: 22_415.5,
      }),
    ]),
    total_due: 54_073,
    total_paid: 8_000,
    declaration: { year: "2026-27", tax: "reverse charge", can_change: true, gst: 5 },
    ...change,
  });
}

it("shows what is due and paid in total, and the status of each vehicle's bill", async () => {
  openBills();
  await renderAt(routes, "/transporter-bills");

  expect(await screen.findByRole("heading", { name: "GST on your freight, 2026-27" })).toBeVisible();
  expect(screen.getByText("Due to you").parentElement).toHaveTextContent("₹54,073");
  expect(screen.getByText("Paid to you").parentElement).toHaveTextContent("₹8,000");
  expect(screen.getByRole("row", { name: /CG 04 AB 1234/ })).toHaveTextContent("to bill");
  const part = screen.getByRole("row", { name: /CG 04 AB 5678/ });
  expect(part).toHaveTextContent("part paid");
  expect(part).toHaveTextContent("by us");
  expect(within(part).getByRole("cell", { name: "₹621" })).toBeVisible();
  expect(within(part).getByRole("button", { name: "PDF of bill TR/1" })).toBeVisible();
});

it("shows on a phone what was paid for a bill, not that nothing is due", async () => {
  const paid = aCarriedFreight({ state: "paid", bill: aFreightBill(), tds: 621, paid: 30_415.5, due: 0 });
  openBills({ data: [paid] });
  await renderAt(routes, "/transporter-bills");

  expect(await screen.findByText("paid ₹30,415.50")).toBeVisible();
});

it("says in words what the carrier owes once more was paid than their bills come to", async () => {
  const overpaid = aCarriedFreight({ state: "paid", bill: aFreightBill(), tds: 1_050, paid: 46_627.4, due: -1_050 });
  openBills({ data: [overpaid], total_due: -1_050 });
  await renderAt(routes, "/transporter-bills");

  expect((await screen.findByText("You owe us")).parentElement).toHaveTextContent("₹1,050.00");
  expect(screen.queryByText("Due to you")).not.toBeInTheDocument();
  const row = screen.getByRole("row", { name: /CG 04 AB 1234/ });
  expect(row.nextElementSibling).toHaveTextContent(
    "We paid ₹1,050.00 too much for this bill. We deduct it from your next payout.",
  );
  expect(within(row).getByText("paid too much")).toBeVisible();
  expect(within(row).queryByText("paid")).not.toBeInTheDocument();
  expect(row).toHaveTextContent("you owe ₹1,050");
});

it("says what was set off against which payment, and what is left to pay back", async () => {
  const owing = aCarriedFreight({
    id: 72,
    order: "O2627000072",
    state: "paid",
    bill: aFreightBill(),
    due: -50,
    set_off: [{ amount: 1_000, is_debt: 1, order: "O2627000096", bill: "GB/7" }],
  });
  const paid = aCarriedFreight({
    state: "paid",
    bill: aFreightBill(),
    due: 0,
    set_off: [{ amount: 1_000, is_debt: 0, order: "O2627000072", bill: "GB/7" }],
  });
  openBills({ data: [owing, paid], total_due: 950, to_pay_back: 50 });
  await renderAt(routes, "/transporter-bills");

  const due = (await screen.findByText("Due to you")).parentElement;
  expect(due).toHaveTextContent("₹950.00after ₹50.00 that you owe us");
  expect(
    screen.getByText("₹1,000.00 was paid too much. We deducted it from our payment for O2627000096."),
  ).toBeVisible();
  expect(screen.getByText("₹1,000.00 of this payment was set off against bill GB/7, O2627000072.")).toBeVisible();
});

it("says once what a transporter owes who is owed nothing for other trips", async () => {
  openBills({ data: [aCarriedFreight({ due: -50 })], total_due: -50, to_pay_back: 50 });
  await renderAt(routes, "/transporter-bills");

  expect((await screen.findByText("You owe us")).parentElement).toHaveTextContent("₹50.00");
  expect(screen.queryByText(/that you owe us/)).not.toBeInTheDocument();
  expect(screen.queryByText(/less what is due/)).not.toBeInTheDocument();
});

it("says how what a transporter owes comes about where something is due to them too", async () => {
  openBills({ data: [aCarriedFreight({ due: -50 })], total_due: -30, to_pay_back: 50 });
  await renderAt(routes, "/transporter-bills");

  const owed = (await screen.findByText("You owe us")).parentElement;
  expect(owed).toHaveTextContent("₹30.00₹50.00, less what is due to you");
});

it("sends the bill of a vehicle with the details that only the transporter knows", async () => {
  const user = userEvent.setup();
  const api = openBills();
  api.answer(send, MessageAnswer, { message: "Bill TR/7 is sent." });
  await renderAt(routes, "/transporter-bills");
  await user.click(await screen.findByRole("button", { name: "Send bill for CG 04 AB 1234" }));
  const dialog = await screen.findByRole("dialog");

  await user.click(within(dialog).getByRole("button", { name: "Send bill" }));
  expect(await within(dialog).findAllByText("Please enter the number of the bill")).not.toHaveLength(0);
  await user.type(within(dialog).getByLabelText("Bill number"), "TR/7");
  await user.type(within(dialog).getByLabelText(/Detention/), "1500");
  await user.click(within(dialog).getByRole("button", { name: "Send bill" }));

  await waitFor(() => expect(api.calls(send)).toHaveLength(1));
  expect(api.calls(send)[0]).toMatchObject({
    params: { id: "71" },
    body: { number: "TR/7", tax: "reverse charge", detention: 1_500 },
  });
});

it("moves the focus to the state of the bill once it is sent", async () => {
  const user = userEvent.setup();
  const api = openBills();
  api.answer(send, MessageAnswer, { message: "Bill TR/7 is sent." });
  await renderAt(routes, "/transporter-bills");
  await user.click(await screen.findByRole("button", { name: "Send bill for CG 04 AB 1234" }));
  const dialog = await screen.findByRole("dialog");
  await user.type(within(dialog).getByLabelText("Bill number"), "TR/7");
  answerBills(api, { data: [aCarriedFreight({ state: "submitted", bill: aFreightBill({ number: "TR/7" }) })] });
  await user.click(within(dialog).getByRole("button", { name: "Send bill" }));

  const row = await screen.findByRole("row", { name: /^CG 04 AB 1234/ });
  await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement), { timeout: 3_000 });
  expect(document.activeElement).toHaveTextContent("TR/7");
});

it("keeps what was typed when the bill is refused, and shows why at the field", async () => {
  const user = userEvent.setup();
  const api = openBills();
  const text = "You have already used this number in this financial year";
  api.refuse(send, 422, { message: text, errors: { number: [text] } });
  await renderAt(routes, "/transporter-bills");
  await user.click(await screen.findByRole("button", { name: "Send bill for CG 04 AB 1234" }));
  const field = within(await screen.findByRole("dialog")).getByLabelText("Bill number");
  await user.type(field, "TR/7");
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Send bill" }));

  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(field).toHaveValue("TR/7");
});

it("asks before a declaration binds the whole year", async () => {
  const user = userEvent.setup();
  const api = openBills();
  api.answer("POST /transporter/freight-tax", MessageAnswer, { message: "Your declaration is saved." });
  await renderAt(routes, "/transporter-bills");
  await user.selectOptions(
    await screen.findByLabelText("Your declaration for this year"),
    "You charge it, with input credit",
  );
  await user.click(screen.getByRole("button", { name: "Declare" }));
  expect(api.calls("POST /transporter/freight-tax")).toHaveLength(0);
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Declare" }));

  await waitFor(() => expect(api.calls("POST /transporter/freight-tax")).toHaveLength(1));
  expect(api.calls("POST /transporter/freight-tax")[0]?.body).toEqual({ tax: "forward with credit" });
});

it("shows why a bill was not accepted, offers another one, and locks a declaration that a bill was made by", async () => {
  openBills({
    data: [aCarriedFreight({ state: "disputed", bill: aFreightBill(), dispute: "No detention was agreed" })],
    declaration: { year: "2026-27", tax: "reverse charge", can_change: false },
  });
  await renderAt(routes, "/transporter-bills");

  expect(await screen.findByText("Not accepted: No detention was agreed")).toBeVisible();
  expect(screen.getByRole("button", { name: "Send bill for CG 04 AB 1234" })).toBeVisible();
  expect(screen.queryByLabelText("Your declaration for this year")).not.toBeInTheDocument();
});

it("opens the ledger of an order", async () => {
  const user = userEvent.setup();
  openBills().answer("GET /transporter/order-ledger/:id", OrderLedgerAnswer, {
    data: [
      {
        created_at: "2026-11-19T09:00:00.000Z",
        description: "Freight, vehicle CG04AB1234",
        transaction_id: "JRN401",
        amount: 31_036.5,
        type: "credit",
        remaining_balance: 31_036.5,
      },
    ],
    order: { id: 31, unique_id: "Q2627000031", order_id: "O2627000031", status: "delivered" },
  });
  await renderAt(routes, "/transporter-bills");
  const [ledger] = await screen.findAllByRole("button", { name: "Ledger of O2627000031" });
  await user.click(ledger ?? document.body);

  expect(await within(await screen.findByRole("dialog")).findByText("Freight, vehicle CG 04 AB 1234")).toBeVisible();
});

it("filters the bills by the search, while the totals stay those of all", async () => {
  const user = userEvent.setup();
  const api = openBills();
  await renderAt(routes, "/transporter-bills");
  await screen.findByRole("row", { name: /CG 04 AB 1234/ });
  api.answer(list, FreightBillListAnswer, ({ query }) => ({
    ...aPage(
      query.get("search") === "TR/1" ? [aCarriedFreight({ vehicle_number: "CG04AB5678", bill: aFreightBill() })] : [],
    ),
    total_due: 54_073,
    total_paid: 8_000,
    declaration: { year: "2026-27", tax: "reverse charge" as const, can_change: true, gst: 5 },
  }));
  await user.type(screen.getByRole("searchbox", { name: "Search bills" }), "TR/1");
  await waitFor(() => expect(screen.queryByRole("row", { name: /CG 04 AB 1234/ })).not.toBeInTheDocument());
  expect(await screen.findByRole("row", { name: /CG 04 AB 5678/ })).toBeVisible();
  expect(screen.getByText("Due to you").parentElement).toHaveTextContent("₹54,073");
  await user.type(screen.getByRole("searchbox", { name: "Search bills" }), "9");
  expect(await screen.findByText("Nothing matches “TR/19”")).toBeVisible();
  expect(screen.getByText("Due to you").parentElement).toHaveTextContent("₹54,073");
});

it("bills freight at cost to the buyer, who pays its GST, without detention and whatever the carrier declares", async () => {
  const user = userEvent.setup();
  const billed = aCarriedFreight({
    id: 72,
    vehicle_number: "CG04AB5678",
    state: "submitted",
    bill: aFreightBill(),
    is_at_cost: 1,
  });
  const api = openBills({
    data: [aCarriedFreight({ is_at_cost: 1 }), billed],
    declaration: { year: "2026-27", tax: "forward with credit", can_change: true, gst: 18 },
  });
  api.answer(send, MessageAnswer, { message: "Bill TR/7 is sent." });
  await renderAt(routes, "/transporter-bills");
  expect(await screen.findByRole("row", { name: /CG 04 AB 5678/ })).toHaveTextContent("by the buyer");
  await user.click(screen.getByRole("button", { name: "Send bill for CG 04 AB 1234" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent("Reverse charge: the buyer, whom you bill, pays it.");
  expect(within(dialog).queryByLabelText(/Detention/)).not.toBeInTheDocument();

  await user.type(within(dialog).getByLabelText("Bill number"), "TR/7");
  await user.click(within(dialog).getByRole("button", { name: "Send bill" }));

  await waitFor(() => expect(api.calls(send)).toHaveLength(1));
  expect(api.calls(send)[0]).toMatchObject({ body: { number: "TR/7", tax: "reverse charge" } });
});
