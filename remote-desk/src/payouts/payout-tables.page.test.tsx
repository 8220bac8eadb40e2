import {
  DeskPayoutBatchAnswer,
  DeskPayoutBatchListAnswer,
  DeskPayoutDueAnswer,
} from "@mandi/shared/contract/desk/payout";
import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { aBatchLine, aPayoutBatch, aPayoutDue } from "@mandi/shared/testing/desk-money-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

it("sorts what is owed and the batches each for itself, as in the address, and offers columns and a file of both", async () => {
  jest
    .spyOn(globalThis, "matchMedia")
    .mockImplementation(
      (media) =>
        ({ media, matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
    );
  const user = userEvent.setup();
  const api = fakeDesk();
  const cheaper = aPayoutDue({ order_id: 97, order: "O2627000097", payee: "Deccan Roadways", amount: 61_000 });
  api.answer("GET /desk/payout-due", DeskPayoutDueAnswer, { data: [aPayoutDue(), cheaper] });
  const batches = [aBatchLine({ id: 7, amount: 900 }), aBatchLine({ id: 6, amount: 500 })];
  api.answer("GET /desk/payout-batch", DeskPayoutBatchListAnswer, { data: batches });
  const tab = await renderAt(routes, "/desk/payouts?sort=amount");
  const due = within(await screen.findByRole("table", { name: "Owed now" }));
  expect(due.getAllByRole("row")[1]).toHaveTextContent("Deccan Roadways");
  const made = within(await screen.findByRole("table", { name: "Batches" }));

  await user.click(within(made.getByRole("columnheader", { name: "Amount" })).getByRole("button"));

  expect(
    made
      .getAllByRole("row")
      .slice(1)
      .map((row) => within(row).getByRole("link").textContent),
  ).toEqual(["Batch 6", "Batch 7"]);
  expect(tab.address()).toBe("/desk/payouts?sort=amount&batches-sort=amount");
  for (const name of ["Columns", "Export", "Columns: Batches", "Export: Batches"]) {
    expect(await screen.findByRole("button", { name })).toBeVisible();
  }
});

it("calls a batch dropped when all of it was, and done when the bank paid the rest", async () => {
  const api = fakeDesk();
  const dropped = aBatchLine({ id: 7, open: 0, dropped: 1, amount: 0 });
  const done = aBatchLine({ id: 6, payments: 2, open: 0, dropped: 1, amount: 500 });
  api.answer("GET /desk/payout-due", DeskPayoutDueAnswer, { data: [] });
  api.answer("GET /desk/payout-batch", DeskPayoutBatchListAnswer, { data: [dropped, done] });
  await renderAt(routes, "/desk/payouts");
  const row = await screen.findByRole("row", { name: /Batch 7/ });
  expect(row).toHaveTextContent("Dropped");
  expect(row).toHaveTextContent("₹0.00");
  expect(screen.getByRole("row", { name: /Batch 6/ })).toHaveTextContent("Done");
});

it("says on the page of a batch that all of it was dropped, and counts nothing", async () => {
  const api = fakeDesk();
  const batch = { ...aPayoutBatch({ status: "dropped" }), amount: 0 };
  api.answer("GET /desk/payout-batch/:id", DeskPayoutBatchAnswer, { data: batch });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  await renderAt(routes, "/desk/payouts/7");
  expect(await screen.findByText("Everything in this batch is dropped.")).toBeVisible();
  expect(screen.queryByText(/bank file/)).toBeNull();
  expect(screen.getByText("₹0.00")).toBeVisible();
  expect(screen.queryByText("1 payment")).toBeNull();
});
