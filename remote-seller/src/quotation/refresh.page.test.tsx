import type { SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { anAnsweredQuotation } from "@mandi/shared/testing/seller-builders";
import { act, screen } from "@testing-library/react";
import { openQuotation, pass, readCall, runOnSlowClock } from "../testing/quotation-page";

runOnSlowClock();

async function follow(change: Partial<SellerQuotation>) {
  const { api, answer } = await openQuotation(anAnsweredQuotation(change));
  return {
    answer: (next: Partial<SellerQuotation>) => answer(anAnsweredQuotation(next)),
    looks: () => api.calls(readCall).length,
  };
}

/** The tab becomes visible again. */
function comeBack(): Promise<void> {
  return act(async () => void document.dispatchEvent(new Event("visibilitychange")));
}

it.each(["ordered", "expired", "withdrawn", "rejected"] as const)(
  "is not refetched once it is %s, and does not mention refreshing",
  async (status) => {
    const { looks } = await follow({ status, is_closed: 1 });
    await pass(600_000);
    await comeBack();
    expect(looks()).toBe(1);
    expect(screen.queryByText(/Refresh/)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Pause" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Print" })).toBeVisible();
  },
);

it.each([
  ["open for offers", { status: "pending", is_closed: 0 }],
  ["closed and waits for the result", { status: "pending", is_closed: 1 }],
  ["marked and waits for the buyer", { status: "Seller Marked", is_closed: 1, has_won: true }],
] as const)("is refetched every 10 s while it is %s, and says so (R-176, R-415)", async (_state, change) => {
  const { looks } = await follow(change);
  expect(screen.getByText("Refreshes every 10 seconds")).toBeVisible();
  await pass(9_000);
  expect(looks()).toBe(1);
  await pass(2_000);
  expect(looks()).toBe(2);
});

it("follows the close and the choice, and stops when the buyer has ordered", async () => {
  const { answer, looks } = await follow({});
  answer({ is_closed: 1 });
  await pass(10_000);
  expect(screen.getByRole("heading", { name: "Offers closed" })).toBeVisible();
  answer({ is_closed: 1, status: "Seller Marked", has_won: true });
  await pass(10_000);
  expect(screen.getByText(/Your offer was chosen/)).toBeVisible();
  answer({ is_closed: 1, status: "ordered", has_won: true });
  await pass(10_000);
  expect(screen.getByText("ordered")).toBeVisible();
  const last = looks();
  await pass(600_000);
  expect(looks()).toBe(last);
});

it("takes offers again when the desk reopens the window", async () => {
  const { answer, looks } = await follow({ is_closed: 1 });
  answer({});
  await pass(10_000);
  expect(screen.getByRole("button", { name: "Submit" })).toBeVisible();
  const before = looks();
  await pass(10_000);
  expect(looks()).toBe(before + 1);
});
