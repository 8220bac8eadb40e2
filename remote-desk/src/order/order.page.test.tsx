import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskLedgerAnswer, DeskOrderAnswer } from "@mandi/shared/contract/desk/order";
import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { aLedgerRow } from "@mandi/shared/testing/buyer-builders/order";
import { aDeskOrder, aTrailRow } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const cancel = "POST /desk/order/:id/cancel";

function deskWith(change: Parameters<typeof aDeskOrder>[0] = {}, rights?: Parameters<typeof fakeDesk>[0]) {
  const api = fakeDesk(rights);
  api.answer("GET /desk/order/:id", DeskOrderAnswer, { data: aDeskOrder(change) });
  api.answer("GET /desk/order/:id/ledger", DeskLedgerAnswer, { data: [] });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  return api;
}

it("cancels an order with the status, price and due that were read, and waits for the second person", async () => {
  const user = userEvent.setup();
  const api = deskWith({ status: "pending", steps: ["confirm", "cancel", "award"] });
  api.answer(cancel, DeskAnswer, { message: "A second person must confirm this.", approval_id: 7 });
  await renderAt(routes, "/desk/order/96");
  await user.click(await screen.findByRole("button", { name: "Cancel the order" }));
  const dialog = await screen.findByRole("dialog", { name: "Cancel the order" });
  expect(dialog).toHaveTextContent("Advance paid₹1,69,243.00");
  await user.type(within(dialog).getByLabelText("Refund of the advance"), "169243");
  await user.click(within(dialog).getByRole("button", { name: "Cancel the order" }));
  expect(within(dialog).getByLabelText("Reason")).toHaveAccessibleDescription(/Please give a reason/);
  expect(api.calls(cancel)).toEqual([]);
  await user.type(within(dialog).getByLabelText("Reason"), "The buyer asked for it");
  await user.click(within(dialog).getByRole("button", { name: "Cancel the order" }));

  expect(await screen.findByRole("link", { name: "Open the approval" })).toHaveAttribute("href", "/desk/approval/7");
  expect(api.calls(cancel).map(({ body }) => body)).toEqual([
    {
      refund: 169_243,
      expected_status: "pending",
      expected_price: 1_692_430,
      expected_due: 1_523_187,
      reason: "The buyer asked for it",
    },
  ]);
});

it("shows an act in the trail as soon as it is done", async () => {
  const user = userEvent.setup();
  const api = deskWith({ status: "pending", steps: ["cancel"] });
  api.answer(cancel, DeskAnswer, { message: "The order is cancelled.", approval_id: null });
  await renderAt(routes, "/desk/order/96");
  expect(await screen.findByText("Nothing yet")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Cancel the order" }));
  const dialog = await screen.findByRole("dialog", { name: "Cancel the order" });
  await user.type(within(dialog).getByLabelText("Refund of the advance"), "0");
  await user.type(within(dialog).getByLabelText("Reason"), "The buyer asked for it");
  api.answer("GET /desk/audit", DeskAuditAnswer, {
    data: [aTrailRow({ action: "order cancel", reason: "The buyer asked for it" })],
  });
  await user.click(within(dialog).getByRole("button", { name: "Cancel the order" }));

  expect(await screen.findByText("The buyer asked for it")).toBeVisible();
});

it("keeps what was typed when the order has changed, and shows what it is now", async () => {
  const user = userEvent.setup();
  const api = deskWith({ status: "pending", steps: ["cancel"] });
  api.refuse(cancel, 409, { message: "The order changed in the meantime. Its status was pending and is now confirm." });
  await renderAt(routes, "/desk/order/96");
  await user.click(await screen.findByRole("button", { name: "Cancel the order" }));
  const dialog = await screen.findByRole("dialog", { name: "Cancel the order" });
  await user.type(within(dialog).getByLabelText("Refund of the advance"), "0");
  await user.type(within(dialog).getByLabelText("Reason"), "Late");
  api.answer("GET /desk/order/:id", DeskOrderAnswer, {
    data: aDeskOrder({ status: "confirm", steps: ["cancel", "award"] }),
  });
  await user.click(within(dialog).getByRole("button", { name: "Cancel the order" }));

  expect(await within(dialog).findByText(/The order changed in the meantime/)).toBeVisible();
  expect(within(dialog).getByLabelText("Reason")).toHaveValue("Late");
  expect(await within(dialog).findByText("confirm", { exact: true })).toBeVisible();
});

it("offers only what the status and the rights of the reader allow, and names the role that may do the rest", async () => {
  deskWith({ status: "confirm", steps: ["award"] }, ["look", "money"]);
  await renderAt(routes, "/desk/order/96");

  expect(await screen.findByRole("button", { name: "Record a payment out" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Award the freight" })).not.toBeInTheDocument();
  expect(screen.getByText(/This needs the role of operator/)).toBeVisible();
});

it("shows money of three parties, the trucks, the ledger of each side and who did what", async () => {
  const user = userEvent.setup();
  const api = fakeDesk();
  api.answer("GET /desk/order/:id", DeskOrderAnswer, { data: aDeskOrder({ warnings: ["The GSTIN looks doubtful"] }) });
  api.answer("GET /desk/order/:id/ledger", DeskLedgerAnswer, { data: [aLedgerRow()] });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [aTrailRow()] });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
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
