import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskLedgerAnswer, DeskOrderAnswer } from "@mandi/shared/contract/desk/order";
import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { anInvoice } from "@mandi/shared/testing/buyer-builders/invoice";
import { aDriver, aLedgerRow, anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { aDeskOrder, aTrailRow } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aSellerOrder, aSellerVehicle } from "@mandi/shared/testing/seller-builders";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";
import { deskWith, truck } from "../testing/fake-order";

const cancel = "POST /desk/order/:id/cancel";

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

it("keeps what was typed when the order has changed, and shows its current state", async () => {
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
  expect(await within(dialog).findByText("Confirm", { exact: true })).toBeVisible();
});

it("offers only what the status and the rights of the reader allow, and names the role for the rest", async () => {
  deskWith({ status: "confirm", steps: ["award"] }, ["look", "money"]);
  await renderAt(routes, "/desk/order/96");

  expect(await screen.findByRole("button", { name: "Record a payment out" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Award the freight" })).not.toBeInTheDocument();
  expect(screen.getByText(/This needs the role of operator/)).toBeVisible();
});

it("shows what the consignee pays to the carrier, and that it cannot be changed here", async () => {
  const buyer_view = anOrder({ transport_price: 0, freight_to_pay: { per_mt: 3_100, amount: 83_700 } });
  deskWith({ status: "loading", steps: ["change order"], buyer_view });
  await renderAt(routes, "/desk/order/96");

  expect(
    await screen.findByText("Freight to pay: the consignee pays the carrier ₹3,100.00 per MT before GST."),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: "Change the freight" })).not.toBeInTheDocument();
  expect(screen.getByText("the consignee pays it to the carrier")).toBeInTheDocument();
});

it("issues a challan for a loaded truck, and shows the quality documents, bound to the state that was read", async () => {
  const user = userEvent.setup();
  const challan = "POST /desk/order/:id/challan";
  const quality = "POST /desk/order/:id/quality";
  const loaded = truck({ final_quantity_by_seller: 29.8, invoice_number: null });
  const api = deskWith({ buyer_view: { ...loaded, quality_check_visibility: 0 }, steps: ["quality"] });
  api.answer(challan, DeskAnswer, { message: "Delivery challan DC1 is issued.", approval_id: null });
  api.answer(quality, DeskAnswer, { message: "The quality check is changed.", approval_id: null });
  await renderAt(routes, "/desk/order/96");
  await user.click(await screen.findByRole("button", { name: "Issue a delivery challan" }));
  const first = await screen.findByRole("dialog", { name: "Issue a delivery challan" });
  await user.selectOptions(within(first).getByLabelText("Vehicle"), "CG 04 AB 1234");
  await user.type(within(first).getByLabelText("Why the invoice cannot travel with it"), "The weighbridge is down");
  await user.type(within(first).getByLabelText("Reason"), "Asked by the seller");
  await user.click(within(first).getByRole("button", { name: "Issue a delivery challan" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

  const show = "Show the quality documents to the buyer";
  expect(screen.getByRole("button", { name: "Add a quality certificate" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: show }));
  const second = await screen.findByRole("dialog", { name: show });
  await user.type(within(second).getByLabelText("Reason"), "Checked at the mill");
  await user.click(within(second).getByRole("button", { name: show }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

  expect(api.calls(challan).map(({ body }) => body)).toEqual([
    { vehicle_id: 5, cause: "The weighbridge is down", reason: "Asked by the seller" },
  ]);
  expect(api.calls(quality).map(({ body }) => body)).toEqual([
    {
      visible: true,
      expected_status: "loading",
      expected_price: 1_692_430,
      expected_due: 1_523_187,
      reason: "Checked at the mill",
    },
  ]);
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
  expect(within(await screen.findByRole("table", { name: "Trucks and documents" })).getAllByRole("row")).toHaveLength(
    2,
  );
  expect(screen.getByText("The GSTIN looks doubtful")).toBeVisible();
  expect(await screen.findByText("The cheapest truck had no driver")).toBeVisible();
  expect(await screen.findByRole("table", { name: "Ledger of the buyer" })).toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Seller" }));
  expect(await screen.findByRole("table", { name: "Ledger of the seller" })).toBeInTheDocument();
  expect(api.calls("GET /desk/order/:id/ledger").map(({ query }) => query.get("side"))).toEqual(["buyer", "seller"]);
  expect(api.calls("GET /desk/audit")[0]?.query.get("subject")).toBe("O2627000096");
});

it("names what each row of the trail is about, where it is not always the order", async () => {
  const api = deskWith();
  const about = "Transfer of Agrawal Traders";
  const rows = [aTrailRow({ id: 1 }), aTrailRow({ id: 2, subject: "payment:7", about, page: "/desk/payment/7" })];
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: rows });
  await renderAt(routes, "/desk/order/96");
  expect(await screen.findByRole("link", { name: about })).toHaveAttribute("href", "/desk/payment/7");
});

it("lists what cannot be done now, each with the reason, and offers no button for it", async () => {
  deskWith({ status: "loading", steps: ["loading", "quality"] });
  await renderAt(routes, "/desk/order/96");
  const panel = await screen.findByRole("region", { name: "Actions" });
  expect(within(panel).getByRole("heading", { name: "Not now" })).toBeVisible();
  expect(panel).toHaveTextContent("Cancel the orderloading has begun");
  expect(panel).toHaveTextContent("Refund the buyernothing is overpaid");
  expect(screen.queryByRole("button", { name: "Cancel the order" })).not.toBeInTheDocument();
});

it("does not offer loading until every tonne has a vehicle with a driver", async () => {
  const steps = ["cancel", "vehicle", "driver", "remove vehicle", "change order", "change freight", "quality"];
  deskWith({ status: "confirm", steps, seller_view: aSellerOrder({ vehicles: [aSellerVehicle()] }) });
  await renderAt(routes, "/desk/order/96");
  const panel = await screen.findByRole("region", { name: "Actions" });
  expect(panel).toHaveTextContent("Vehicle has reportedafter every tonne has a vehicle with a driver");
  expect(panel).not.toHaveTextContent("after a vehicle is planned");
});

it("offers a step only for the vehicles that can take it, and says what the others wait for", async () => {
  const steps = ["loading", "final quantity", "invoice", "cancel invoice", "eway bill", "proof of delivery"];
  const atPlant = aSellerVehicle({
    id: 7,
    vehicle_number: "CG07CK2951",
    reported_at: "2026-11-23T05:00:00.000Z",
    final_quantity: null,
    invoice: null,
    invoice_corrected_by: null,
  });
  const onItsWay = aSellerVehicle({ ...atPlant, id: 8, vehicle_number: "CG04LT7723", reported_at: null });
  deskWith({ status: "loading", steps, seller_view: aSellerOrder({ vehicles: [atPlant, onItsWay] }) });
  await renderAt(routes, "/desk/order/96");
  const panel = await screen.findByRole("region", { name: "Actions" });
  expect(panel).toHaveTextContent("Cancel an invoiceno invoice can be cancelled");
  expect(panel).toHaveTextContent("Enter the proof of deliveryafter invoice and transport receipt");
  for (const name of ["Cancel an invoice", "Enter the seller's invoice", "Enter the e-way bill"])
    expect(within(panel).queryByRole("button", { name })).not.toBeInTheDocument();
  await userEvent.setup().click(within(panel).getByRole("button", { name: "Enter the loaded weight" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByRole("option", { name: "CG 07 CK 2951" })).toBeInTheDocument();
  expect(within(dialog).queryByRole("option", { name: "CG 04 LT 7723" })).not.toBeInTheDocument();
});

it("offers to cancel only the invoices that can be cancelled, and says why not and what to do instead for the others", async () => {
  const why = "The seller has been paid for this invoice. A credit note can correct the invoice now.";
  const [paid, open] = [
    aSellerVehicle({ id: 7, vehicle_number: "CG07CK2951", invoice: "K/1", invoice_corrected_by: "desk" }),
    aSellerVehicle({ id: 8, vehicle_number: "CG04LT7723", invoice: "K/2", invoice_corrected_by: "desk" }),
  ];
  deskWith({
    status: "loading",
    steps: ["cancel invoice"],
    seller_view: aSellerOrder({ vehicles: [paid, open] }),
    lasting_invoices: [{ vehicle_id: 7, invoice: "MI2627000041", why }],
    buyer_view: anOrder({
      invoices: [
        anInvoice({ number: "MI2627000041", vehicle_id: 7 }),
        anInvoice({ number: "MI2627000042", vehicle_id: 8, total: 1_534_909.92 }),
      ],
    }),
  });
  await renderAt(routes, "/desk/order/96");
  const panel = await screen.findByRole("region", { name: "Actions" });
  expect(panel).toHaveTextContent(`Cancel MI2627000041${why}`);
  await userEvent.setup().click(within(panel).getByRole("button", { name: "Cancel an invoice" }));
  const dialog = await screen.findByRole("dialog");
  const invoices = within(dialog).getByRole("combobox", { name: "Invoice" });
  const offered = within(invoices).getAllByRole("option");
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    "Choose an invoice",
    "MI2627000042, ₹15,34,909.92, CG 04 LT 7723",
  ]);
  expect(within(dialog).getByRole("button", { name: "Keep it" })).toBeVisible();
  expect(within(dialog).queryByRole("button", { name: "Cancel" })).toBeNull();
  await userEvent.setup().selectOptions(invoices, "8");
  expect(await within(dialog).findByRole("button", { name: "Cancel MI2627000042" })).toBeVisible();
});

it("shows the progress of each truck, and its next step", async () => {
  const truck = aDriver({ final_quantity_by_seller: 25.5, invoice_number: null, eway_bill: null, delivered_at: null });
  deskWith({ status: "loading", buyer_view: anOrder({ driver_list: [truck] }) });
  await renderAt(routes, "/desk/order/96");
  const stages = await screen.findByRole("list", { name: "Stages of CG 04 MB 1234" });
  expect(within(stages).getByText(/^Loaded/)).toHaveTextContent("Loaded, done25.500 MT");
  expect(within(stages).getByText(/^Invoiced/)).toHaveAttribute("aria-current", "step");
  expect(within(stages).getByText(/^Delivered/)).toHaveTextContent("Delivered, not yet");
});

it("still shows after a reload what waits for a second person about the order, with links", async () => {
  deskWith({ approval_ids: [7, 9] });
  await renderAt(routes, "/desk/order/96");

  const panel = within(await screen.findByRole("region", { name: "Actions" }));
  expect(panel.getAllByText(/^Waits for a second person/)).toHaveLength(2);
  expect(panel.getByRole("link", { name: "Open the approval A7" })).toHaveAttribute("href", "/desk/approval/7");
  expect(panel.getByRole("link", { name: "Open the approval A9" })).toHaveAttribute("href", "/desk/approval/9");
});
