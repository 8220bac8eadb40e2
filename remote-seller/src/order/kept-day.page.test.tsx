import { closeSession } from "@mandi/shared/session";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aSellerOrder } from "@mandi/shared/testing/seller-builders";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { routes } from "../area";
import { openOrder, pass } from "../testing/order-page";

beforeEach(() => jest.useFakeTimers({ now: Date.parse("2026-11-13T12:00:00Z") }));
afterEach(() => jest.useRealTimers());

const note = () => screen.getByLabelText(/^Note/);
const day = () => screen.getByLabelText("Dispatch date");
const change = (field: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(field, { target: { value } }));

/** The session ends; the seller comes back to the order the next day. */
async function comeBackNextDay() {
  await pass(0);
  act(closeSession);
  cleanup();
  jest.setSystemTime(Date.parse("2026-11-14T12:00:00Z"));
  signInAs("seller");
  await renderAt(routes, "/seller-order-detail/91");
  await pass(0);
}

it("is today again in a kept form where the seller has not chosen it", async () => {
  await openOrder(aSellerOrder({ next_steps: ["confirm"] }));
  await change(note(), "Gate 2");
  await comeBackNextDay();
  expect(note()).toHaveValue("Gate 2");
  expect(day()).toHaveValue("2026-11-14");
});

it("stays in a kept form where the seller has chosen it", async () => {
  await openOrder(aSellerOrder({ next_steps: ["confirm"] }));
  await change(day(), "2026-11-20");
  await comeBackNextDay();
  expect(day()).toHaveValue("2026-11-20");
});
