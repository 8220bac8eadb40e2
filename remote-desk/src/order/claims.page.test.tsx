import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskLedgerAnswer, DeskOrderAnswer } from "@mandi/shared/contract/desk/order";
import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { aCreditNote, anInvoice } from "@mandi/shared/testing/buyer-builders/invoice";
import { anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { aDeskOrder } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aSellerBill, aSellerOrder } from "@mandi/shared/testing/seller-builders";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const { lines, tax, goods_amount } = anInvoice();
const part = {
  cause: "weight",
  lines: lines.map((line) => ({ ...line, position: 1 })),
  tax,
  goods_amount,
  freight: 0,
  round_off: 0,
  total: 10_087,
};

async function openDelivered(
  money: Partial<ReturnType<typeof aDeskOrder>["money"]> = {},
  terms: Pick<ReturnType<typeof anOrder>, "freight_to_pay"> = {},
  shortages = [{ note: "MC2627000007", amount: 9_639 }],
) {
  const api = fakeDesk();
  const order = aDeskOrder({
    status: "delivered",
    steps: [],
    buyer_view: anOrder({
      status: "delivered",
      credit_notes: [aCreditNote({ number: "MC2627000007", part })],
      ...terms,
    }),
    seller_view: aSellerOrder({ status: "delivered", invoices: [aSellerBill()] }),
    shortages: terms.freight_to_pay ? [] : shortages,
  });
  api.answer("GET /desk/order/:id", DeskOrderAnswer, { data: { ...order, money: { ...order.money, ...money } } });
  api.answer("GET /desk/order/:id/ledger", DeskLedgerAnswer, { data: [] });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  await renderAt(routes, "/desk/order/96");
  return api;
}

async function open(title: string) {
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: title }));
  const dialog = within(await screen.findByRole("dialog", { name: title }));
  const finish = async () => {
    await user.type(dialog.getByLabelText("Reason"), "Both slips compared");
    await user.click(dialog.getByRole("button", { name: title }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  };
  return { user, dialog, finish };
}

it("leads from each note and cancelled bill of the seller to its document, found by key", async () => {
  const bill = aSellerBill();
  const note = {
    number: "CN/31",
    date: "2026-11-22",
    reason: "Weight",
    supplier: bill.supplier,
    bill,
    part,
    irn: null,
  };
  const api = fakeDesk();
  const order = aDeskOrder({
    seller_view: aSellerOrder({ invoices: [bill], notes: [note] }),
    seller_papers: [
      { id: 71, kind: "bill", number: bill.number },
      { id: 72, kind: "seller note", number: "CN/31" },
    ],
  });
  api.answer("GET /desk/order/:id", DeskOrderAnswer, { data: order });
  api.answer("GET /desk/order/:id/ledger", DeskLedgerAnswer, { data: [] });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  await renderAt(routes, "/desk/order/96");

  const row = await screen.findByRole("row", { name: /^CN\/31/ });
  expect(within(row).getByRole("link", { name: "CN/31" })).toHaveAttribute("href", "/desk/paper/72");
  expect(within(row).getByRole("link", { name: bill.number })).toHaveAttribute("href", "/desk/paper/71");
});

const asRead = { expected_status: "delivered", expected_price: 1_692_430, expected_due: 1_523_187 };

it("enters the seller's own note on a bill with the figures of their document", async () => {
  const path = "POST /desk/order/:id/seller-note";
  const api = await openDelivered();
  api.answer(path, DeskAnswer, { message: "The note CN/31 is entered.", approval_id: null });
  const { user, dialog, finish } = await open("Enter the seller's credit note");

  await user.selectOptions(dialog.getByLabelText("Seller's bill"), "KI/26-27/412");
  await user.type(dialog.getByLabelText("Number of the note"), "CN/31");
  await user.type(dialog.getByLabelText("Date of the note"), "2026-11-21");
  await user.selectOptions(dialog.getByLabelText("About"), "Quality");
  await user.type(dialog.getByLabelText(/^Rate per MT/), "400");
  await user.type(dialog.getByLabelText(/^Total of the note/), "11616");
  await finish();

  expect(api.calls(path).map(({ body }) => body)).toEqual([
    {
      ...asRead,
      bill: "KI/26-27/412",
      number: "CN/31",
      date: "2026-11-21",
      cause: "quality",
      rate: 400,
      total: 11_616,
      reason: "Both slips compared",
    },
  ]);
});

it("charges a shortage to the carrier by the note that credits it to the buyer", async () => {
  const path = "POST /desk/order/:id/charge-lost-goods";
  const api = await openDelivered();
  api.answer(path, DeskAnswer, { message: "₹9,639 is taken off the freight.", approval_id: null });
  const { user, dialog, finish } = await open("Charge a shortage to the carrier");

  const [, offered] = dialog.getAllByRole("option");
  expect(offered).toHaveTextContent("MC2627000007, ₹9,639.00 off the freight");
  await user.selectOptions(dialog.getByLabelText("Credit note"), "MC2627000007");
  await finish();

  expect(api.calls(path).map(({ body }) => body)).toEqual([
    { ...asRead, note: "MC2627000007", amount: 9_639, reason: "Both slips compared" },
  ]);
});

it("offers a shortage no longer once somebody bears it, and says so", async () => {
  await openDelivered({}, {}, []);

  expect(await screen.findByText("the carrier or the seller bears it already")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Charge a shortage to the carrier" })).not.toBeInTheDocument();
});

it("charges no shortage to a carrier whom the consignee pays", async () => {
  await openDelivered({}, { freight_to_pay: { per_mt: 1_700, amount: 51_000 } });

  expect(await screen.findByText("MC2627000007")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Charge a shortage to the carrier" })).not.toBeInTheDocument();
  expect(screen.getByText("Charge a shortage to the carrier")).toBeVisible();
  expect(screen.getByText("the consignee pays it to the carrier")).toBeVisible();
});

it("records what a carrier pays back, and offers it only where somebody owes", async () => {
  const path = "POST /desk/order/:id/paid-back";
  const api = await openDelivered({ transporter_owed: -1_639 });
  api.answer(path, DeskAnswer, { message: "The payment of the transporter is recorded.", approval_id: null });
  const { user, dialog, finish } = await open("Record a payment back");
  const from = dialog.getByLabelText("Paid by");
  expect(within(from).queryByRole("option", { name: "Owed by the seller" })).toBeNull();

  await user.selectOptions(from, "Owed by the transporter");
  await user.type(dialog.getByLabelText("Amount"), "1639");
  await user.type(dialog.getByLabelText(/reference/i), "NEFT77");
  await finish();

  expect(api.calls(path).map(({ body }) => body)).toEqual([
    { ...asRead, from: "transporter", amount: 1_639, reference: "NEFT77", reason: "Both slips compared" },
  ]);
});

it("offers no payment back while nobody owes", async () => {
  await openDelivered();
  expect(await screen.findByRole("button", { name: "Enter the seller's credit note" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Record a payment back" })).toBeNull();
});
