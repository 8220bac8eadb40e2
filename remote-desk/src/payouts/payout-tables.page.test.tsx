import { DeskPayoutBatchListAnswer, DeskPayoutDueAnswer } from "@mandi/shared/contract/desk/payout";
import { aBatchLine, aPayoutDue } from "@mandi/shared/testing/desk-money-builders";
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
