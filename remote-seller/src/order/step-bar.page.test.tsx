import { beOnPhone } from "@mandi/shared/testing/on-phone";
import { aSellerOrder } from "@mandi/shared/testing/seller-builders";
import { screen, within } from "@testing-library/react";
import { freshUser, openOrder, pass } from "../testing/order-page";

beforeEach(() => jest.useFakeTimers({ now: Date.parse("2026-11-13T20:00:00Z") }));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it("keeps the button for the next step in reach of the thumb on a phone", async () => {
  beOnPhone();
  const user = freshUser();
  const { answer } = await openOrder(aSellerOrder({ next_steps: ["confirm"] }));
  expect(screen.getByText("confirm stock and date")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Open" }));
  expect(screen.getByLabelText("Dispatch date")).toHaveFocus();
  answer(aSellerOrder({ status: "confirm" }));
  await user.click(screen.getByRole("button", { name: "Confirm order" }));
  await screen.findByRole("dialog", { name: "Confirm this order?" });
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Confirm order" }));
  await pass(2_000);
  expect(screen.queryByRole("button", { name: "Open" })).not.toBeInTheDocument();
});

it.each([
  ["beside the title on a wide screen", false],
  ["at the end of the page on a phone", true],
] as const)("has what is not the next step %s", async (_place, isPhone) => {
  if (isPhone) beOnPhone();
  await openOrder(aSellerOrder());
  const ledger = screen.getByRole("link", { name: "Ledger" });
  const payment = screen.getByRole("heading", { name: "Order payment" });
  const isAfter = Boolean(payment.compareDocumentPosition(ledger) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(isAfter).toBe(isPhone);
  expect(screen.getByRole("button", { name: "Print" })).toBeVisible();
});
