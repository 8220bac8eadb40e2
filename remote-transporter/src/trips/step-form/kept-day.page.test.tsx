import { closeSession } from "@mandi/shared/session";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { routes } from "../../area";
import { openOrder, ordersPath, waitingFor } from "../../testing/carried-order";

beforeEach(() => jest.useFakeTimers({ now: Date.parse("2026-11-13T12:00:00Z") }));

const number = () => screen.getByLabelText(/^Transport receipt number/);
const day = () => screen.getByLabelText("Day of the receipt");
const change = (field: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(field, { target: { value } }));

async function openReceipt(button: string) {
  await renderAt(routes, ordersPath);
  fireEvent.click(await screen.findByRole("button", { name: button }));
  await screen.findByRole("dialog");
}

/** The session ends; the transporter comes back to the order the next day. */
async function comeBackNextDay(button = "Add transport receipt") {
  act(closeSession);
  cleanup();
  jest.setSystemTime(Date.parse("2026-11-14T12:00:00Z"));
  signInAs("transporter", { phone: "9000000021" });
  await openReceipt(button);
}

it("is today again in a kept form where the transporter has not chosen it", async () => {
  openOrder(waitingFor("transport_receipt"));
  await openReceipt("Add transport receipt");
  await change(number(), "LR441");
  await comeBackNextDay();
  expect(number()).toHaveValue("LR441");
  expect(day()).toHaveValue("2026-11-14");
});

it("stays in a kept form where the transporter has chosen it", async () => {
  openOrder(waitingFor("transport_receipt"));
  await openReceipt("Add transport receipt");
  await change(day(), "2026-11-12");
  await comeBackNextDay();
  expect(day()).toHaveValue("2026-11-12");
});

it("follows the day in a form that stays open over midnight", async () => {
  jest.setSystemTime(Date.parse("2026-11-13T18:29:30Z"));
  openOrder(waitingFor("transport_receipt"));
  await openReceipt("Add transport receipt");
  await act(() => jest.advanceTimersByTimeAsync(90_000));
  expect(day()).toHaveValue("2026-11-14");
  expect(day()).toHaveAttribute("max", "2026-11-14");
});
