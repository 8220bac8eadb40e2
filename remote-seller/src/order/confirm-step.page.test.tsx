import { listenToNotices } from "@mandi/shared/testing/notices";
import { aSellerOrder } from "@mandi/shared/testing/seller-builders";
import { screen, within } from "@testing-library/react";
import { freshUser, openOrder, pass, step } from "../testing/order-page";

beforeEach(() => jest.useFakeTimers({ now: Date.parse("2026-11-13T20:00:00Z") }));
afterEach(() => jest.useRealTimers());

it("confirms the stock with a dispatch date, from today in India on, once the seller has read what that binds to", async () => {
  const user = freshUser();
  const notices = listenToNotices();
  const { api, answer } = await openOrder(aSellerOrder({ next_steps: ["confirm"] }));
  expect(screen.getByText(/^You act next: /)).toBeVisible();
  expect(screen.getByLabelText("Dispatch date")).toHaveAttribute("min", "2026-11-14");
  answer(aSellerOrder({ status: "confirm", dispatch_date: "2026-11-14" }));
  await user.dblClick(screen.getByRole("button", { name: "Confirm order" }));
  await pass(0);
  const question = screen.getByRole("dialog", { name: "Confirm this order?" });
  expect(question).toHaveTextContent("TMT Bar, Kaveri Ispat, Fe 500D, 12 mm");
  expect(question).toHaveTextContent("30 MT");
  expect(question).toHaveTextContent("₹16,24,860");
  expect(question).toHaveTextContent("Agrawal Traders, Nagpur 440010, Maharashtra");
  expect(question).toHaveTextContent("14 Nov 2026");
  expect(api.calls(step)).toEqual([]);
  await user.click(within(question).getByRole("button", { name: "Back" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Confirm order" }));
  await pass(0);
  await user.dblClick(within(screen.getByRole("dialog")).getByRole("button", { name: "Confirm order" }));
  await pass(0);
  expect(api.calls(step).map(({ body }) => body)).toEqual([{ event: "confirm", dispatch_date: "2026-11-14" }]);
  expect(api.calls(step)[0]?.headers.get("idempotency-key")).toBeTruthy();
  expect(notices).toEqual([{ tone: "success", text: "Saved.", durationMs: 2000 }]);
  await pass(1_500);
  expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleDescription("confirm");
  expect(screen.queryByRole("button", { name: "Confirm order" })).not.toBeInTheDocument();
});
