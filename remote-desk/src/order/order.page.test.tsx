import { DeskLedgerAnswer, DeskOrderAnswer } from "@mandi/shared/contract/desk/order";
import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueueItemsAnswer } from "@mandi/shared/contract/desk/queue";
import { aLedgerRow } from "@mandi/shared/testing/buyer-builders/order";
import { aDeskOrder, aQueue, aTrailRow } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

it("shows money of three parties, the trucks, the ledger of each side and who did what", async () => {
  const user = userEvent.setup();
  const api = fakeDesk();
  api.answer("GET /desk/order/:id", DeskOrderAnswer, { data: aDeskOrder({ warnings: ["The GSTIN looks doubtful"] }) });
  api.answer("GET /desk/order/:id/ledger", DeskLedgerAnswer, { data: [aLedgerRow()] });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [aTrailRow()] });
  api.answer("GET /desk/queue/item", DeskQueueItemsAnswer, aQueue());
  await renderAt(routes, "/desk/order/96");

  const money = await screen.findByRole("table", { name: "Money" });
  expect(within(money).getByRole("row", { name: /Buyer, Agrawal Traders/ })).toHaveTextContent("₹15,23,187.00");
  expect(within(money).getByRole("row", { name: /Seller, Kaveri/ })).toHaveTextContent("₹16,00,000.00");
  expect(within(money).getByRole("row", { name: /Transporter/ })).toHaveTextContent("₹54,000.00");
  expect(within(screen.getByRole("table", { name: "Trucks and papers" })).getAllByRole("row")).toHaveLength(2);
  expect(screen.getByText("The GSTIN looks doubtful")).toBeVisible();
  expect(await screen.findByText("The cheapest truck had no driver")).toBeVisible();
  expect(await screen.findByRole("table", { name: "Ledger of the buyer" })).toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Seller" }));
  expect(await screen.findByRole("table", { name: "Ledger of the seller" })).toBeInTheDocument();
  expect(api.calls("GET /desk/order/:id/ledger").map(({ query }) => query.get("side"))).toEqual(["buyer", "seller"]);
  expect(api.calls("GET /desk/audit")[0]?.query.get("subject")).toBe("order:96");
});
