import type { Order } from "@mandi/shared/contract/order";
import { aCreditNote, anInvoice } from "@mandi/shared/testing/buyer-builders/invoice";
import { anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { holdOrder, orderCall } from "../testing/order-page";

const pdfCall = "GET /customer/order/:id/paper/:number/pdf";

const corrected = anOrder({
  status: "delivered",
  due_amount: 0,
  invoices: [anInvoice()],
  credit_notes: [aCreditNote()],
});

async function open(address: string, order: Order = corrected) {
  holdOrder(order);
  const tab = await renderAt(routes, address);
  await screen.findByRole("heading", { level: 1 });
  return { tab };
}

function expectFacts(facts: readonly (readonly [string, string])[]): void {
  for (const [term, value] of facts)
    expect(screen.getByText(term, { selector: "dt" }).nextElementSibling).toHaveTextContent(value);
}

it("lists a cancelled invoice as such, and links to its credit note (rule 53)", async () => {
  const user = userEvent.setup();
  const { tab } = await open("/order-details/9");
  const cancelled = within(screen.getByRole("region", { name: "Invoice MI2627000001" }));
  expect(cancelled.getByRole("heading")).toHaveTextContent("Invoice MI2627000001 cancelled");
  expect(
    cancelled.getByText("Cancelled on 28 Oct 2026 by credit note MC2627000001: Correction of weight."),
  ).toBeVisible();
  expect(screen.getByRole("region", { name: "Invoice MI2627000002" })).not.toHaveTextContent("cancelled");

  await user.click(cancelled.getByRole("link", { name: "Credit note MC2627000001" }));

  expect(tab.address()).toBe("/order-paper/9/MC2627000001");
  expect(await screen.findByRole("heading", { level: 1, name: "Credit note MC2627000001" })).toBeVisible();
});

it("prints an unregistered invoice with a mark for whom the copy is (rule 48)", async () => {
  const user = userEvent.setup();
  await open("/order-paper/9/MI2627000002", anOrder({ invoices: [anInvoice({ number: "MI2627000002" })] }));
  expect(screen.getByText("Original for recipient", { selector: "p" })).toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Triplicate for supplier" }));

  expect(screen.getByText("Triplicate for supplier", { selector: "p" })).toBeInTheDocument();
});

it("marks no copies on a credit note, for which the law requires none", async () => {
  await open("/order-paper/9/MC2627000001");
  expect(screen.queryByRole("group", { name: "Copy" })).not.toBeInTheDocument();
});

it("shows on a credit note everything that the law requires: numbers, days, parties, goods, tax, reason (rule 53)", async () => {
  await open("/order-paper/9/MC2627000001");
  expect(screen.getByText("28 Oct 2026 · For invoice MI2627000001 of 27 Oct 2026")).toBeVisible();
  expectFacts([
    ["Credit note number", "MC2627000001"],
    ["Credit note date", "28 Oct 2026"],
    ["Original invoice number", "MI2627000001"],
    ["Original invoice date", "27 Oct 2026"],
    ["Reason", "Correction of weight"],
    ["Order number", "O2627000091"],
    ["Place of supply", "Maharashtra (27)"],
    ["Reverse charge", "No"],
    ["Taxable value", "₹12,56,264.00"],
    ["of which freight", "₹52,518.40"],
    ["IGST 18%", "₹2,26,127.52"],
    ["Total credited", "₹14,82,391.52"],
  ]);
  const parties = [
    ["Supplier", "Mandi Exchange Private Limited", "GSTIN 22AAKCM7304E1ZT, Chhattisgarh"],
    ["Recipient", "Agrawal Traders", "GSTIN 27AAPFA0939F1ZF, Maharashtra"],
    ["Consignee", "Agrawal Traders, Butibori yard", "GSTIN 27AAPFA0939F1ZF, Maharashtra"],
  ] as const;
  for (const [part, name, gstin] of parties) {
    const party = within(screen.getByRole("heading", { name: part }).parentElement ?? document.body);
    expect(party.getByText(name)).toBeVisible();
    expect(party.getByText(gstin)).toBeVisible();
  }
  expect(screen.getByRole("row", { name: /^MS Billet, 100 mm/ })).toHaveTextContent("7207192029.840 MT");
  expect(
    screen.getByText("Rupees fourteen lakh eighty two thousand three hundred ninety one and fifty two paise only"),
  ).toBeVisible();
  expect(screen.queryByText("CGST 9%")).not.toBeInTheDocument();
  expect(document.title).toBe("Credit note MC2627000001 · Mandi");
  await expect(document.body).toHaveNoAxeViolations();
});

it("prints a document on request", async () => {
  const user = userEvent.setup();
  const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
  await open("/order-paper/9/MC2627000001");
  await user.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledTimes(1);
});

it("opens an invoice as a separate document, with e-way bill, due day and consignee (rule 46)", async () => {
  const user = userEvent.setup();
  await open("/order-details/9");
  await user.click(screen.getByRole("link", { name: "Open the invoice" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Tax invoice MI2627000002" })).toBeVisible();
  expectFacts([
    ["Invoice number", "MI2627000002"],
    ["Payment due on", "12 Nov 2026"],
    ["E-way bill", "—"],
    ["Reverse charge", "No"],
    ["Invoice total", "₹14,82,391.52"],
  ]);
  expect(screen.getByText("Agrawal Traders, Butibori yard")).toBeVisible();
});

it("still shows the invoice that was cancelled, and names the note", async () => {
  await open("/order-paper/9/MI2627000001");
  expect(screen.getByRole("heading", { level: 1, name: "Tax invoice MI2627000001" })).toHaveAccessibleDescription(
    "cancelled",
  );
  expect(screen.getByText("Cancelled on 28 Oct 2026 by credit note MC2627000001.")).toBeVisible();
});

it.each(["MC2627000009", "K1"])("reports that the order has no document %s", async (number) => {
  await open(`/order-paper/9/${number}`);
  expect(screen.getByRole("heading", { level: 1, name: "No Data Found" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Order O2627000091" })).toHaveAttribute("href", "/order-details/9");
});

it("reports that the order does not exist or is not the reader's (R-385)", async () => {
  holdOrder(corrected).refuse(orderCall, 404);
  await renderAt(routes, "/order-paper/9/MC2627000001");
  expect(await screen.findByRole("heading", { level: 1, name: "No Data Found" })).toBeVisible();
});

it("shows the invoice without credit notes when the API does not know them", async () => {
  const { credit_notes: _unknown, ...older } = corrected;
  await open("/order-details/9", older);
  expect(screen.getByRole("region", { name: "Invoice MI2627000002" })).toBeVisible();
  expect(screen.queryByText("cancelled")).not.toBeInTheDocument();
});

const [line] = anInvoice().lines;
const part = {
  cause: "weight",
  lines: line ? [{ ...line, position: 1, quantity: 0.16, taxable_amount: 6736 }] : [],
  tax: { gst: 18, taxable_amount: 6736, cgst: 0, sgst: 0, utgst: 0, igst: 1212.48 },
  goods_amount: 7948.48,
  freight: 281.6,
  round_off: -0.08,
  total: 8230,
};

it("lists a note over a part of an invoice under it, and prints what it credits (rule 53)", async () => {
  const user = userEvent.setup();
  const note = aCreditNote({ number: "MC2627000002", invoice: anInvoice(), reason: "Less weight received", part });
  await open("/order-details/9", anOrder({ status: "delivered", invoices: [anInvoice()], credit_notes: [note] }));
  const invoice = within(screen.getByRole("region", { name: "Invoice MI2627000002" }));
  expect(invoice.getByRole("heading")).not.toHaveTextContent("cancelled");
  expect(invoice.getByText("28 Oct 2026: Less weight received.")).toBeVisible();

  await user.click(invoice.getByRole("link", { name: "Credit note MC2627000002" }));

  expect(await screen.findByRole("heading", { level: 1, name: "Credit note MC2627000002" })).toBeVisible();
  expectFacts([
    ["Reason", "Less weight received"],
    ["Original invoice number", "MI2627000002"],
    ["Taxable value", "₹6,736.00"],
    ["IGST 18%", "₹1,212.48"],
    ["Rounding", "−₹0.08"],
    ["Total credited", "₹8,230.00"],
  ]);
});

const withDebitNote = (due: { readonly due_on?: string }) =>
  anOrder({
    invoices: [anInvoice()],
    debit_notes: [
      {
        number: "MD2627000001",
        date: "2026-10-30",
        reason: "More weight received",
        invoice: anInvoice(),
        part,
        ...due,
      },
    ],
  });

it("prints by which day a debit note has to be paid", async () => {
  await open("/order-paper/9/MD2627000001", withDebitNote({ due_on: "2026-11-14" }));
  expectFacts([
    ["Debit note number", "MD2627000001"],
    ["Payment due on", "14 Nov 2026"],
    ["Total debited", "₹8,230.00"],
  ]);
});

it("prints a debit note without a due day as it was issued", async () => {
  await open("/order-paper/9/MD2627000001", withDebitNote({}));
  expectFacts([["Debit note number", "MD2627000001"]]);
  expect(screen.queryByText("Payment due on")).not.toBeInTheDocument();
});

it("saves a document as the PDF of the server, and reports a failed download", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined });
  const api = holdOrder(corrected);
  await renderAt(routes, "/order-paper/9/MC2627000001");
  const pdf = await screen.findByRole("button", { name: "PDF" });
  api.refuse(pdfCall, 503);
  await user.click(pdf);
  await waitFor(() => expect(notices).toMatchObject([{ text: "The PDF could not be loaded. Please try again." }]));
  expect(saved).toEqual([]);

  api.confirm(pdfCall, "bytes");
  await user.click(pdf);

  await waitFor(() => expect(saved).toEqual(["MC2627000001.pdf"]));
  expect(notices).toHaveLength(1);
});

it("shows the tax portal's registration of the invoice: number, acknowledgement and its signed code", async () => {
  const registration = {
    irn: "d5ecf00ae05c0f0b20db5a76d1b0dedbe6c29aff98d8b0a2a89559d5aa8de6e2",
    ack_no: "112610000000001",
    ack_at: "2026-10-28T06:30:00.000Z",
    signed_qr: "head.claims.signature",
  };
  await open("/order-paper/9/MI2627000002", anOrder({ status: "delivered", invoices: [anInvoice({ registration })] }));
  expectFacts([
    ["IRN", registration.irn],
    ["Acknowledgement number", registration.ack_no],
    ["Acknowledged on", "28 Oct 2026, 12:00 pm"],
  ]);
  expect(await screen.findByRole("img", { name: "Signed code of MI2627000002" })).toBeVisible();
});

it("leaves freight at cost out of a note over a part of the goods, and includes it for the whole invoice", async () => {
  const agent_freight = { per_mt: 1_800, amount: 53_712 };
  const invoice = anInvoice({ number: "MI2627000002", agent_freight });
  const { tax, goods_amount, lines } = invoice;
  const part = { cause: "rate", lines: [], tax, goods_amount, freight: 0, round_off: 0, total: 1_000 };
  const order = anOrder({
    invoices: [invoice],
    credit_notes: [aCreditNote({ number: "MC2627000002", invoice, part })],
  });
  expect(lines).not.toEqual([]);
  await open("/order-paper/9/MC2627000002", order);
  expectFacts([["Total credited", "₹1,000.00"]]);
  expect(screen.queryByText("Freight at cost, outside the taxable value")).not.toBeInTheDocument();
  expect(screen.queryByText("Total credited, with freight")).not.toBeInTheDocument();
});

it("names on an invoice the certificate by which its buyer deducts less", async () => {
  const lower_deduction = { certificate: "3955CD34", rate: 0.05, last_day: "2027-03-31" };
  const invoice = anInvoice({ number: "MI2627000002", lower_deduction });
  await open("/order-paper/9/MI2627000002", anOrder({ invoices: [invoice] }));
  expectFacts([["TDS at a lower rate", "0.05%, certificate 3955CD34, until 31 Mar 2027"]]);
});

it("shows the amount to be paid at the head of an invoice, freight at cost included", async () => {
  const invoice = anInvoice({ number: "MI2627000002", agent_freight: { per_mt: 1_800, amount: 53_712 } });
  await open("/order-details/9", anOrder({ invoices: [invoice] }));
  const shown = within(screen.getByRole("region", { name: "Invoice MI2627000002" }));
  // 14,82,391.52 and the freight.
  expect(shown.getByText("₹15,36,103.52", { selector: "p" })).toBeVisible();
  expect(shown.getByText(/^Rupees fifteen lakh thirty six thousand one hundred three/)).toBeInTheDocument();
});
