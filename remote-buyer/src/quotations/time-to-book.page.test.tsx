import { TransferDetailsAnswer } from "@mandi/shared/contract/bank-account";
import { CashWalletAnswer } from "@mandi/shared/contract/cash-wallet";
import { CreditWalletAnswer } from "@mandi/shared/contract/credit-wallet";
import { type Quotation, QuotationAnswer } from "@mandi/shared/contract/quotation";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { aMarkedQuotation } from "@mandi/shared/testing/buyer-builders/quotation";
import { aCashWallet, aCreditWallet, transferDetails } from "@mandi/shared/testing/buyer-builders/wallet";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { beOnPhone } from "@mandi/shared/testing/on-phone";
import { aSiteSetup } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { besideQuotation } from "../testing/beside-quotation";

const read = "GET /product-enquiry/:id";

beforeEach(() => jest.useFakeTimers({ now: new Date("2030-01-01T00:00:00Z") }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A price that expires five seconds after the page was read, by the server's clock. */
async function openMarked(part: Partial<Quotation> = {}) {
  signInAs("customer");
  const api = fakeApi();
  besideQuotation(api);
  const answer = (next: Partial<Quotation>) => api.answer(read, QuotationAnswer, { data: aMarkedQuotation(next) });
  answer({ server_time: "2026-11-21T12:29:55.000Z", ...part });
  api.answer("GET /cash-wallet", CashWalletAnswer, aCashWallet());
  api.answer("GET /bank-account", TransferDetailsAnswer, transferDetails());
  api.answer("GET /credit-wallet", CreditWalletAnswer, aCreditWallet());
  api.answer("GET /config", SiteSetupAnswer, { general_setup: aSiteSetup() });
  await renderAt(routes, "/quotation-detail/7");
  await screen.findByRole("heading", { level: 1, name: /Q2627000184/ });
  return { api, answer, looks: () => api.calls(read).length };
}

it("removes the ways to pay when the price expires, refetches once, and explains what happens to a transfer", async () => {
  const { api, answer, looks } = await openMarked();
  expect(screen.getByRole("group", { name: "Pay from" })).toBeVisible();
  const announced = screen.getByText(/^You have to pay minimum order amount/).closest("[role=status]");
  const before = looks();
  answer({ server_time: "2026-11-21T12:30:00.000Z" });
  await pass(5_100);

  expect(announced).toBeVisible();
  expect(announced).toContainElement(screen.getByText("The price is no longer valid"));
  expect(screen.queryByRole("button", { name: /^Pay/ })).not.toBeInTheDocument();
  expect(screen.queryByText("Pay from")).not.toBeInTheDocument();
  expect(looks()).toBe(before + 1);
  expect(
    screen.getByText(/Do not send it again\. Give our desk the quotation number, Q2627000184, and the UTR/),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Write to our desk" })).toHaveAttribute("href", "/contact-us");

  answer({ status: "expired", next_actor: "nobody" });
  await pass(15_000);
  expect(screen.getByRole("button", { name: "Ask again" })).toBeVisible();
  expect(screen.getByText(/Do not send it again\./)).toBeVisible();
  expect(api.calls("POST /product-enquiry/:id/payment")).toHaveLength(0);
});

it("announces once that ten minutes are left, and that two are, and nothing in between", async () => {
  const { answer } = await openMarked({ server_time: "2026-11-21T12:19:55.000Z" });
  const said = () =>
    screen
      .getAllByRole("status")
      .map(({ textContent }) => textContent)
      .filter((text) => /minutes to book/.test(text ?? ""));
  expect(said()).toEqual([]);
  answer({ server_time: "2026-11-21T12:20:05.000Z" });
  await pass(6_000);
  expect(said()).toEqual(["10 minutes to book this price."]);
  answer({ server_time: "2026-11-21T12:28:05.000Z" });
  await pass(15_000);
  expect(said()).toEqual(["2 minutes to book this price."]);
});

it("does not mention a transfer when a quotation ended before it had a price", async () => {
  await openMarked({ status: "expired", valid_until: null });
  expect(screen.queryByText(/Do not send it again\./)).not.toBeInTheDocument();
});

it("has one button to pay on a phone, in the bar, which does what the form does and disappears with it", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  beOnPhone();
  const { api, answer } = await openMarked();
  const bar = () => screen.queryAllByRole("button", { name: /₹1,73,196/ }).map(({ textContent }) => textContent);
  expect(bar()).toEqual(["Pay ₹1,73,196"]);
  await user.click(screen.getByRole("radio", { name: /Bank transfer/ }));
  expect(bar()).toEqual(["I have paid ₹1,73,196"]);
  answer({ server_time: "2026-11-21T12:30:00.000Z" });
  await pass(5_100);
  expect(bar()).toEqual([]);
  expect(api.calls("POST /product-enquiry/:id/payment")).toHaveLength(0);
});
