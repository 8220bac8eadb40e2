import { DeskEwayBillListAnswer } from "@mandi/shared/contract/desk/eway-bill";
import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskEInvoiceListAnswer } from "@mandi/shared/contract/desk/tax-portal";
import { deskEwayBillsPath } from "@mandi/shared/contract/page-paths";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

afterEach(() => {
  jest.useRealTimers();
});

it("records an e-way bill made outside as cancelled there once its invoice was cancelled", async () => {
  const user = userEvent.setup();
  const api = fakeDesk();
  const bill = {
    ...{ id: 7, number: "271000000001", order_id: "O2627000042", invoice: "MI2627000042", vehicle: "CG04AB1234" },
    ...{ state: "active", is_typed: 1, is_extendable: 0, code: "outside", message: "The invoice was cancelled." },
    ...{ made_at: "2026-11-21T05:00:00.000Z", valid_until: "2026-11-23T18:29:00.000Z" },
  };
  const counting = { ...bill, id: 8, number: "271000000002", code: null, message: null };
  api.answer("GET /desk/e-invoice", DeskEInvoiceListAnswer, { data: [] });
  api.answer("GET /desk/eway-bill", DeskEwayBillListAnswer, { data: [bill, counting] });
  const cancel = "POST /desk/eway-bill/7/cancel";
  api.answer(cancel, DeskAnswer, { message: "It is entered.", approval_id: null });
  await renderAt(routes, "/desk/books?section=portals");

  const ofOther = await screen.findByRole("row", { name: /271000000002/ });
  const orderOf = within(ofOther).getByRole("link", { name: "O2627000042" });
  expect(orderOf).toHaveAttribute("href", "/desk/order/O2627000042");
  expect(ofOther).toHaveTextContent(/made outside Mandi: only the party that made it can change it/);
  await user.click(
    screen.getByRole("button", { name: "Record that e-way bill 271000000001 was cancelled at the portal" }),
  );
  expect(screen.queryByRole("button", { name: /271000000002/ })).toBeNull();
  const dialog = await screen.findByRole("dialog", { name: /Was e-way bill 271000000001 cancelled/ });
  await user.selectOptions(within(dialog).getByRole("combobox"), "order");
  await user.type(within(dialog).getByLabelText("Reason"), "The carrier says so");
  await user.click(within(dialog).getByRole("button", { name: "Record cancellation" }));

  await waitFor(() => expect(api.calls(cancel)).toHaveLength(1));
  expect(api.calls(cancel)[0]).toMatchObject({ body: { cause: "order", reason: "The carrier says so" } });
});

it.each([
  [
    "",
    /^No invoice or note has to be registered\. Those to buyers with a GSTIN appear here/,
    /^No vehicle has an e-way bill yet\./,
  ],
  [
    "&invoices=failed&bills=expired",
    "No document is in the state “Refused by the portal”.",
    "No e-way bill is in the state “Expired on the road”.",
  ],
])(
  "says in words why a list of the tax portals is empty, without empty columns: %j",
  async (address, invoices, bills) => {
    const api = fakeDesk();
    api.answer("GET /desk/e-invoice", DeskEInvoiceListAnswer, { data: [] });
    api.answer("GET /desk/eway-bill", DeskEwayBillListAnswer, { data: [] });
    await renderAt(routes, `/desk/books?section=portals${address}`);

    expect(await screen.findByText(invoices)).toBeVisible();
    expect(await screen.findByText(bills)).toBeVisible();
    for (const head of ["Portal says", "Last day"])
      expect(screen.queryByRole("columnheader", { name: head })).toBeNull();
  },
);

it("leads from an e-way bill to all of them, with the focus on their heading, once the parts have arrived", async () => {
  const api = fakeDesk();
  api.answer("GET /desk/e-invoice", DeskEInvoiceListAnswer, { data: [] });
  api.answer("GET /desk/eway-bill", DeskEwayBillListAnswer, { data: [] });
  await renderAt(routes, deskEwayBillsPath);
  const heading = await screen.findByRole("heading", { name: "E-way bills" });
  await waitFor(() => expect(heading).toHaveFocus());
});

it("offers to cancel a registration for 24 hours, and then, or once it has a note, the way to a note at its order", async () => {
  const api = fakeDesk();
  const paper = {
    kind: "invoice",
    order_id: "O2627000096",
    date: "2026-11-20",
    state: "registered",
    irn: "9f2e",
    report_by: null,
  };
  const said = { code: null, message: null };
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  api.answer("GET /desk/e-invoice", DeskEInvoiceListAnswer, {
    data: [
      { ...paper, ...said, number: "MI2627000042", acknowledged_at: hoursAgo(23) },
      { ...paper, ...said, number: "MI2627000041", acknowledged_at: hoursAgo(25) },
      { ...paper, ...said, number: "MI2627000040", acknowledged_at: hoursAgo(1), is_final: 1 },
    ],
  });
  api.answer("GET /desk/eway-bill", DeskEwayBillListAnswer, { data: [] });
  await renderAt(routes, "/desk/books?section=portals");
  expect(await screen.findByRole("button", { name: "Cancel MI2627000042 at the portal" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Cancel MI2627000041 at the portal" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Cancel MI2627000040 at the portal" })).toBeNull();
  expect(screen.getByRole("link", { name: /^Correct MI2627000040 by a note/ })).toBeVisible();
  const order = within(screen.getByRole("row", { name: /MI2627000042/ })).getByRole("link", { name: "O2627000096" });
  expect(order).toHaveAttribute("href", "/desk/order/O2627000096");
  const note = screen.getByRole("link", { name: "Correct MI2627000041 by a note, on the page of its order" });
  expect(note).toHaveAttribute("href", "/desk/order/O2627000096");
  expect(screen.queryByRole("link", { name: /^Correct MI2627000042/ })).toBeNull();
});

it("shows a registration as being cancelled while the portal is asked, and takes no second request", async () => {
  jest.useFakeTimers();
  const api = fakeDesk();
  const paper = {
    number: "MI2627000042",
    kind: "invoice",
    order_id: "O2627000096",
    date: "2026-11-20",
    state: "registered",
    irn: "9f2e",
    report_by: null,
    code: null,
    message: null,
    acknowledged_at: new Date().toISOString(),
  };
  api.answer("GET /desk/e-invoice", DeskEInvoiceListAnswer, { data: [{ ...paper, is_cancelling: 1 }] });
  api.answer("GET /desk/eway-bill", DeskEwayBillListAnswer, { data: [] });
  await renderAt(routes, "/desk/books?section=portals");
  const row = await screen.findByRole("row", { name: /MI2627000042/ });
  expect(within(row).getByText("being cancelled")).toBeVisible();
  expect(within(row).queryByRole("button")).toBeNull();
  expect(within(row).queryByRole("link", { name: /^Correct/ })).toBeNull();
  api.answer("GET /desk/e-invoice", DeskEInvoiceListAnswer, { data: [{ ...paper, state: "cancelled" }] });
  expect(await within(row).findByText("Cancelled")).toBeVisible();
});
