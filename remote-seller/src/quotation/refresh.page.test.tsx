import { type SellerQuotation, SellerQuotationAnswer } from "@mandi/shared/contract/seller-quotation";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { anAnsweredQuotation } from "@mandi/shared/testing/seller-builders";
import { act, screen } from "@testing-library/react";
import { routes } from "../area";

const read = "GET /seller/product-enquiry/:id";
const serverNow = Date.parse("2026-11-21T04:16:18.000Z");

beforeEach(() => jest.useFakeTimers({ now: serverNow }));
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function openQuotation(change: Partial<SellerQuotation>) {
  signInAs("seller");
  const api = fakeApi();
  const answer = (part: Partial<SellerQuotation>) =>
    api.answer(read, SellerQuotationAnswer, { data: anAnsweredQuotation(part) });
  answer(change);
  await renderAt(routes, "/seller-quotation-detail/184");
  await pass(0);
  return { answer, looks: () => api.calls(read).length };
}

/** The tab is looked at again. */
function comeBack(): Promise<void> {
  return act(async () => void document.dispatchEvent(new Event("visibilitychange")));
}

it.each(["ordered", "expired", "withdrawn", "rejected"] as const)(
  "is not asked for again once it is %s, and speaks of no refreshing",
  async (status) => {
    const { looks } = await openQuotation({ status, is_closed: 1 });
    await pass(600_000);
    await comeBack();
    expect(looks()).toBe(1);
    expect(screen.queryByText(/Refresh/)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Pause" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Print" })).toBeVisible();
  },
);

it.each([
  ["closed and waits for the result", { status: "pending" }],
  ["marked and waits for the buyer", { status: "Seller Marked", has_won: true }],
] as const)("is asked for every 15 s while it is %s, and says so", async (_state, change) => {
  const { looks } = await openQuotation({ ...change, is_closed: 1 });
  expect(screen.getByText("Refreshes every 15 seconds")).toBeVisible();
  await pass(14_000);
  expect(looks()).toBe(1);
  await pass(2_000);
  expect(looks()).toBe(2);
});

it("slows down when the offers close, shows who was chosen, and rests when the buyer has ordered", async () => {
  const { answer, looks } = await openQuotation({});
  expect(screen.getByText("Refreshes every 10 seconds")).toBeVisible();
  answer({ is_closed: 1 });
  await pass(10_000);
  expect(screen.getByRole("heading", { name: "Offers closed" })).toBeVisible();
  answer({ is_closed: 1, status: "Seller Marked", has_won: true });
  await pass(15_000);
  expect(screen.getByText(/Your offer was chosen/)).toBeVisible();
  answer({ is_closed: 1, status: "ordered" });
  await pass(15_000);
  expect(screen.getByText("ordered")).toBeVisible();
  const last = looks();
  await pass(600_000);
  expect(looks()).toBe(last);
});

it("is asked for every 10 s again when the desk opens the window once more", async () => {
  const { answer, looks } = await openQuotation({ is_closed: 1 });
  answer({});
  await pass(15_000);
  expect(screen.getByRole("button", { name: "Submit" })).toBeVisible();
  const before = looks();
  await pass(10_000);
  expect(looks()).toBe(before + 1);
});
