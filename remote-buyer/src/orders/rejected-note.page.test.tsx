import { anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { screen } from "@testing-library/react";
import { openOrder } from "../testing/order-page";

const rejected = { utr: "HDFCN52611200931", amount: 50_000, paid_on: "2026-11-20", reason: "Not in the bank." };
const title = "We could not accept your transfer";

it("says which transfer for the order was rejected, why, and what to do", async () => {
  await openOrder(anOrder({ rejected_transfers: [rejected] }));
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText("₹50,000 of 20 Nov 2026, UTR HDFCN52611200931: Not in the bank.")).toBeVisible();
  expect(screen.getByText(/report it again, or pay another way/)).toBeVisible();
});

it.each([
  ["where none was rejected", {}],
  ["once nothing is due any more", { rejected_transfers: [rejected], due_amount: 0 }],
])("says nothing of it %s", async (_when, change) => {
  await openOrder(anOrder(change));
  expect(screen.queryByText(title)).not.toBeInTheDocument();
});
