import { type DeskPayment, DeskPaymentAnswer } from "@mandi/shared/contract/desk/money";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { aDeskPayment } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

it("calls a debit note by its name where the payer had named it and the desk changed that", async () => {
  const order = "O2627000096";
  const changed = { changed_at: "2026-11-21T06:00:00.000Z", changed_by: "Asha Rao" };
  const named = { purpose: "final", quotation: null, order, invoice: "MD2627000001", ...changed } as const;
  const api = fakeDesk();
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  const data = aDeskPayment({
    purpose: "final",
    order,
    invoice: null,
    named: { ...named, invoice_kind: "debit note" },
  });
  api.answer("GET /desk/payment/:id", DeskPaymentAnswer, { data });
  await renderAt(routes, "/desk/payment/318");

  expect((await screen.findByText("Pays")).nextSibling).toHaveTextContent("Debit note MD2627000001, order O2627000096");
});

it("calls a debit note by its name where a transfer pays it, and where it can be chosen", async () => {
  const user = userEvent.setup();
  const note = { date: "2026-11-20", due_on: "2026-12-05", due: 1_200_000, is_debit_note: 1 as const };
  const unpaid = ["MD2627000001", "MD2627000002"].map((number) => ({
    ...{ order_id: 96, order: "O2627000096", due: 1_200_000, is_under_check: 0 },
    invoice: { ...note, number },
  }));
  const paid: Partial<DeskPayment> = { purpose: "final", order: "O2627000096", invoice: "MD2627000001" };
  const api = fakeDesk();
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  const data = aDeskPayment({ ...paid, invoice_kind: "debit note", unpaid });
  api.answer("GET /desk/payment/:id", DeskPaymentAnswer, { data });
  await renderAt(routes, "/desk/payment/318");

  expect((await screen.findByText("Pays")).nextSibling).toHaveTextContent("Debit note MD2627000001, order O2627000096");
  expect(screen.getByText(/^Debit note MD2627000001, order O2627000096, from /)).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Change what it pays" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Debit note MD2627000001")).toBeVisible();
  expect(dialog.getByRole("option", { name: /^Debit note MD2627000002: ₹12,00,000.00, due on/ })).toBeInTheDocument();
});
