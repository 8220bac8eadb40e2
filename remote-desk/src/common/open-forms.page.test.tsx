import { DeskListingAnswer } from "@mandi/shared/contract/desk/catalogue";
import { type DeskPayment, DeskPaymentAnswer } from "@mandi/shared/contract/desk/money";
import { DeskApprovalListAnswer, DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { DeskQuotationAnswer } from "@mandi/shared/contract/desk/quotation";
import { DeskFaqListAnswer } from "@mandi/shared/contract/desk/site-entry";
import { DeskSiteVersionAnswer } from "@mandi/shared/contract/desk/site-version";
import { aDeskPayment, aDeskQuotation, anApproval } from "@mandi/shared/testing/desk-builders";
import { aDeskListing } from "@mandi/shared/testing/desk-list-builders";
import { aFaqList } from "@mandi/shared/testing/desk-site-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { someVersions } from "@mandi/shared/testing/site-version-builders";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";
import { quotationWith } from "../testing/fake-quotation";

/** A page refreshes at once when a person returns to its tab. */
const refresh = () => act(async () => void document.dispatchEvent(new Event("visibilitychange")));

function desk() {
  const api = fakeDesk();
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  return api;
}

it("keeps own freight and terms that are half typed when the quotation ends, and says that they cannot be sent any more", async () => {
  const user = userEvent.setup();
  const api = quotationWith();
  await renderAt(routes, "/desk/quotation/184");
  await user.click(await screen.findByRole("button", { name: "Own freight and terms" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText(/^Freight per MT with GST/), "1777.50");
  await user.type(dialog.getByLabelText("Reason"), "By telephone");
  api.answer("GET /desk/quotation/:id", DeskQuotationAnswer, { data: aDeskQuotation({ status: "withdrawn" }) });
  await refresh();

  expect(await dialog.findByText(/^This can no longer be done/)).toBeVisible();
  expect(dialog.getByLabelText(/^Freight per MT with GST/)).toHaveValue("1,777.50");
  expect(dialog.getByLabelText("Reason")).toHaveValue("By telephone");
  expect(dialog.queryByRole("button", { name: "Show the price" })).not.toBeInTheDocument();
});

it("keeps a typed reason in sight when somebody else ends the quotation", async () => {
  const user = userEvent.setup();
  const api = quotationWith();
  await renderAt(routes, "/desk/quotation/184");
  await user.type(await screen.findByLabelText("Reason"), "The lowest");
  api.answer("GET /desk/quotation/:id", DeskQuotationAnswer, { data: aDeskQuotation({ status: "rejected" }) });
  await refresh();

  await waitFor(() => expect(screen.queryByRole("button", { name: "Mark" })).not.toBeInTheDocument());
  expect(screen.getByLabelText("Reason")).toHaveValue("The lowest");
});

it("keeps the half-typed form of what a transfer pays when a colleague asks for a second person meanwhile", async () => {
  const user = userEvent.setup();
  const invoice = { number: "MI2627000042", date: "2026-11-20", due_on: "2026-12-05", due: 1_200_000 };
  const unpaid = [{ order_id: 96, order: "O2627000096", invoice, due: 1_200_000, is_under_check: 1 }];
  const api = desk();
  const answer = (change: Partial<DeskPayment>) =>
    api.answer("GET /desk/payment/:id", DeskPaymentAnswer, { data: aDeskPayment({ unpaid, ...change }) });
  answer({});
  await renderAt(routes, "/desk/payment/318");
  await user.click(await screen.findByRole("button", { name: "Change what it pays" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Reason"), "The payer called");
  answer({ approval_id: 7, unpaid: [] });
  await refresh();

  expect(await screen.findByText("Open the approval")).toBeInTheDocument();
  expect(dialog.getByLabelText("Reason")).toHaveValue("The payer called");
});

it("keeps a second person's reason in sight when another one decides first, and lets them leave without a question", async () => {
  const user = userEvent.setup();
  const api = desk();
  api.answer("GET /desk/approval", DeskApprovalListAnswer, { data: [anApproval()] });
  const tab = await renderAt(routes, "/desk/approval/67");
  await user.type(await screen.findByLabelText("Reason"), "Seen in the statement");
  const decided = { decided_by: "Ravi Sinha", decided_at: "2026-11-21T05:00:00.000Z", decision_reason: "Not ours" };
  api.answer("GET /desk/approval", DeskApprovalListAnswer, {
    data: [],
    ended: { ...anApproval(), status: "declined", ...decided },
  });
  await refresh();

  expect(await screen.findByText(/Ravi Sinha/)).toBeVisible();
  expect(screen.getByLabelText("Reason")).toHaveValue("Seen in the statement");
  expect(screen.queryByRole("button", { name: /^Confirm/ })).not.toBeInTheDocument();

  // It can no longer be sent, so leaving loses nothing.
  expect(fireEvent(window, new Event("beforeunload", { cancelable: true }))).toBe(true);
  api.answer("GET /desk/faq", DeskFaqListAnswer, aFaqList());
  await tab.go("/desk/site?section=faq");
  expect(await screen.findByRole("button", { name: "Hide: How do I pay?" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Discard" })).not.toBeInTheDocument();
});

it("keeps what was typed in an answer of the site when a newer version of it arrives late", async () => {
  const user = userEvent.setup();
  const api = desk();
  api.answer("GET /desk/faq", DeskFaqListAnswer, aFaqList());
  api.answer("GET /desk/site-version", DeskSiteVersionAnswer, someVersions());
  const tab = await renderAt(routes, "/desk/site?section=faq");
  await screen.findByRole("button", { name: "Hide: How do I pay?" });
  const list = aFaqList();
  const newer = list.data.map((row) => ({ ...row, version: "0000000000000000", answer: "Changed by a colleague" }));
  api.answer("GET /desk/faq", DeskFaqListAnswer, { ...list, data: newer });
  const { release } = api.hold("GET /desk/faq");
  await tab.go("/desk/site?section=faq&open=11");
  const question = await screen.findByLabelText(/^Question/);
  await user.clear(question);
  await user.type(question, "How is it paid?");
  await act(async () => release());

  await waitFor(() => expect(screen.getByLabelText(/^Question/)).toHaveValue("How is it paid?"));
});

it("keeps a half-filled act when the page, which does not refresh by itself, fails to load after a refusal", async () => {
  const user = userEvent.setup();
  const api = desk();
  api.answer("GET /desk/listing/:id", DeskListingAnswer, { data: aDeskListing() });
  api.refuse("POST /desk/listing/:id/approve", 409, { message: "Its price has changed." });
  await renderAt(routes, "/desk/listing/12");
  await user.click(await screen.findByRole("button", { name: "Approve" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Approve" }));
  await user.type(dialog.getByLabelText("Reason"), "The market moved");
  api.refuse("GET /desk/listing/:id", 503, { message: "The service is not available." });
  await user.click(dialog.getByRole("button", { name: "Approve" }));

  expect(await dialog.findByText("Its price has changed.")).toBeVisible();
  expect(await dialog.findByText(/^The service is not available\. This page is not up to date/)).toBeVisible();
  expect(dialog.getByLabelText("Reason")).toHaveValue("The market moved");
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  expect(await screen.findByText("The desk could not be reached. Nothing was done.")).toBeVisible();
});
