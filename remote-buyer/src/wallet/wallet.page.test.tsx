import { TransferDetailsAnswer } from "@mandi/shared/contract/bank-account";
import { CashWalletAnswer } from "@mandi/shared/contract/cash-wallet";
import { CreditWalletAnswer } from "@mandi/shared/contract/credit-wallet";
import { ReportedTransferAnswer } from "@mandi/shared/contract/payment";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { toIndianDay } from "@mandi/shared/format/dates";
import {
  aCashWallet,
  aCreditWallet,
  aPayment,
  aTransaction,
  transferDetails,
} from "@mandi/shared/testing/buyer-builders/wallet";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aSiteSetup } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { catchSavedFiles, textOf } from "../testing/saved-files";

function openWallet(cash = aCashWallet(), credit = aCreditWallet()) {
  signInAs("customer");
  const api = fakeApi();
  api.answer("GET /cash-wallet", CashWalletAnswer, cash);
  api.answer("GET /credit-wallet", CreditWalletAnswer, credit);
  api.answer("GET /bank-account", TransferDetailsAnswer, transferDetails());
  api.answer("GET /reported-transfer", ReportedTransferAnswer, { is_reported: false });
  api.answer("GET /config", SiteSetupAnswer, { general_setup: aSiteSetup() });
  return api;
}

const pageOf = (total: number) => ({
  data: [aTransaction()],
  current_page: 1,
  per_page: 5,
  total,
  last_page: Math.ceil(total / 5),
});

it("shows the cash balance in figures and words, with its lines (R-152, R-338, R-220, R-222)", async () => {
  openWallet(
    aCashWallet({
      transaction: {
        ...pageOf(2),
        data: [aTransaction(), aTransaction({ transaction_id: "JRN2", status: "debit", amount: 9500 })],
      },
    }),
  );
  await renderAt(routes, "/wallet");
  expect(await screen.findByText("Rupees two lakh forty thousand five hundred only")).toBeVisible();
  expect(screen.getByText("+₹2,50,000")).toBeVisible();
  expect(screen.getByText("−₹9,500")).toBeVisible();
});

it("pages each tab on its own total and keeps tab and page in the address (R-152, R-410)", async () => {
  const user = userEvent.setup();
  const api = openWallet(aCashWallet({ transaction: pageOf(38) }), aCreditWallet({ transaction: pageOf(7) }));
  const tab = await renderAt(routes, "/wallet");
  expect(await screen.findByText("1 to 5 of 38")).toBeVisible();
  await user.click(screen.getByRole("link", { name: "Page 2" }));
  await waitFor(() => expect(api.calls("GET /cash-wallet").at(-1)?.query.get("page")).toBe("2"));
  await user.click(screen.getByRole("link", { name: "Credit" }));
  expect(await screen.findByText("1 to 5 of 7")).toBeVisible();
  expect(tab.address()).toBe("/wallet?tab=credit");
});

it("stays at the lines when another page of them is opened, with the focus on their heading", async () => {
  const user = userEvent.setup();
  const api = openWallet();
  const linesOf = (page: number) =>
    aCashWallet({
      transaction: { ...pageOf(7), current_page: page, data: [aTransaction({ description: `Line of page ${page}` })] },
    });
  api.answer("GET /cash-wallet", CashWalletAnswer, ({ query }) => linesOf(Number(query.get("page") ?? 1)));
  await renderAt(routes, "/wallet");
  await screen.findByText("Line of page 1");
  const balance = screen.getByText("Rupees two lakh forty thousand five hundred only");
  await user.click(screen.getByRole("link", { name: "Next" }));
  expect(balance).toBeVisible();
  expect(await screen.findByText("Line of page 2")).toBeVisible();
  expect(balance).toBeVisible();
  expect(screen.getByRole("heading", { name: "Transactions" })).toHaveFocus();

  await user.type(screen.getByLabelText("From"), "2026-11-01");
  expect(await screen.findByText("Line of page 1")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Transactions" })).not.toHaveFocus();
});

it("applies the chosen days on every page, and exports all their lines, not only the page on screen", async () => {
  const user = userEvent.setup();
  const files = catchSavedFiles();
  const api = openWallet(aCashWallet({ transaction: pageOf(7) }));
  const tab = await renderAt(routes, "/wallet?page=2");
  await user.type(await screen.findByLabelText("From"), "2026-11-01");
  await waitFor(() => expect(tab.address()).toBe("/wallet?from=2026-11-01"));
  await user.type(await screen.findByLabelText("To"), "2026-11-20");
  await waitFor(() =>
    expect(api.calls("GET /cash-wallet").at(-1)?.query.toString()).toBe("from_date=2026-11-01&to_date=2026-11-20"),
  );
  api.answer("GET /cash-wallet", CashWalletAnswer, ({ query }) =>
    aCashWallet({
      transaction: {
        ...pageOf(2),
        last_page: 2,
        data: [aTransaction({ description: `Line of page ${query.get("page")}` })],
      },
    }),
  );
  await user.click(await screen.findByRole("button", { name: "Export" }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await textOf(files[0])).trim().split("\r\n");
  expect(lines.map((line) => line.split(",")[1])).toEqual(["Description", "Line of page 1", "Line of page 2"]);
  expect(api.calls("GET /cash-wallet").at(-1)?.query.toString()).toBe(
    "from_date=2026-11-01&to_date=2026-11-20&page=2&per_page=100",
  );
  jest.restoreAllMocks();
});

const requestCredit = () => screen.queryByRole("button", { name: "Request for Credit" });

it.each(["/wallet", "/wallet?tab=credit"])(
  "offers 'Request for Credit' at %s only without assigned credit, and opens the page with its state (R-153, R-154)",
  async (address) => {
    const user = userEvent.setup();
    const api = openWallet();
    const tab = await renderAt(
      routes.filter(({ path }) => path !== "/credit-request"),
      address,
    );
    await screen.findByText("Assigned credit");
    expect(requestCredit()).not.toBeInTheDocument();
    api.answer(
      "GET /credit-wallet",
      CreditWalletAnswer,
      aCreditWallet({ assign_credit_balance: 0, credit_balance: 0 }),
    );
    await tab.go("/elsewhere");
    await tab.go(address);
    await user.click(await screen.findByRole("button", { name: "Request for Credit" }));
    expect(tab.address()).toBe("/credit-request");
    expect(tab.state()).toEqual({ fromWallet: true });
  },
);

it.each(["/wallet", "/wallet?tab=credit"])(
  "shows at %s why there is no new credit, and its button off",
  async (address) => {
    const user = userEvent.setup();
    const no_new_credit = "We cannot give you new credit at present.";
    openWallet(aCashWallet(), aCreditWallet({ assign_credit_balance: 0, credit_balance: 0, no_new_credit }));
    const tab = await renderAt(routes, address);
    expect(await screen.findByRole("heading", { name: "New credit is blocked" })).toBeVisible();
    expect(screen.getByRole("link", { name: "See what is to be paid" })).toHaveAttribute("href", "/wallet?tab=to-pay");
    expect(requestCredit()).toHaveAccessibleDescription(no_new_credit);
    expect(requestCredit()).toHaveAttribute("aria-disabled", "true");
    await user.click(requestCredit() ?? document.body);
    expect(tab.address()).toBe(address);
  },
);

it("says 'No History Available' for an empty credit history (R-143)", async () => {
  openWallet();
  await renderAt(routes, "/wallet?tab=credit");
  expect(await screen.findByText("No History Available")).toBeVisible();
});

it("reports a bank transfer into the wallet and shows it being checked", async () => {
  const user = userEvent.setup();
  const api = openWallet();
  api.confirm("POST /cash-wallet/top-up", "Thank you.");
  await renderAt(routes, "/wallet");
  await user.click(await screen.findByRole("button", { name: "Add money" }));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Report transfer" }));
  expect(await within(dialog).findByText("Please enter a valid amount")).toBeVisible();
  expect(within(dialog).getByText("Please enter a valid UTR number")).toBeVisible();
  await user.type(within(dialog).getByLabelText("Amount"), "100000");
  await user.type(within(dialog).getByLabelText("UTR number"), "HDFCN52611210001");
  const day = within(dialog).getByLabelText("Date of the transfer");
  await user.clear(day);
  await user.type(day, "2026-11-21");
  api.answer("GET /cash-wallet", CashWalletAnswer, aCashWallet({ payment: [aPayment()] }));
  await user.click(within(dialog).getByRole("button", { name: "Report transfer" }));
  const question = await screen.findByRole("dialog", { name: "Have you paid ₹1,00,000?" });
  expect(question).toHaveTextContent("ToMandi Private Limited, 501147000492");
  expect(api.calls("POST /cash-wallet/top-up")).toHaveLength(0);
  await user.click(within(question).getByRole("button", { name: "I have paid ₹1,00,000" }));
  expect(await screen.findByText("being checked")).toBeVisible();
  expect(screen.getByRole("row", { name: /HDFC\w+ being checked/ })).toHaveTextContent("Top-up");
  expect(api.calls("POST /cash-wallet/top-up").map(({ body }) => body)).toEqual([
    { amount: 100000, utr: "HDFCN52611210001", paid_on: "2026-11-21" },
  ]);
});

it("repays used credit from cash, never by credit itself", async () => {
  const user = userEvent.setup();
  const api = openWallet();
  api.confirm("POST /credit-wallet/repayment", "Your credit has been repaid.");
  await renderAt(routes, "/wallet?tab=credit");
  await user.click(await screen.findByRole("button", { name: "Repay credit" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).queryByRole("radio", { name: /Credit wallet/ })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Pay ₹1,90,000" }));
  const question = await screen.findByRole("dialog", { name: "Pay ₹1,90,000?" });
  expect(question).toHaveTextContent("Left in the cash wallet₹50,500");
  expect(question).toHaveTextContent("Used credit left₹0");
  await user.click(within(question).getByRole("button", { name: "Pay ₹1,90,000" }));
  await waitFor(() => expect(api.calls("POST /credit-wallet/repayment")).toHaveLength(1));
  expect(api.calls("POST /credit-wallet/repayment")[0]?.body).toEqual({ source: "cash", amount: 190000 });
});

it("has today as the day of a transfer until the buyer enters another", async () => {
  const user = userEvent.setup();
  openWallet();
  await renderAt(routes, "/wallet?tab=credit");
  await user.click(await screen.findByRole("button", { name: "Repay credit" }));
  await user.click(await screen.findByRole("radio", { name: /Bank transfer/ }));
  expect(await screen.findByLabelText("Date of the transfer")).toHaveValue(toIndianDay(Date.now()));
});

it("tries again in place after a failure", async () => {
  const user = userEvent.setup();
  const api = openWallet();
  api.cutOff("GET /cash-wallet");
  await renderAt(routes, "/wallet");
  expect(await screen.findByText("The wallet did not load")).toBeVisible();
  api.answer("GET /cash-wallet", CashWalletAnswer, aCashWallet());
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Cash balance")).toBeVisible();
});

it("has no accessibility faults that a machine can find", async () => {
  openWallet();
  await renderAt(routes, "/wallet");
  await screen.findByText("Cash balance");
  await expect(document.body).toHaveNoAxeViolations();
});

it("offers the payment advice of a transfer that is reported or found, and none for one that was rejected or that the desk entered", async () => {
  openWallet(
    aCashWallet({
      payment: [
        aPayment({ id: 7, utr: "HDFC00012345" }),
        aPayment({ id: 8, utr: "HDFC00012346", status: "verified" }),
        aPayment({ id: 9, utr: "HDFC00012347", status: "rejected", reason: "Not received" }),
        aPayment({ id: 10, utr: "HDFC00012348", status: "verified", is_entered_by_desk: 1 }),
      ],
    }),
  );
  await renderAt(routes, "/wallet");
  const transfers = await screen.findByRole("table", { name: "Bank transfers" });

  const offered = within(transfers).getAllByRole("button", { name: /^Payment advice/ });
  expect(offered.map((button) => button.getAttribute("aria-label"))).toEqual([
    "Payment advice for HDFC00012345 as PDF",
    "Payment advice for HDFC00012346 as PDF",
  ]);
});

it("says on which day and why a transfer that was found was reversed", async () => {
  const reversed = { status: "verified", reversed_on: "2026-11-26", reason: "Another buyer's line" };
  openWallet(aCashWallet({ payment: [aPayment(reversed)] }));
  await renderAt(routes, "/wallet");

  const transfers = await screen.findByRole("table", { name: "Bank transfers" });
  expect(transfers).toHaveTextContent(/reversed on 26 Nov 2026.*Another buyer's line/);
  expect(transfers).not.toHaveTextContent("verified");
});
