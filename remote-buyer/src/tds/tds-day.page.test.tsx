import { OrderTdsAnswer } from "@mandi/shared/contract/order-tds";
import { anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { openOrder } from "../testing/order-page";

const send = "POST /customer/order/:id/tds";

/** Half a minute before midnight in India: an open order asks again every few seconds, and each time costs. */
beforeEach(() => jest.useFakeTimers({ now: Date.parse("2026-12-31T18:29:30Z") }));
afterEach(() => jest.useRealTimers());

const day = () => screen.getByLabelText("Day of deduction");
const passMidnight = () => act(() => jest.advanceTimersByTimeAsync(90_000));

async function openDialog() {
  const api = await openOrder(anOrder({ created_at: "2026-12-01T06:35:00.000Z", unpaid_invoices: [] }));
  api.answer("GET /customer/order/:id/tds", OrderTdsAnswer, {
    data: { code: "1031", tan_number: "NGPA12345B", at_most: 1_731, deducted: [] },
  });
  api.confirm(send, "The tax is taken off what is due.");
  fireEvent.click(screen.getByRole("button", { name: "Deduct tax (TDS)" }));
  await screen.findByText("Code 1031");
  fireEvent.change(screen.getByLabelText(/^Amount deducted/), { target: { value: "300" } });
  return api;
}

it("is the new day, and so the new quarter, in a dialog that stays open over midnight", async () => {
  const api = await openDialog();
  expect(day()).toHaveValue("2026-12-31");
  await passMidnight();
  expect(day()).toHaveValue("2027-01-01");
  expect(day()).toHaveAttribute("max", "2027-01-01");

  fireEvent.click(screen.getByRole("button", { name: "Record the deduction" }));

  await waitFor(() => expect(api.calls(send)).toHaveLength(1));
  expect(api.calls(send)[0]?.body).toMatchObject({ amount: 300, deducted_on: "2027-01-01" });
});

it("stays the day that the buyer has chosen", async () => {
  await openDialog();
  fireEvent.change(day(), { target: { value: "2026-12-30" } });
  await passMidnight();
  expect(day()).toHaveValue("2026-12-30");
});
