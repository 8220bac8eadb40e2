import { OrderTdsAnswer } from "@mandi/shared/contract/order-tds";
import { toIndianDay } from "@mandi/shared/format/dates";
import { anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openOrder } from "../testing/order-page";

const list = "GET /customer/order/:id/tds";
const send = "POST /customer/order/:id/tds";

async function openDialog(change: Partial<OrderTdsAnswer["data"]> = {}, order = anOrder()) {
  const user = userEvent.setup();
  const api = await openOrder(order);
  api.answer(list, OrderTdsAnswer, { data: { code: "1031", tan_number: "", at_most: 1_731, deducted: [], ...change } });
  await user.click(screen.getByRole("button", { name: "Deduct tax (TDS)" }));
  await screen.findByText("Code 1031");
  return { user, api, dialog: within(screen.getByRole("dialog")) };
}

it("subtracts the tax that a buyer deducted from what is due, once TAN and amount are right", async () => {
  const { user, api, dialog } = await openDialog();
  api.confirm(send, "The tax is taken off what is due.");
  await user.click(dialog.getByRole("button", { name: "Record the deduction" }));
  expect(await dialog.findAllByText("Please enter your TAN")).not.toHaveLength(0);
  await user.type(dialog.getByLabelText("Your TAN"), "ngpa12345b");
  await user.type(dialog.getByLabelText(/^Amount deducted/), "1732");
  await user.click(dialog.getByRole("button", { name: "Record the deduction" }));
  expect(await dialog.findAllByText("At most ₹1,731 can be deducted now")).not.toHaveLength(0);
  expect(api.calls(send)).toHaveLength(0);

  await user.clear(dialog.getByLabelText(/^Amount deducted/));
  await user.type(dialog.getByLabelText(/^Amount deducted/), "1507");
  await user.click(dialog.getByRole("button", { name: "Record the deduction" }));

  await waitFor(() => expect(api.calls(send)).toHaveLength(1));
  const today = toIndianDay(Date.now());
  expect(api.calls(send)[0]?.body).toEqual({ tan_number: "NGPA12345B", amount: 1_507, deducted_on: today });
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

it("offers no deduction where nothing is left that tax could be taken off", async () => {
  const checked = { payment_under_check: 1, reported_amount: 300_000, rest_to_pay: 0, due_amount: 300_000 } as const;
  await openOrder(anOrder(checked));
  expect(screen.queryByRole("button", { name: "Deduct tax (TDS)" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Tax deducted (TDS)" })).not.toBeInTheDocument();
});

it("says in words why nothing more can be deducted, beside what was", async () => {
  const user = userEvent.setup();
  const order = anOrder({ payment_under_check: 1, rest_to_pay: 0, due_amount: 300_000, tds_amount: 1_507 });
  const api = await openOrder(order);
  const deducted = [
    { date: "2026-11-21", code: "1031", amount: 1_507, quarter: "2026-27 Q3", state: "waiting", refusal: "" } as const,
  ];
  api.answer(list, OrderTdsAnswer, { data: { code: "1031", tan_number: "", at_most: 0, deducted } });
  await user.click(screen.getByRole("button", { name: "Tax deducted (TDS)" }));

  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText(/paid or being checked, so there is nothing left/)).toBeVisible();
  expect(dialog.getByText("₹1,507")).toBeVisible();
});

it("names the unpaid invoice that the tax was deducted from", async () => {
  const unpaid = { date: "2026-11-20", due_on: "2026-12-05" };
  const { user, api, dialog } = await openDialog(
    { tan_number: "NGPA12345B" },
    anOrder({
      unpaid_invoices: [
        { ...unpaid, number: "MI2627000042", due: 300_000 },
        { ...unpaid, number: "MI2627000043", due: 399 },
      ],
    }),
  );
  api.confirm(send, "The tax is taken off what is due.");
  expect(dialog.getByLabelText("Deducted from")).toHaveDisplayValue("What is due first");
  await user.selectOptions(dialog.getByLabelText("Deducted from"), "MI2627000043");
  await user.type(dialog.getByLabelText(/^Amount deducted/), "399");
  await user.click(dialog.getByRole("button", { name: "Record the deduction" }));

  const today = toIndianDay(Date.now());
  const body = { tan_number: "NGPA12345B", amount: 399, invoice: "MI2627000043", deducted_on: today };
  await waitFor(() => expect(api.calls(send)).toEqual([expect.objectContaining({ body })]));
});

it("takes the day of the transfer of a booking amount that is older than its order", async () => {
  const { user, api, dialog } = await openDialog(
    { tan_number: "NGPA12345B", deductible_from: "2026-11-10" },
    anOrder({ created_at: "2026-11-12T06:35:00.000Z", unpaid_invoices: [] }),
  );
  api.confirm(send, "The tax is taken off what is due.");
  await user.type(dialog.getByLabelText(/^Amount deducted/), "300");
  const sendOn = async (text: string) => {
    fireEvent.change(dialog.getByLabelText("Day of deduction"), { target: { value: text } });
    await user.click(dialog.getByRole("button", { name: "Record the deduction" }));
  };
  await sendOn("2026-11-09");
  const early = "The booking amount is of 10 Nov 2026: tax cannot be deducted from it before that day";
  expect(await dialog.findAllByText(early)).not.toHaveLength(0);

  await sendOn("2026-11-10");

  await waitFor(() => expect(api.calls(send)).toHaveLength(1));
  expect(api.calls(send)[0]?.body).toMatchObject({ deducted_on: "2026-11-10" });
});

it("sends the day on which the tax was deducted, and says which days it cannot be", async () => {
  const unpaid = { number: "MI2627000042", date: "2026-11-20", due_on: "2026-12-05", due: 300_000 };
  const { user, api, dialog } = await openDialog(
    { tan_number: "NGPA12345B" },
    anOrder({ created_at: "2026-11-12T06:35:00.000Z", unpaid_invoices: [unpaid] }),
  );
  api.confirm(send, "The tax is taken off what is due.");
  await user.type(dialog.getByLabelText(/^Amount deducted/), "300");
  await user.selectOptions(dialog.getByLabelText("Deducted from"), unpaid.number);
  const day = dialog.getByLabelText("Day of deduction");
  const sendOn = async (text: string) => {
    fireEvent.change(day, { target: { value: text } });
    await user.click(dialog.getByRole("button", { name: "Record the deduction" }));
  };
  await sendOn("2026-11-19");
  const early = "Invoice MI2627000042 is of 20 Nov 2026: tax cannot be deducted from it before that day";
  expect(await dialog.findAllByText(early)).not.toHaveLength(0);
  await sendOn("2199-11-19");
  expect(await dialog.findAllByText(/^This day is in the future/)).not.toHaveLength(0);
  await sendOn("");
  expect(await dialog.findAllByText("Please enter the day on which you deducted the tax")).not.toHaveLength(0);
  expect(api.calls(send)).toHaveLength(0);

  await sendOn("2026-11-20");

  await waitFor(() => expect(api.calls(send)).toHaveLength(1));
  expect(api.calls(send)[0]?.body).toMatchObject({ invoice: unpaid.number, deducted_on: "2026-11-20" });
});

it("shows earlier deductions with their outcome, and keeps what was typed when one is refused", async () => {
  const row = { code: "1031", quarter: "2026-27 Q3", refusal: "" } as const;
  const { user, api, dialog } = await openDialog({
    tan_number: "NGPA12345B",
    deducted: [
      { ...row, date: "2026-11-18", amount: 900, state: "waiting" },
      { ...row, date: "2026-11-19", amount: 500, state: "refused", refusal: "You are below the limit" },
    ],
  });
  expect(dialog.getByText("Waiting for your certificate for 2026-27 Q3")).toBeVisible();
  expect(dialog.getByText("Not accepted: You are below the limit")).toBeVisible();
  api.refuse(send, 422, { message: "Invalid", errors: { amount: ["At most ₹300 can be deducted now"] } });

  await user.type(dialog.getByLabelText(/^Amount deducted/), "831");
  await user.click(dialog.getByRole("button", { name: "Record the deduction" }));

  expect(await dialog.findAllByText("At most ₹300 can be deducted now")).not.toHaveLength(0);
  expect(dialog.getByLabelText(/^Amount deducted/)).toHaveValue("831");
});

it("says by which certificate the buyer deducts less, opens it, and fills in what is expected", async () => {
  const { dialog } = await openDialog({
    certificate: {
      number: "3955CD34",
      rate: 0.05,
      last_day: "2027-03-31",
      left: 462_992,
      expected: 769,
      url: "/api/upload/4?key=1",
    },
  });
  expect(dialog.getByText(/deduct 0.05% from our invoices: certificate 3955CD34, until 31 Mar 2027/)).toBeVisible();
  expect(dialog.getByRole("link", { name: "Open the certificate" })).toHaveAttribute("href", "/api/upload/4?key=1");
  expect(dialog.getByLabelText(/^Amount deducted/)).toHaveValue("769");
});

it("opens without an error at an untouched field", async () => {
  const { dialog } = await openDialog();
  // The loading dialog returns its focus only now.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(dialog.getByLabelText("Your TAN")).toHaveFocus();
  expect(dialog.getByLabelText("Your TAN")).not.toBeInvalid();
});
