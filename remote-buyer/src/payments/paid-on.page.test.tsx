import { anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { act, fireEvent, screen } from "@testing-library/react";
import { openOrder } from "../testing/order-page";

/** Half a minute before midnight in India: an open order asks again every few seconds, and each time costs. */
beforeEach(() => jest.useFakeTimers({ now: Date.parse("2026-11-13T18:29:30Z") }));
afterEach(() => jest.useRealTimers());

const passMidnight = () => act(() => jest.advanceTimersByTimeAsync(90_000));
const chooseBank = () => act(async () => void fireEvent.click(screen.getByRole("radio", { name: /Bank transfer/ })));
const paidOn = () => screen.findByLabelText("Date of the transfer");

it("offers today as the day of a transfer on a page that stayed open overnight", async () => {
  await openOrder(anOrder());
  await passMidnight();
  await chooseBank();
  expect(await paidOn()).toHaveValue("2026-11-14");
  expect(await paidOn()).toHaveAttribute("max", "2026-11-14");
});

it("keeps the day that a payer chose", async () => {
  await openOrder(anOrder());
  await chooseBank();
  fireEvent.change(await paidOn(), { target: { value: "2026-11-12" } });
  await passMidnight();
  expect(await paidOn()).toHaveValue("2026-11-12");
});
