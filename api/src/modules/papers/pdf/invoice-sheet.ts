import type {
  CreditNote,
  DebitNote,
  InvoiceLine,
  NotePart,
  PaperRegistration,
  SellerBill,
  SellerNote,
  TaxInvoice,
} from "@mandi/shared/contract/tax-invoice";
import { formatDay, formatMoment } from "@mandi/shared/format/dates";
import { formatExact } from "@mandi/shared/format/exact";
import { formatWeighedTonnes } from "@mandi/shared/format/quantity";
import { rupeesInWords } from "@mandi/shared/format/rupees-in-words";
import { sizeText } from "@mandi/shared/format/size-text";
import { stateWithCode } from "@mandi/shared/format/state-codes";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { documents, paperSumTerms, papers } from "@mandi/shared/messages/papers";
import { pureAgent } from "@mandi/shared/messages/pure-agent";
import { notedPaper, paperSums, payableOf, saysFreightInside } from "@mandi/shared/pricing/paper-sums";
import { partyLines } from "./party-lines";
import type { Sheet, SheetFact } from "./sheet";

type Invoice = SellerBill &
  Partial<Pick<TaxInvoice, "freight" | "is_freight_to_pay" | "agent_freight" | "lower_deduction" | "registration">>;
type Sums = Pick<Invoice, "lines" | "tax" | "freight" | "total" | "agent_freight"> &
  Partial<Pick<NotePart, "round_off">>;

/** An invoice as required by rule 46 of the CGST rules, or a seller's bill; `remark` tells what happened to it later. */
export function invoiceSheet(invoice: Invoice, remark: string | null): Sheet {
  return {
    ...goodsOf(invoice, invoice),
    title: papers.invoice(invoice.number),
    remark,
    // Three copies are marked (rule 48) unless the invoice is registered.
    ...(invoice.registration === undefined && { copies: documents.copies }),
    facts: [
      { term: papers.number.invoice, value: invoice.number },
      { term: papers.date.invoice, value: formatDay(invoice.date) },
      ...orderOf(invoice),
      ...(invoice.due_on === null ? [] : [{ term: papers.due, value: formatDay(invoice.due_on) }]),
      ...(invoice.eway_bill === null ? [] : [{ term: papers.eway, value: invoice.eway_bill }]),
      ...movementOf(invoice),
    ],
    ...registeredAs(
      invoice.registration,
      codeOf(invoice, { type: "INV", number: invoice.number, date: invoice.date, total: invoice.total }),
    ),
  };
}

/** A note as required by rule 53 of the CGST rules. */
export function noteSheet(kind: "credit note" | "debit note", note: CreditNote | DebitNote): Sheet {
  return sheetOfNote(kind, note);
}

/** The seller's credit note on their bill, as it was entered from their document. */
export function sellerNoteSheet({ bill, irn, ...note }: SellerNote): Sheet {
  const sheet = sheetOfNote("credit note", { ...note, invoice: bill });
  return irn === null ? sheet : { ...sheet, registration: [{ term: papers.irn, value: irn }] };
}

interface NoteOn extends Pick<CreditNote, "number" | "date" | "reason" | "part" | "registration"> {
  readonly invoice: Invoice;
  readonly due_on?: string;
}

function sheetOfNote(kind: "credit note" | "debit note", note: NoteOn): Sheet {
  const { number, date, reason, invoice, part } = note;
  const sums = notedPaper(invoice, part);
  return {
    ...goodsOf(invoice, sums, papers.inAllOf[kind]),
    title: kind === "credit note" ? papers.creditNote(number) : papers.debitNote(number),
    remark: null,
    facts: [
      { term: papers.number[kind], value: number },
      { term: papers.date[kind], value: formatDay(date) },
      { term: papers.originalNumber, value: invoice.number },
      { term: papers.originalDate, value: formatDay(invoice.date) },
      { term: papers.reason, value: reason },
      ...(note.due_on === undefined ? [] : [{ term: papers.due, value: formatDay(note.due_on) }]),
      ...orderOf(invoice),
      ...movementOf(invoice),
    ],
    ...registeredAs(
      note.registration,
      codeOf(invoice, { type: kind === "credit note" ? "CRN" : "DBN", number, date, total: sums.total }),
    ),
  };
}

/** Older documents do not name their order. */
function orderOf({ order }: Invoice): readonly SheetFact[] {
  return order === undefined ? [] : [{ term: papers.order, value: order }];
}

/**
 * The portal's registration and its signed code, which replaces a signature (rules 46 and 48); until then the code has the
 * same content without one, and the sheet says that it is no e-invoice's.
 */
function registeredAs(
  registration: PaperRegistration | undefined,
  unsigned: string,
): Pick<Sheet, "registration" | "code" | "codeNote" | "isSigned"> {
  if (registration === undefined)
    return { registration: [], code: unsigned, codeNote: documents.plainCode, isSigned: true };
  const { irn, ack_no, ack_at, signed_qr } = registration;
  const facts = [
    { term: papers.irn, value: irn },
    { term: papers.ackNo, value: ack_no },
    { term: papers.ackDay, value: formatMoment(ack_at) },
  ];
  return { registration: facts, code: signed_qr, isSigned: false };
}

function movementOf(invoice: Invoice): readonly SheetFact[] {
  const { vehicle_number, place_of_supply, is_freight_to_pay } = invoice;
  return [
    { term: papers.vehicle, value: formatVehicle(vehicle_number) },
    { term: papers.supply, value: stateWithCode(place_of_supply) },
    { term: papers.reverseCharge, value: papers.no },
    ...(is_freight_to_pay === undefined ? [] : [{ term: papers.freightPaid, value: papers.toPay }]),
    ...freightAtCost(invoice),
    ...lowerDeductionOf(invoice),
  ];
}

/** The certificate by which the buyer deducts less tax from the invoice. */
function lowerDeductionOf({ lower_deduction: lower }: Invoice): readonly SheetFact[] {
  if (lower === undefined) return [];
  const { rate, certificate, last_day } = lower;
  return [{ term: papers.lowerDeduction, value: papers.lowerDeductionOf(rate, certificate, formatDay(last_day)) }];
}

/** The note that the buyer's freight is recovered at cost, in the wording that they agreed to or with the conditions of rule 33. */
export function freightAtCost(
  { agent_freight }: Pick<Invoice, "agent_freight">,
  terms: string = pureAgent.atCostWhy,
): readonly SheetFact[] {
  if (agent_freight === undefined) return [];
  return [{ term: papers.freightPaid, value: `${pureAgent.atCost}. ${terms}` }];
}

/** Parties, goods, tax and total, as on every document about goods. */
export function goodsOf(
  { supplier, recipient, consignee }: Pick<Invoice, "supplier" | "recipient" | "consignee">,
  sums: Sums,
  inAll: string = papers.inAllOf.invoice,
): Pick<Sheet, "issuer" | "parties" | "table" | "sums" | "words"> {
  const heads = saysFreightInside(sums) ? papers.withFreight : papers;
  return {
    issuer: supplier.name,
    parties: [
      { label: papers.supplier, lines: partyLines(supplier) },
      { label: papers.recipient, lines: partyLines(recipient) },
      { label: papers.consignee, lines: partyLines(consignee) },
    ],
    table: {
      heads: [papers.goods, documents.hsn, papers.quantity, heads.rate, heads.amount, papers.value],
      rows: sums.lines.map(lineCells),
    },
    sums: sumsOf(sums, inAll),
    words: rupeesInWords(payableOf(sums)),
  };
}

function lineCells(line: InvoiceLine): readonly string[] {
  return [
    // A size is not broken: "12" and "mm" stay on one line.
    `${line.description}, ${sizeText(line.value).replaceAll(" ", "\u00A0")}`,
    line.hsn,
    line.quantity === 0 ? "—" : formatWeighedTonnes(line.quantity),
    formatExact(line.per_unit_price),
    formatExact(line.amount),
    formatExact(line.taxable_amount),
  ];
}

function sumsOf(sums: Sums, inAll: string): readonly SheetFact[] {
  return paperSums(sums).map(({ kind, amount }) => ({
    term: kind === "payable" ? inAll : paperSumTerms[kind](sums.tax.gst),
    value: formatExact(amount),
  }));
}

/** The content of an e-invoice's code under the same names, without the signature, which only the tax portal can give. */
function codeOf(
  { supplier, recipient, lines }: Invoice,
  paper: { readonly type: string; readonly number: string; readonly date: string; readonly total: number },
): string {
  return JSON.stringify({
    SellerGstin: supplier.gst_number,
    BuyerGstin: recipient.gst_number,
    DocNo: paper.number,
    DocTyp: paper.type,
    DocDt: paper.date.split("-").reverse().join("/"),
    TotInvVal: paper.total,
    ItemCnt: lines.length,
    MainHsnCode: lines[0]?.hsn ?? "",
  });
}
