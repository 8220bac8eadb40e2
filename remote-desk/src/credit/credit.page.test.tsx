import { type DeskCredit, DeskCreditListAnswer } from "@mandi/shared/contract/desk/credit-request";
import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { aCreditRequest } from "@mandi/shared/testing/desk-list-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const rejected = aCreditRequest({
  status: "rejected",
  decision: {
    at: "2026-11-21T04:00:00.000Z",
    by: "Imran Sheikh",
    reason: "The bank statement is missing",
    granted: null,
  },
});
const approve = "POST /desk/credit-request/:id/approve";

function requestIs(...data: DeskCredit[]) {
  const api = fakeDesk();
  api.answer("GET /desk/credit-request", DeskCreditListAnswer, { data });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  return api;
}

it("approves a credit request with a limit, above what is used already, and a second person confirms it", async () => {
  const user = userEvent.setup();
  const api = requestIs(aCreditRequest());
  api.answer(approve, DeskAnswer, { message: "A second person must confirm this.", approval_id: 8 });
  await renderAt(routes, "/desk/credit/4");
  await user.click(await screen.findByRole("button", { name: "Approve with a limit" }));
  const dialog = await screen.findByRole("dialog", { name: "Approve with a limit" });
  expect(dialog).toHaveTextContent("Currently used₹1,20,000.00");
  await user.type(within(dialog).getByLabelText("Credit limit"), "1500000");
  await user.type(within(dialog).getByLabelText("Reason"), "Three years of returns");
  await user.click(within(dialog).getByRole("button", { name: "Approve with a limit" }));

  expect(await screen.findByRole("link", { name: "Open the approval" })).toHaveAttribute("href", "/desk/approval/8");
  expect(api.calls(approve).map(({ body }) => body)).toEqual([{ limit: 1_500_000, reason: "Three years of returns" }]);
});

it("shows for a request that somebody has already decided that it waits for a second person", async () => {
  requestIs(aCreditRequest({ approval_id: 8 }));
  await renderAt(routes, "/desk/credit/4");
  expect(await screen.findByRole("link", { name: "Open the approval" })).toHaveAttribute("href", "/desk/approval/8");
});

it("keeps the request and what was typed in sight when somebody else decides first, and removes the old figures", async () => {
  const user = userEvent.setup();
  const api = requestIs(aCreditRequest());
  api.refuse(approve, 409, { message: "The request is already decided." });
  await renderAt(routes, "/desk/credit/4");
  await user.click(await screen.findByRole("button", { name: "Approve with a limit" }));
  const dialog = await screen.findByRole("dialog", { name: "Approve with a limit" });
  await user.type(within(dialog).getByLabelText("Credit limit"), "1500000");
  await user.type(within(dialog).getByLabelText("Reason"), "Three years of returns");
  api.answer("GET /desk/credit-request", DeskCreditListAnswer, { data: [rejected] });
  await user.click(within(dialog).getByRole("button", { name: "Approve with a limit" }));

  expect(await within(dialog).findByText(/This can no longer be done/)).toBeVisible();
  expect(within(dialog).getByText("The request is already decided.")).toBeVisible();
  expect(dialog).not.toHaveTextContent("Currently used");
  expect(within(dialog).getByLabelText("Reason")).toHaveValue("Three years of returns");
  expect(within(dialog).queryByRole("button", { name: "Approve with a limit" })).not.toBeInTheDocument();

  await user.click(within(dialog).getByText("Close"));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByText("There is nothing to do here now.")).toBeVisible();
  expect(screen.getByText("Rejected")).toBeVisible();
  expect(api.calls(approve)).toHaveLength(1);
});

it("shows for a decided request by whom, when and why it was decided", async () => {
  requestIs(rejected);
  await renderAt(routes, "/desk/credit/4");

  expect(
    await screen.findByText("Rejected by Imran Sheikh, 21 Nov 2026, 9:30 am. The bank statement is missing"),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: "Reject" })).not.toBeInTheDocument();
});

it("reports when there is no such request", async () => {
  requestIs();
  await renderAt(routes, "/desk/credit/4");

  expect(await screen.findByRole("heading", { name: "There is nothing here" })).toBeVisible();
});
