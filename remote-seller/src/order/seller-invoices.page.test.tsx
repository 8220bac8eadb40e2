import { type SellerOrder, SellerOrderAnswer } from "@mandi/shared/contract/seller-order";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { aSiteSetup } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aSellerBill, aSellerOrder, aSellerVehicle } from "@mandi/shared/testing/seller-builders";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const read = "GET /seller/order-detail/:id";
const step = "POST /seller/order/:id/event";
const pdfCall = "GET /seller/order/:id/bill/:number/pdf";

async function openOrder(order: SellerOrder) {
  signInAs("seller");
  const api = fakeApi();
  const answer = (data: SellerOrder) => api.answer(read, SellerOrderAnswer, { data });
  answer(order);
  api.answer("GET /config", SiteSetupAnswer, { general_setup: aSiteSetup() });
  api.confirm(step, "The invoice is cancelled.");
  await renderAt(routes, "/seller-order-detail/91");
  await screen.findByRole("heading", { level: 1 });
  return { api, answer };
}

const loaded = aSellerVehicle({ reported_at: "2026-11-14T03:00:00.000Z", final_quantity: 29.84 });
const invoicedOrder = (correctedBy: "seller" | "desk" | null): SellerOrder =>
  aSellerOrder({
    status: "loading",
    vehicles: [{ ...loaded, invoice: "KI/26-27/412", invoice_corrected_by: correctedBy }],
    invoices: [aSellerBill()],
    taken_back: [],
  });
const takenBackOrder = (is_mine: 0 | 1): SellerOrder =>
  aSellerOrder({
    status: "loading",
    next_steps: ["invoice"],
    vehicles: [{ ...loaded, invoice_corrected_by: null }],
    invoices: [],
    taken_back: [
      {
        bill: aSellerBill(),
        taken_back_at: "2026-11-14T06:10:00.000Z",
        is_mine,
        reason: "Correction of weight: Tare of another truck",
      },
    ],
  });
const row = () => within(screen.getByRole("region", { name: "Invoices" })).getByRole("row", { name: /KI\/26-27\/412/ });
const wrong = () => screen.getByRole("button", { name: "Invoice is wrong: KI/26-27/412" });
const dialog = () => within(screen.getByRole("dialog", { name: "Cancel invoice KI/26-27/412?" }));

it("cancels a wrong invoice with its reason, once, and shows the outcome", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  const { api, answer } = await openOrder(invoicedOrder("seller"));
  expect(row()).toHaveTextContent("CG 04 MB 1234₹14,82,391.52");

  await user.click(wrong());
  await screen.findByRole("dialog");
  await user.selectOptions(dialog().getByLabelText("What is wrong?"), "The weight");
  await user.type(dialog().getByLabelText(/How should it be/), "Tare of another truck");
  answer(takenBackOrder(1));
  await user.dblClick(dialog().getByRole("button", { name: "Cancel the invoice" }));

  await waitFor(() => expect(row()).toHaveTextContent("cancelled"));
  expect(row()).toHaveTextContent("By you, 14 Nov 2026, 11:40 am. Correction of weight: Tare of another truck");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent(/^cancelled/);
  expect(screen.getByText(/stays used: cancel it in your own books too/)).toBeVisible();
  expect(notices).toMatchObject([{ tone: "success", text: "The invoice is cancelled." }]);
  expect(api.calls(step).map(({ body }) => body)).toEqual([
    { event: "cancel_invoice", vehicle_id: 5, correction: "Correction of weight", note: "Tare of another truck" },
  ]);
  expect(api.calls(step)[0]?.headers.get("idempotency-key")).toBeTruthy();
});

it.each([
  ["The weight", "Loaded weight"],
  ["The invoice number", "Invoice"],
])("opens the step where the mistake is corrected: %s", async (mistake, step) => {
  const user = userEvent.setup();
  const { answer } = await openOrder(invoicedOrder("seller"));
  await user.click(wrong());
  await screen.findByRole("dialog");
  await user.selectOptions(dialog().getByLabelText("What is wrong?"), mistake);
  answer(takenBackOrder(1));
  await user.click(dialog().getByRole("button", { name: "Cancel the invoice" }));

  expect(await screen.findByRole("button", { name: step, pressed: true }, { timeout: 10_000 })).toBeVisible();
});

it("asks what is wrong, and for an explanation where no entry of the list applies, before anything is sent", async () => {
  const user = userEvent.setup();
  const { api } = await openOrder(invoicedOrder("seller"));
  await user.click(wrong());
  await screen.findByRole("dialog");

  await user.click(dialog().getByRole("button", { name: "Cancel the invoice" }));
  expect(await dialog().findByText("Please choose what is wrong")).toBeVisible();
  await user.selectOptions(dialog().getByLabelText("What is wrong?"), "Something else");
  await user.click(dialog().getByRole("button", { name: "Cancel the invoice" }));

  expect(await dialog().findByText("Please say what is wrong")).toBeVisible();
  expect(api.calls(step)).toEqual([]);
  await expect(document.body).toHaveNoAxeViolations();
});

it("does not discard typed text without a question, and sends nothing when the invoice is kept", async () => {
  const user = userEvent.setup();
  const { api } = await openOrder(invoicedOrder("seller"));
  await user.click(wrong());
  await screen.findByRole("dialog");
  await user.type(dialog().getByLabelText(/How should it be/), "29.480 MT");

  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(dialog().getByLabelText(/How should it be/)).toHaveValue("29.480 MT");
  await user.click(dialog().getByRole("button", { name: "Keep the invoice" }));
  await user.click(await screen.findByRole("button", { name: "Discard" }));

  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls(step)).toEqual([]);
  expect(wrong()).toBeVisible();
});

it("shows why when the truck got its documents in the meantime, keeps what was typed, and refetches the order", async () => {
  const user = userEvent.setup();
  listenToNotices();
  const { api, answer } = await openOrder(invoicedOrder("seller"));
  await user.click(wrong());
  await screen.findByRole("dialog");
  await user.selectOptions(dialog().getByLabelText("What is wrong?"), "The weight");
  answer(invoicedOrder("desk"));
  api.refuse(step, 409, { message: "This vehicle has its transport documents." });

  await user.click(dialog().getByRole("button", { name: "Cancel the invoice" }));

  expect(await dialog().findByText("This vehicle has its transport documents.")).toBeVisible();
  expect(dialog().getByLabelText("What is wrong?")).toHaveDisplayValue("The weight");
  await waitFor(() => expect(api.calls(read).length).toBeGreaterThan(1));
});

it("explains that the desk has to do it once the truck has its transport documents", async () => {
  await openOrder(invoicedOrder("desk"));
  expect(row().nextElementSibling).toHaveTextContent("please ask our desk to cancel it");
  expect(screen.queryByRole("button", { name: /Invoice is wrong/ })).not.toBeInTheDocument();
  await expect(document.body).toHaveNoAxeViolations();
});

it("offers no correction after the delivery", async () => {
  await openOrder(invoicedOrder(null));
  expect(row()).toBeVisible();
  expect(row()).not.toHaveTextContent(/desk|wrong/);
});

it("shows what the desk cancelled and why", async () => {
  await openOrder(takenBackOrder(0));
  expect(row()).toHaveTextContent("By our desk, 14 Nov 2026, 11:40 am. Correction of weight: Tare of another truck");
  expect(screen.queryByRole("button", { name: /Invoice is wrong/ })).not.toBeInTheDocument();
});

it("shows the seller their own credit note on a bill", async () => {
  const bill = aSellerBill();
  const { supplier, tax, goods_amount, total } = bill;
  const part = { cause: "quality", lines: [], tax, goods_amount, freight: 0, round_off: 0, total };
  const note = {
    number: "CN/31",
    date: "2026-11-21",
    reason: "Quality below the agreed one",
    supplier,
    bill,
    irn: null,
  };
  await openOrder({ ...invoicedOrder(null), notes: [{ ...note, part: { ...part, total: 11_616 } }] });

  expect(
    screen.getByText("Your credit note CN/31 of 21 Nov 2026 on KI/26-27/412: Quality below the agreed one, ₹11,616"),
  ).toBeVisible();
});

it("shows the order without invoices when the API does not send them", async () => {
  const { invoices: _none, taken_back: _neither, ...order } = invoicedOrder(null);
  await openOrder({ ...order, vehicles: [{ ...loaded, invoice: "KI/26-27/412" }] });
  expect(screen.getByRole("region", { name: "Vehicles" })).toHaveTextContent("KI/26-27/412");
  expect(screen.queryByRole("region", { name: "Invoices" })).not.toBeInTheDocument();
});

it.each([
  ["that stands", invoicedOrder(null)],
  ["that was cancelled", takenBackOrder(0)],
])("saves an invoice %s as the PDF of the server, and reports a failed download", async (_which, order) => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined });
  const { api } = await openOrder(order);
  const pdf = screen.getByRole("button", { name: "PDF of KI/26-27/412" });
  api.refuse(pdfCall, 503);
  await user.click(pdf);
  await waitFor(() => expect(notices).toMatchObject([{ text: "The PDF could not be loaded. Please try again." }]));
  expect(saved).toEqual([]);

  api.confirm(pdfCall, "bytes");
  await user.click(pdf);

  await waitFor(() => expect(saved).toEqual(["KI-26-27-412.pdf"]));
  expect(notices).toHaveLength(1);
  const asked = { id: "91", number: "KI/26-27/412" };
  expect(api.calls(pdfCall).map(({ params }) => params)).toEqual([asked, asked]);
});
