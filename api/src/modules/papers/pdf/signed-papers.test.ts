import { sampleSale } from "../testing/sample-paper";
import { drawSheet, footerOf } from "./draw-sheet";
import { challanSheet } from "./goods-sheet";
import { invoiceSheet, noteSheet } from "./invoice-sheet";

const registration = { irn: "a".repeat(64), ack_no: "1", ack_at: "2026-11-20T06:00:00.000Z", signed_qr: "signed" };

/** How many pages of A4 a PDF has. */
const pagesOf = (bytes: Buffer): number => [...bytes.toString("latin1").matchAll(/\/Type \/Page\b[^s]/g)].length;

it("draws an invoice in three copies, each marked and with a place for a signature (rule 48), but once where the portal registered it", async () => {
  const invoice = sampleSale("MI2627000042");

  expect(invoiceSheet(invoice, null)).toMatchObject({
    isSigned: true,
    codeNote: "Figures of this document; not an e-invoice code.",
    copies: ["Original for recipient", "Duplicate for transporter", "Triplicate for supplier"],
  });
  const registered = invoiceSheet({ ...invoice, registration }, null);
  expect(registered).toMatchObject({ isSigned: false, code: "signed" });
  expect(registered.copies).toBeUndefined();
  expect(registered.codeNote).toBeUndefined();
  expect(pagesOf(await drawSheet(invoiceSheet(invoice, null)))).toBe(3);
  expect(pagesOf(await drawSheet(registered))).toBe(1);
});

it("says on each page which document and copy it is of, with the pages of that copy", async () => {
  const sheet = invoiceSheet(sampleSale("MI2627000042"), null);
  const of = (page: number) => footerOf(sheet, page, 6);

  expect([of(1), of(4)]).toEqual([
    "Tax invoice MI2627000042, Mandi Trade Ltd, original for recipient, page 1 of 2",
    "Tax invoice MI2627000042, Mandi Trade Ltd, duplicate for transporter, page 2 of 2",
  ]);
  expect(footerOf({ title: sheet.title, issuer: sheet.issuer }, 2, 2)).toBe(
    "Tax invoice MI2627000042, Mandi Trade Ltd, page 2 of 2",
  );
});

it("leaves a place for a signature on a note that is not registered", () => {
  const invoice = sampleSale("MI2627000042");
  const note = { number: "MC2627000007", date: "2026-11-23", reason: "Less weight received", invoice };

  expect(noteSheet("credit note", note)).toMatchObject({ isSigned: true });
  expect(noteSheet("credit note", { ...note, registration })).toMatchObject({ isSigned: false });
});

it("draws a challan in three copies with a place for a signature: for the consignee, the transporter and the consignor", async () => {
  const { number: _invoice, order: _order, ...goods } = sampleSale("MI2627000042");
  const challan = {
    ...goods,
    order: "O2627000097",
    number: "MH2627000001",
    carrier: "Tara Roadlines",
    reason: "Closed",
  };

  const sheet = challanSheet(challan, null);

  expect(sheet).toMatchObject({
    isSigned: true,
    copies: ["Original for consignee", "Duplicate for transporter", "Triplicate for consignor"],
  });
  expect(pagesOf(await drawSheet(sheet))).toBe(3);
});

it("names on an invoice the certificate by which its buyer deducts less", () => {
  const lower_deduction = { certificate: "3955CD34", rate: 0.05, last_day: "2027-03-31" };
  const { facts } = invoiceSheet({ ...sampleSale("MI2627000042"), lower_deduction }, null);

  expect(facts).toContainEqual({
    term: "TDS at a lower rate",
    value: "0.05%, certificate 3955CD34, until 31 Mar 2027",
  });
});
