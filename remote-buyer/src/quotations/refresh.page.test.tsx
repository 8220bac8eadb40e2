import { type Quotation, QuotationAnswer } from "@mandi/shared/contract/quotation";
import { ReceivedQuotationListAnswer } from "@mandi/shared/contract/seller-quotation";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { quotationList } from "@mandi/shared/messages/quotation-list";
import { aQuotation, aReceivedQuotation } from "@mandi/shared/testing/buyer-builders/quotation";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage, aSiteSetup } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen } from "@testing-library/react";
import { routes } from "../area";
import { besideQuotation } from "../testing/beside-quotation";

const read = "GET /product-enquiry/:id";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function openQuotation(status: Quotation["status"]) {
  signInAs("customer");
  const api = fakeApi();
  besideQuotation(api);
  const answer = (next: Quotation["status"]) =>
    api.answer(read, QuotationAnswer, { data: aQuotation({ status: next }) });
  answer(status);
  api.answer("GET /config", SiteSetupAnswer, { general_setup: aSiteSetup() });
  await renderAt(routes, "/quotation-detail/7");
  await screen.findByRole("heading", { level: 1, name: /Q2627000184/ });
  return { answer, looks: () => api.calls(read).length };
}

it.each(["ordered", "expired", "withdrawn", "rejected"] as const)(
  "a quotation that is %s is not refetched",
  async (status) => {
    const { looks } = await openQuotation(status);
    await pass(600_000);
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    expect(looks()).toBe(1);
  },
);

it("a waiting quotation is refetched every 15 s, until it has ended", async () => {
  const { answer, looks } = await openQuotation("pending");
  const announcers = screen.getAllByRole("status");
  await pass(15_000);
  expect(looks()).toBe(2);
  answer("rejected");
  await pass(15_000);
  expect(screen.getByText("Our desk could not proceed with this quotation.")).toBeVisible();
  const news = screen.getByText("This quotation has ended: our desk has declined it.");
  expect(announcers).toContain(news.closest("[role=status]"));
  await pass(600_000);
  expect(looks()).toBe(3);
});

it("a seller with an empty list sees a request appear, and the page stops refetching once they left", async () => {
  signInAs("seller");
  const api = fakeApi();
  besideQuotation(api);
  const list = "GET /seller/product-enquiry";
  api.answer(list, ReceivedQuotationListAnswer, aPage([]));
  const page = await renderAt(routes, "/quotation-list");
  expect(await screen.findByRole("heading", { name: quotationList.emptyTitle })).toBeVisible();
  api.answer(list, ReceivedQuotationListAnswer, aPage([aReceivedQuotation({ unique_id: "Q2627000190" })]));
  await pass(29_000);
  expect(api.calls(list)).toHaveLength(1);
  await pass(1_000);
  expect(screen.getByRole("link", { name: "Q2627000190" })).toBeVisible();

  api.cutOff(list);
  await pass(30_000);
  expect(screen.getByRole("link", { name: "Q2627000190" })).toBeVisible();
  await page.go("/elsewhere");
  await pass(600_000);
  expect(api.calls(list)).toHaveLength(3);
});
