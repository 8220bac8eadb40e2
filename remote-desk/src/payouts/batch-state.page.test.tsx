import {
  DeskPayoutBatchAnswer,
  DeskPayoutBatchListAnswer,
  DeskPayoutDueAnswer,
} from "@mandi/shared/contract/desk/payout";
import { DeskApprovalListAnswer, DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { anApproval, aTrailRow } from "@mandi/shared/testing/desk-builders";
import { aBatchLine, aPayoutBatch, aPayoutDue } from "@mandi/shared/testing/desk-money-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

function desk() {
  const api = fakeDesk();
  api.answer("GET /desk/payout-due", DeskPayoutDueAnswer, { data: [aPayoutDue()] });
  api.answer("GET /desk/payout-batch", DeskPayoutBatchListAnswer, { data: [aBatchLine()] });
  return api;
}

it("shows the sum of the batch that waits, not of what is owed beside it", async () => {
  const api = desk();
  const batch = anApproval({ action: "payout-batch make", subject: "payout-batch", amount: 61_000 });
  api.answer("GET /desk/payout-due", DeskPayoutDueAnswer, { data: [aPayoutDue()], approval_id: batch.id });
  api.answer("GET /desk/approval", DeskApprovalListAnswer, { data: [batch] });
  await renderAt(routes, "/desk/payouts");

  const panel = within(await screen.findByRole("complementary", { name: "Batch" }));
  expect(await panel.findByText(/^Waits for a second person: ₹61,000.00, asked by Meera Kulkarni/)).toBeVisible();
  expect(panel.queryByText("₹16,46,513.00")).not.toBeInTheDocument();
});

it("shows in the list what a batch pays and what it sets off", async () => {
  const api = desk();
  const line = aBatchLine({ open: 0, amount: 0, set_off: 1_050 });
  api.answer("GET /desk/payout-batch", DeskPayoutBatchListAnswer, { data: [line] });
  await renderAt(routes, "/desk/payouts");

  expect(await screen.findByRole("row", { name: /Batch 7/ })).toHaveTextContent("₹1,050.00 set off");
});

it("says how far a batch is, who saved its bank file and how often, who marked a payment as paid, and what else was done", async () => {
  const api = desk();
  const saved = { by: "Meera Kulkarni", at: "2026-11-21T05:30:00.000Z", times: 2 };
  const [open] = aPayoutBatch().rows;
  const paid = { status: "paid", utr: "HDFC1R52611210001", paid_by: "Imran Sheikh" } as const;
  const [done] = aPayoutBatch({ id: 71, payee: "Deccan Roadways", ...paid, ended_at: "2026-11-21T06:30:00.000Z" }).rows;
  if (!open || !done) throw new Error("No rows");
  const data = { ...aPayoutBatch(), saved, rows: [open, done] };
  api.answer("GET /desk/payout-batch/:id", DeskPayoutBatchAnswer, { data });
  const row = aTrailRow({ action: "payout-batch save", subject: "payout-batch:7", reason: null });
  api.answer("GET /desk/audit", DeskAuditAnswer, ({ query }) => ({
    data: query.get("subject") === "payout-batch:7" ? [row] : [],
  }));
  await renderAt(routes, "/desk/payouts/7");

  expect(await screen.findByText("1 of 2 open")).toBeVisible();
  expect(screen.getByText(/^Bank file saved 2 times, last by Meera Kulkarni, 21 Nov 2026, 11:00 am\./)).toBeVisible();
  expect(screen.getByText("by Imran Sheikh, 21 Nov 2026, 12:00 pm")).toBeVisible();
  expect(await screen.findByText("Bank file of a batch saved")).toBeVisible();
});
