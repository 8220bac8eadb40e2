import { DeskLedgerAnswer, DeskOrderAnswer } from "@mandi/shared/contract/desk/order";
import { DeskTransporterViewAnswer } from "@mandi/shared/contract/desk/order-view";
import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { aDriver, anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { aDeskOrder } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

function orderWith(change: Parameters<typeof aDeskOrder>[0] = {}) {
  const api = fakeDesk();
  api.answer("GET /desk/order/:id", DeskOrderAnswer, { data: aDeskOrder(change) });
  api.answer("GET /desk/order/:id/ledger", DeskLedgerAnswer, { data: [] });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  return api;
}

it("shows the documents of each truck with number, status and link, and names its carrier", async () => {
  const carried = aDriver({
    vehicle_number: "CG04AB1234",
    transporter_name: "Bharat Roadlines",
    invoice_number: "MI26270001",
    invoice_date: "2026-11-20",
    eway_bill: "351012345678",
    eway_valid_until: "2026-11-19T18:29:00.000Z",
    ebill: null,
  });
  const award = { transporter_id: 21, price: 1_800, reason: "The lowest", transporter: "Deccan Carriers" };
  orderWith({ award, buyer_view: anOrder({ driver_list: [carried] }) });
  await renderAt(routes, "/desk/order/96");

  const papers = within(await screen.findByRole("table", { name: "Trucks and documents" }));
  const row = papers.getByRole("row", { name: /CG 04 AB 1234/ });
  expect(within(row).getByRole("link", { name: "Invoice MI26270001" })).toHaveAttribute(
    "href",
    "/desk/paper/MI26270001",
  );
  expect(row).toHaveTextContent("MI26270001of 20 Nov 2026");
  expect(row).toHaveTextContent("351012345678ended 19 Nov 2026, 11:59 pm");
  const money = screen.getByRole("table", { name: "Money" });
  expect(within(money).getByRole("row", { name: /^Transporter, Deccan Carriers, Bharat Roadlines/ })).toBeVisible();
  expect(await screen.findByText(/^No claims or notes\./)).toBeVisible();
});

it("shows what each side sees of the order, read-only", async () => {
  const user = userEvent.setup();
  const api = orderWith();
  api.answer("GET /desk/order/:id/transporter-view", DeskTransporterViewAnswer, { data: null });
  await renderAt(routes, "/desk/order/96");
  await user.click(await screen.findByRole("button", { name: "As the seller" }));
  expect(screen.getByText("Receivable with GST")).toBeVisible();
  expect(screen.queryByText("For price with GST", { selector: "dt" })).not.toBeInTheDocument();
  expect(api.calls("GET /desk/order/:id/transporter-view")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "As the transporter" }));
  expect(await screen.findByText("Nobody carries this order yet.")).toBeVisible();
  expect(screen.queryByText("Receivable with GST")).not.toBeInTheDocument();
});

it("names the side that a line of the timeline speaks to", async () => {
  const event = { id: 1, at: "2026-11-20T05:00:00.000Z", status: "pending", vehicle_number: null } as const;
  const text = "Your credit note CN/31 is entered";
  const timeline = [
    { ...event, text: "The order is placed", audience: ["buyer", "seller", "transporter"] },
    { ...event, id: 2, text, audience: ["seller"] },
  ];
  orderWith({ timeline });
  await renderAt(routes, "/desk/order/96");
  expect(await screen.findByText(/: To the seller: “Your credit note CN\/31 is entered”$/)).toBeVisible();
  expect(screen.getByText(/: The order is placed$/)).toBeVisible();
});
