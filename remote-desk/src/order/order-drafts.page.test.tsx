import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskFreightDraftAnswer, DeskNoteDraftAnswer } from "@mandi/shared/contract/desk/order-draft";
import { anInvoice } from "@mandi/shared/testing/buyer-builders/invoice";
import { anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { deskWith } from "../testing/fake-order";

const noteDraft = "GET /desk/order/:id/note-draft";
const note = "POST /desk/order/:id/note";
const freightDraft = "GET /desk/order/:id/freight-draft";
const freight = "POST /desk/order/:id/freight";

const before = { price: 1_692_430, transport_price: 1_800, charged: 1_692_430, due: 1_523_187 };
const [line] = anInvoice().lines;
const part = {
  cause: "weight",
  lines: line ? [{ ...line, quantity: 0.5, taxable_amount: 23_400, position: 1 }] : [],
  tax: { ...anInvoice().tax, taxable_amount: 23_400, cgst: 2_106, sgst: 2_106, utgst: 0, igst: 0 },
  goods_amount: 27_612,
  freight: 0,
  round_off: 0.4,
  total: 27_612,
};

async function opened(title: string) {
  const user = userEvent.setup();
  const api = deskWith({ steps: ["change freight"], buyer_view: anOrder({ invoices: [anInvoice()] }) });
  await renderAt(routes, "/desk/order/96");
  await user.click(await screen.findByRole("button", { name: title }));
  const dialog = within(await screen.findByRole("dialog", { name: title }));
  await user.type(dialog.getByLabelText("Reason"), "As agreed");
  return { api, user, dialog };
}

it("shows what a debit note comes to before it is issued, says what it needs, and issues the total that was read", async () => {
  const { api, user, dialog } = await opened("Issue a note");
  api.answer(noteDraft, DeskNoteDraftAnswer, {
    data: { part, reason: "More weight received", due_on: "2026-12-21", before, after: { ...before, due: 1_550_799 } },
  });
  api.answer(note, DeskAnswer, { message: "The note DN1 is issued.", approval_id: null });
  expect(dialog.getByLabelText("Quantity, MT (optional)")).toBeVisible();
  await user.selectOptions(dialog.getByLabelText("Invoice"), anInvoice().number);
  await user.selectOptions(dialog.getByLabelText("Note"), "Debit note");
  await user.selectOptions(dialog.getByLabelText("About"), "Weight");
  expect(dialog.getByLabelText("Rate per MT (optional)")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Show the total" }));
  expect(dialog.getByLabelText("How the buyer agreed")).toHaveAccessibleDescription(/Please say how the buyer agreed/);
  expect(api.calls(noteDraft)).toEqual([]);
  await user.type(dialog.getByLabelText("Quantity, MT"), "0.5");
  await user.type(dialog.getByLabelText("How the buyer agreed"), "By phone");

  await user.click(dialog.getByRole("button", { name: "Show the total" }));

  expect(await dialog.findByText("₹15,23,187.00 now, ₹15,50,799.00 after this")).toBeVisible();
  expect(dialog.getByText("Total of the debit note").nextElementSibling).toHaveTextContent("₹27,612.00");
  expect(dialog.getByText("Round-off").nextElementSibling).toHaveTextContent("₹0.40");
  expect(api.calls(note)).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Issue the debit note, ₹27,612.00" }));
  expect(api.calls(note).map(({ body }) => body)).toEqual([
    expect.objectContaining({ kind: "debit", quantity: 0.5, consent: "By phone", expected_total: 27_612 }),
  ]);
});

it("asks for the total again when something else is typed after it was shown", async () => {
  const { api, user, dialog } = await opened("Change the freight");
  const after = { ...before, transport_price: 1_850, price: 1_694_130 };
  api.answer(freightDraft, DeskFreightDraftAnswer, { data: { before, after } });
  api.answer(freight, DeskAnswer, { message: "The freight is changed.", approval_id: null });
  await user.type(dialog.getByLabelText("Freight per MT with GST"), "1850");
  await user.click(dialog.getByRole("button", { name: "Show the total" }));
  expect(await dialog.findByText("₹1,800.00 now, ₹1,850.00 after this")).toBeVisible();

  await user.type(dialog.getByLabelText("Freight per MT with GST"), "{Backspace}5");

  expect(dialog.queryByText("₹1,800.00 now, ₹1,850.00 after this")).not.toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Show the total" }));
  await user.click(await dialog.findByRole("button", { name: /^Change the freight: ₹16,94,130/ }));
  expect(api.calls(freight).map(({ body }) => body)).toEqual([
    expect.objectContaining({ transport_price: 1_855, expected_new_price: 1_694_130 }),
  ]);
});

it("asks for the total again when the server says that it has changed, and acts on the new one", async () => {
  const { api, user, dialog } = await opened("Change the freight");
  const after = { ...before, transport_price: 1_850, price: 1_694_130 };
  api.answer(freightDraft, DeskFreightDraftAnswer, { data: { before, after } });
  await user.type(dialog.getByLabelText("Freight per MT with GST"), "1850");
  await user.click(dialog.getByRole("button", { name: "Show the total" }));
  const text = "The order now comes to ₹16,94,230, not ₹16,94,130";
  api.refuse(freight, 409, { message: text });
  await user.click(await dialog.findByRole("button", { name: /^Change the freight: ₹16,94,130/ }));
  expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.getByLabelText("Freight per MT with GST")).toHaveValue("1,850");

  api.answer(freightDraft, DeskFreightDraftAnswer, { data: { before, after: { ...after, price: 1_694_230 } } });
  api.answer(freight, DeskAnswer, { message: "The freight is changed.", approval_id: null });
  await user.click(dialog.getByRole("button", { name: "Show the total" }));
  await user.click(await dialog.findByRole("button", { name: /^Change the freight: ₹16,94,230/ }));

  expect(api.calls(freightDraft)).toHaveLength(2);
  expect(api.calls(freight).at(-1)?.body).toMatchObject({ transport_price: 1_850, expected_new_price: 1_694_230 });
});

it("sends the same total again when the answer was lost", async () => {
  const { api, user, dialog } = await opened("Change the freight");
  const after = { ...before, transport_price: 1_850, price: 1_694_130 };
  api.answer(freightDraft, DeskFreightDraftAnswer, { data: { before, after } });
  await user.type(dialog.getByLabelText("Freight per MT with GST"), "1850");
  await user.click(dialog.getByRole("button", { name: "Show the total" }));
  api.refuse(freight, 503, { message: "Please try again" });
  await user.click(await dialog.findByRole("button", { name: /^Change the freight: ₹16,94,130/ }));
  await dialog.findByText(/try again/);

  api.answer(freight, DeskAnswer, { message: "The freight is changed.", approval_id: null });
  await user.click(dialog.getByRole("button", { name: /^Change the freight: ₹16,94,130/ }));

  const [first, second] = api.calls(freight);
  expect(second?.headers.get("idempotency-key")).toBe(first?.headers.get("idempotency-key"));
  expect(api.calls(freightDraft)).toHaveLength(1);
});

it("shows at the field why the server would refuse, and offers nothing to confirm", async () => {
  const { api, user, dialog } = await opened("Change the freight");
  const text = "The buyer must accept a difference above 100 per MT";
  api.refuse(freightDraft, 422, { message: text, errors: { consent: [text] } });
  await user.type(dialog.getByLabelText("Freight per MT with GST"), "2500");
  await user.click(dialog.getByRole("button", { name: "Show the total" }));

  expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.getByRole("button", { name: "Show the total" })).toBeEnabled();
  expect(api.calls(freight)).toEqual([]);
});
