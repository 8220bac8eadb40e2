import { TransferDetailsAnswer } from "@mandi/shared/contract/bank-account";
import { CashWalletAnswer } from "@mandi/shared/contract/cash-wallet";
import { CreditWalletAnswer } from "@mandi/shared/contract/credit-wallet";
import { OrderAnswer } from "@mandi/shared/contract/order";
import { ReportedTransferAnswer } from "@mandi/shared/contract/payment";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { toIndianDay } from "@mandi/shared/format/dates";
import { anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { aCashWallet, aCreditWallet, transferDetails } from "@mandi/shared/testing/buyer-builders/wallet";
import { type FakeApi, fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { aSiteSetup } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { qrPath } from "../codes/qr-path";
import { confirmPayment } from "../testing/confirm-payment";
import { openOrder } from "../testing/order-page";

const account = "GET /bank-account";
const pay = "POST /customer/order/:id/payment";
const reportedTransfer = "GET /reported-transfer";
const typedUtr = "HDFCN52611200931";
const usedUtr = "You have already reported this UTR: ₹40,000 for your wallet, transferred on 20 Nov 2026.";
const order = anOrder({ due_amount: 95_000.5 });
const chooseBank = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole("radio", { name: /Bank transfer/ }));

it("shows the account, the amount and the payment reference, and asks for the UTR after them", async () => {
  const user = userEvent.setup();
  const api = await openOrder(order);
  expect(api.calls(account)).toHaveLength(0);
  await chooseBank(user);
  const place = await screen.findByRole("region", { name: "1. Send the money to this account" });
  await within(place).findByText("501147000492");
  for (const words of [
    "Account nameMandi Private Limited",
    "Account number501147000492",
    "IFSCMCTB0000147",
    "Bank and branchMahanadi Commerce and Trade Bank, Pandri, Raipur",
    "UPI IDmandi.trade@mctbank",
    "Amount₹95,000.50",
    "Payment referenceQ2627000184",
  ]) {
    expect(place).toHaveTextContent(words);
  }
  const report = screen.getByRole("region", { name: "2. Tell us when it is sent" });
  expect(within(report).getByLabelText("UTR number")).toBeVisible();
  // In a new tab, so that what was typed stays.
  const how = within(report).getByRole("link", { name: "How to pay by bank transfer (new tab)" });
  expect([how.getAttribute("href"), how.getAttribute("target")]).toEqual(["/payment-methods", "_blank"]);
  expect(api.calls(account).map(({ query }) => query.toString())).toEqual(["purpose=final&id=9"]);
  await expect(document.body).toHaveNoAxeViolations();
});

it("copies each fact in the form that a bank accepts, and announces it", async () => {
  const user = userEvent.setup();
  await openOrder(order);
  await chooseBank(user);
  for (const [name, text, said] of [
    ["Copy account number", "501147000492", "Account number copied"],
    ["Copy IFSC", "MCTB0000147", "IFSC copied"],
    ["Copy amount", "95000.5", "Amount copied"],
    ["Copy payment reference", "Q2627000184", "Payment reference copied"],
  ] as const) {
    await user.click(await screen.findByRole("button", { name }));
    expect(await navigator.clipboard.readText()).toBe(text);
    expect((await screen.findByText(said)).closest("[role=status]")).toBeInTheDocument();
  }
});

it("reports when nothing could be copied", async () => {
  const user = userEvent.setup();
  await openOrder(order);
  await chooseBank(user);
  const button = await screen.findByRole("button", { name: "Copy IFSC" });
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await user.click(button);
  expect(await screen.findByText("It could not be copied. Please select the text and copy it.")).toBeVisible();
  expect(screen.queryByText("IFSC copied")).not.toBeInTheDocument();
});

it("draws a UPI code with account, amount and reference", async () => {
  const user = userEvent.setup();
  await openOrder(order);
  await chooseBank(user);
  const code = await screen.findByRole("img", { name: "UPI code for ₹95,000.50 to Mandi Private Limited" });
  const link =
    "upi://pay?pa=mandi.trade@mctbank&pn=Mandi%20Private%20Limited&am=95000.50&cu=INR&tn=Q2627000184&tr=Q2627000184";
  expect(code.querySelector("path")).toHaveAttribute("d", qrPath(link).path);
});

it("explains above UPI's limit how to send the money, and shows the code only on request", async () => {
  const user = userEvent.setup();
  await openOrder(anOrder());
  await chooseBank(user);
  expect(
    await screen.findByText(/^UPI usually takes at most ₹1,00,000 in one payment\. Send ₹15,58,764 by NEFT/),
  ).toBeVisible();
  expect(screen.queryByRole("img", { name: /UPI code/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Show the UPI code" }));
  expect(await screen.findByRole("img", { name: /^UPI code for ₹15,58,764/ })).toBeVisible();
});

it("draws no UPI code for more than is due, and draws it again for the amount that is", async () => {
  const user = userEvent.setup();
  await openOrder(order);
  await chooseBank(user);
  expect(await screen.findByRole("img", { name: /^UPI code for ₹95,000.50/ })).toBeVisible();
  const amount = screen.getByLabelText("Amount");
  await user.clear(amount);
  await user.type(amount, "95001");
  expect(screen.queryByRole("img", { name: /UPI code/ })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Copy amount" })).not.toBeInTheDocument();
  await user.clear(amount);
  await user.type(amount, "95000");
  expect(await screen.findByRole("img", { name: "UPI code for ₹95,000 to Mandi Private Limited" })).toBeVisible();
});

it("has no UPI code where the account accepts no UPI", async () => {
  const user = userEvent.setup();
  const api = await openOrder(order);
  const { data } = transferDetails();
  api.answer(account, TransferDetailsAnswer, transferDetails({ data: data && { ...data, upi_id: "" } }));
  await chooseBank(user);
  await screen.findByText("501147000492");
  expect(screen.queryByText(/UPI/)).not.toBeInTheDocument();
});

it("asks for no UTR while there is no account to transfer to", async () => {
  const user = userEvent.setup();
  const api = await openOrder(order);
  api.answer(account, TransferDetailsAnswer, transferDetails({ data: null }));
  await chooseBank(user);
  expect(await screen.findByText("We have no bank account to show yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "Write to our desk" })).toHaveAttribute("href", "/contact-us");
  expect(screen.queryByLabelText("UTR number")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^I have paid/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole("radio", { name: /Cash wallet/ }));
  expect(screen.getByRole("button", { name: /^Pay/ })).toBeVisible();
  expect(api.calls(pay)).toHaveLength(0);
});

it("reloads the account in place, and still accepts the UTR of money that was sent", async () => {
  const user = userEvent.setup();
  const api = await openOrder(order);
  api.cutOff(account);
  await chooseBank(user);
  expect(await screen.findByText(/^The bank account did not load/)).toBeVisible();
  expect(screen.getByLabelText("UTR number")).toBeVisible();
  api.answer(account, TransferDetailsAnswer, transferDetails());
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("501147000492")).toBeVisible();
});

it.each([
  ["/wallet", "Add money", "top-up"],
  ["/wallet?tab=credit", "Repay credit", "credit repayment"],
])("shows where to send money in the dialog of %s that opens with %s", async (address, opener, purpose) => {
  const user = userEvent.setup();
  signInAs("customer");
  const api = fakeApi();
  api.answer("GET /cash-wallet", CashWalletAnswer, aCashWallet());
  api.answer("GET /credit-wallet", CreditWalletAnswer, aCreditWallet());
  api.answer("GET /config", SiteSetupAnswer, { general_setup: aSiteSetup() });
  api.answer(account, TransferDetailsAnswer, transferDetails({ reference: "W000041" }));
  await renderAt(routes, address);
  await user.click(await screen.findByRole("button", { name: opener }));
  if (purpose === "credit repayment") await user.click(await screen.findByRole("radio", { name: /Bank transfer/ }));
  const dialog = await screen.findByRole("dialog");
  expect(await within(dialog).findByText("W000041")).toBeVisible();
  expect(api.calls(account).map(({ query }) => query.get("purpose"))).toEqual([purpose]);
});

it.each([
  ["2026-11-22", "The date of the transfer is in the future"],
  ["2026-08-01", "This transfer is too old. Please contact support."],
])("refuses a transfer of %s at its field before the confirmation", async (day, words) => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-21T06:00:00Z"));
  const user = userEvent.setup();
  const api = await openOrder(order);
  await chooseBank(user);
  await screen.findByRole("img", { name: /UPI/ });
  await user.type(await screen.findByLabelText("UTR number"), typedUtr);
  fireEvent.change(screen.getByLabelText("Date of the transfer"), { target: { value: day } });
  await user.click(screen.getByRole("button", { name: "I have paid ₹95,000.50" }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText("Date of the transfer")).toHaveFocus());
  expect(api.calls(pay)).toHaveLength(0);
});

/** The server has only the UTR that these tests type, in whatever case, on record. */
function holdReported(api: FakeApi): void {
  api.answer(reportedTransfer, ReportedTransferAnswer, ({ query }) =>
    query.get("utr") === typedUtr ? { is_reported: true, message: usedUtr } : { is_reported: false },
  );
}

it("refuses a used UTR at its field before the confirmation, keeps what was typed and accepts another", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  const api = await openOrder(order);
  holdReported(api);
  await chooseBank(user);
  await user.type(await screen.findByLabelText("UTR number"), "hdfcn5261 1200931");
  await user.click(screen.getByRole("button", { name: "I have paid ₹95,000.50" }));
  expect(await screen.findAllByText(usedUtr)).toHaveLength(1);
  const utr = screen.getByLabelText("UTR number");
  expect(utr).toHaveAccessibleDescription(expect.stringContaining(usedUtr));
  expect(utr).toHaveValue("hdfcn5261 1200931");
  await waitFor(() => expect(utr).toHaveFocus());
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(api.calls(pay)).toHaveLength(0);
  expect(notices).toEqual([]);

  api.confirm(pay, "We check your transfer.");
  await user.clear(utr);
  await user.type(utr, "HDFCN52611200932");
  expect(screen.queryByText(usedUtr)).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "I have paid ₹95,000.50" }));
  await confirmPayment(user);
  await waitFor(() => expect(api.calls(pay)).toHaveLength(1));
  expect(api.calls(pay)[0]?.body).toMatchObject({ utr: "HDFCN52611200932" });
});

it("asks for confirmation when it is unknown whether the UTR was used, and shows the server's refusal of the report", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  const api = await openOrder(order);
  api.cutOff(reportedTransfer);
  api.refuse(pay, 422, { message: usedUtr, errors: { utr: [usedUtr] } });
  await chooseBank(user);
  await user.type(await screen.findByLabelText("UTR number"), typedUtr);
  await user.click(screen.getByRole("button", { name: "I have paid ₹95,000.50" }));
  await confirmPayment(user);
  expect(await screen.findAllByText(usedUtr)).toHaveLength(1);
  const utr = screen.getByLabelText("UTR number");
  expect(utr).toHaveAccessibleDescription(expect.stringContaining(usedUtr));
  expect(utr).toHaveValue(typedUtr);
  await waitFor(() => expect(utr).toHaveFocus());
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(api.calls(pay)).toHaveLength(1);
  expect(notices).toEqual([]);
});

it("does the same in the dialog that adds money to the wallet", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  signInAs("customer");
  const api = fakeApi();
  api.answer("GET /cash-wallet", CashWalletAnswer, aCashWallet());
  api.answer("GET /credit-wallet", CreditWalletAnswer, aCreditWallet());
  api.answer("GET /config", SiteSetupAnswer, { general_setup: aSiteSetup() });
  api.answer(account, TransferDetailsAnswer, transferDetails());
  holdReported(api);
  await renderAt(routes, "/wallet");
  await user.click(await screen.findByRole("button", { name: "Add money" }));
  const dialog = await screen.findByRole("dialog");
  await user.type(await within(dialog).findByLabelText("Amount"), "5000");
  const utr = await within(dialog).findByLabelText("UTR number");
  await user.type(utr, typedUtr);
  const day = within(dialog).getByLabelText("Date of the transfer");
  fireEvent.change(day, { target: { value: toIndianDay(Date.now() + 2 * 24 * 3_600_000) } });
  await user.click(within(dialog).getByRole("button", { name: "Report transfer" }));
  expect(api.calls(reportedTransfer)).toHaveLength(0);
  expect(await within(dialog).findByText("The date of the transfer is in the future")).toBeVisible();
  fireEvent.change(day, { target: { value: toIndianDay(Date.now()) } });
  await user.click(within(dialog).getByRole("button", { name: "Report transfer" }));
  expect(await screen.findAllByText(usedUtr)).toHaveLength(1);
  await waitFor(() => expect(utr).toHaveFocus());
  expect(screen.queryByRole("dialog", { name: /\?$/ })).not.toBeInTheDocument();
  expect(utr).toHaveValue(typedUtr);
  expect(notices).toEqual([]);
});

it("moves the focus to the outcome once a transfer is reported", async () => {
  const user = userEvent.setup();
  const api = await openOrder(order);
  holdReported(api);
  api.confirm(pay, "We check your transfer.");
  await chooseBank(user);
  await user.type(await screen.findByLabelText("UTR number"), "HDFCN52611200932");
  await user.click(screen.getByRole("button", { name: "I have paid ₹95,000.50" }));
  api.answer("GET /customer/order-detail/:id", OrderAnswer, { data: { ...order, payment_under_check: 1 } });
  await confirmPayment(user);
  const outcome = await screen.findByRole("heading", { name: "We are checking your payment" });
  await waitFor(() => expect(outcome).toHaveFocus());
});
