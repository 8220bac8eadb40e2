import {
  CreditDocumentTypeListAnswer,
  CreditRequestListAnswer,
  CreditWalletAnswer,
} from "@mandi/shared/contract/credit-wallet";
import { aCreditRequest, aDocumentType } from "@mandi/shared/testing/buyer-builders/credit";
import { aCreditWallet } from "@mandi/shared/testing/buyer-builders/wallet";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const fromWallet = { fromWallet: true };
const post = "POST /credit-wallet-request";

function openCredit(requests = [aCreditRequest({ status: "rejected", reason: "Turnover too low" })], assigned = 0) {
  signInAs("customer");
  const api = fakeApi();
  api.answer("GET /credit-wallet-document-type", CreditDocumentTypeListAnswer, {
    data: [aDocumentType(), aDocumentType({ id: 2, name: "Bank statement", title: ["Statement"], description: [] })],
  });
  api.answer("GET /credit-wallet-request", CreditRequestListAnswer, { data: requests });
  api.answer("GET /credit-wallet", CreditWalletAnswer, aCreditWallet({ assign_credit_balance: assigned }));
  return api;
}

it("goes home when the user does not come from the wallet, or has credit already (R-154)", async () => {
  openCredit();
  const tab = await renderAt(routes, "/credit-request");
  await waitFor(() => expect(tab.address()).toBe("/"));
});

it("goes home when credit is assigned already (R-154)", async () => {
  openCredit([], 500000);
  const tab = await renderAt(routes, "/credit-request", fromWallet);
  await waitFor(() => expect(tab.address()).toBe("/"));
});

it("asks for one document type and sends it once (R-154, R-293, R-341)", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  const api = openCredit();
  api.confirm(post, "Your credit request has been submitted.");
  await renderAt(routes, "/credit-request", fromWallet);
  await user.click(await screen.findByRole("button", { name: "Submit request" }));
  expect(await screen.findByText("Please select a document type")).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole("radio")[0]).toHaveFocus());
  expect(notices).toEqual([]);
  await user.click(screen.getByRole("radio", { name: /GST returns/ }));
  await user.click(screen.getByRole("radio", { name: /Bank statement/ }));
  expect(screen.getAllByRole("radio", { checked: true })).toHaveLength(1);
  const { release } = api.hold(post);
  await user.dblClick(screen.getByRole("button", { name: "Submit request" }));
  release();
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(api.calls(post).map(({ body }) => body)).toEqual([{ credit_wallet_document_type_id: 2 }]);
});

it("ignores the second press of a slow double click after a fast answer", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  const api = openCredit();
  api.confirm(post, "Your credit request has been submitted.");
  await renderAt(routes, "/credit-request", fromWallet);
  await user.click(await screen.findByRole("radio", { name: /GST returns/ }));
  await user.click(screen.getByRole("button", { name: "Submit request" }));
  await waitFor(() => expect(notices).toHaveLength(1));

  await user.click(screen.getByRole("button", { name: "Submit request" }));
  await user.keyboard("{Enter}");

  expect(screen.getByRole("radio", { name: /GST returns/ })).toBeChecked();
  expect(screen.queryByText("Please select a document type")).not.toBeInTheDocument();
  expect(notices.map(({ text }) => text)).toEqual(["Your credit request has been submitted."]);
  expect(api.calls(post)).toHaveLength(1);
});

it("lists past requests with the status as returned (R-154, R-250, R-340)", async () => {
  openCredit();
  await renderAt(routes, "/credit-request", fromWallet);
  const row = await screen.findByRole("row", { name: /GST returns/ });
  expect(row).toHaveTextContent("rejected");
  expect(row).toHaveTextContent("Turnover too low");
});

it("shows a status that it does not know yet as returned (R-250)", async () => {
  openCredit([aCreditRequest({ status: "on hold" }), aCreditRequest({ id: 12, status: "rejected" })]);
  await renderAt(routes, "/credit-request", fromWallet);
  expect(await screen.findByText("on hold")).toBeVisible();
  expect(screen.getByText("rejected")).toBeVisible();
});

it("shows the server's refusal in a toast and by the form (R-391)", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  openCredit().refuse(post, 409, { message: "You have an open request" });
  await renderAt(routes, "/credit-request", fromWallet);
  await user.click(await screen.findByRole("radio", { name: /GST returns/ }));
  await user.click(screen.getByRole("button", { name: "Submit request" }));
  expect(await screen.findByText("You have an open request")).toBeVisible();
  expect(notices).toHaveLength(1);
});

it("accepts the documents of an open request instead of a second request", async () => {
  const user = userEvent.setup();
  const api = openCredit([aCreditRequest()]);
  api.confirm("POST /credit-wallet-request/:id/document", "Your document has been uploaded.");
  await renderAt(routes, "/credit-request", fromWallet);
  const file = new File(["%PDF-1.7"], "gstr.pdf", { type: "application/pdf" });
  await user.upload(await screen.findByLabelText("GSTR-3B"), file);
  expect(screen.queryByRole("button", { name: "Submit request" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Upload" }));
  await waitFor(() => expect(api.calls("POST /credit-wallet-request/:id/document")).toHaveLength(1));
  const [call] = api.calls("POST /credit-wallet-request/:id/document");
  expect(call?.query.get("title")).toBe("GSTR-3B");
  expect(call?.body).toHaveProperty("file");
});

it("has no accessibility faults that a machine can find", async () => {
  openCredit();
  await renderAt(routes, "/credit-request", fromWallet);
  const table = await screen.findByRole("table", { name: "Past requests" });
  expect(within(table).getAllByRole("row").length).toBeGreaterThan(1);
  await expect(document.body).toHaveNoAxeViolations();
});

it("says that new credit is blocked, why and where to pay, before anybody fills the form", async () => {
  const api = openCredit([]);
  const no_new_credit = "We cannot give you new credit at present. ₹10,000.00 has been overdue since 1 Oct 2026.";
  api.answer("GET /credit-wallet", CreditWalletAnswer, aCreditWallet({ assign_credit_balance: 0, no_new_credit }));
  await renderAt(routes, "/credit-request", fromWallet);
  expect(await screen.findByRole("heading", { name: "New credit is blocked" })).toBeVisible();
  expect(screen.getByText(no_new_credit)).toBeVisible();
  expect(screen.getByRole("link", { name: "See what is to be paid" })).toHaveAttribute("href", "/wallet?tab=to-pay");
  expect(screen.queryByRole("button", { name: "Submit request" })).not.toBeInTheDocument();
});
