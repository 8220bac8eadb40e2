import type { FreightBill } from "@mandi/shared/contract/transporter/freight-bill";
import { formatDay } from "@mandi/shared/format/dates";
import { formatExact } from "@mandi/shared/format/exact";
import { formatWeighedTonnes } from "@mandi/shared/format/quantity";
import { rupeesInWords } from "@mandi/shared/format/rupees-in-words";
import { stateWithCode } from "@mandi/shared/format/state-codes";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { documents, freightPaper, paperSumTerms, papers } from "@mandi/shared/messages/papers";
import { freightBillSums, type SummedFreightBill } from "@mandi/shared/pricing/freight-bill-sums";
import type { SelfInvoice } from "../paper";
import { partyLines } from "./party-lines";
import type { Sheet, SheetFact } from "./sheet";

/** A carrier's bill as required by rules 46 and 54(3) of the CGST rules, with a remark if it no longer counts. */
export function freightBillSheet(bill: FreightBill, isVoid = false): Sheet {
  const parties = [
    { label: papers.supplier, lines: partyLines(bill.supplier) },
    { label: papers.recipient, lines: partyLines(bill.recipient) },
    { label: freightPaper.consigner, lines: partyLines(bill.consigner) },
    { label: papers.consignee, lines: partyLines(bill.consignee) },
  ];
  const rows = [
    [freightPaper.freight, formatWeighedTonnes(bill.quantity), formatExact(bill.rate), formatExact(bill.freight)],
    ...(bill.detention === 0 ? [] : [[freightPaper.detention, "—", "—", formatExact(bill.detention)]]),
  ];
  return {
    title: freightPaper.title(bill.number),
    issuer: bill.supplier.name,
    remark: isVoid ? freightPaper.disputed : null,
    facts: freightBillFacts(bill),
    parties,
    table: {
      heads: [freightPaper.service, papers.quantity, freightPaper.rate, papers.value],
      rows,
    },
    sums: freightSums(bill),
    words: rupeesInWords(bill.total),
    isSigned: true,
    code: null,
  };
}

/**
 * The platform's self-invoice for the bill of a carrier without a GSTIN, whose tax it pays (section 31(3)(f)): signed
 * by the platform, as the recipient.
 */
export function selfInvoiceSheet(invoice: SelfInvoice): Sheet {
  const sheet = freightBillSheet(invoice);
  const [number, date, ...facts] = sheet.facts;
  return {
    ...sheet,
    title: freightPaper.selfInvoice(invoice.number),
    issuer: invoice.recipient.name,
    facts: [
      ...(number ? [{ ...number, term: freightPaper.selfInvoiceNumber }] : []),
      ...(date ? [{ ...date, term: freightPaper.selfInvoiceDate }] : []),
      { term: freightPaper.number, value: invoice.bill_number },
      ...facts,
    ],
  };
}

/** Rate and amount of each tax head, also under reverse charge (rule 46); their sum is then left out of the total. */
function freightSums(bill: SummedFreightBill): readonly SheetFact[] {
  const { gst } = bill.tax;
  const sums = freightBillSums(bill);
  const [taxable, ...heads] = freightBillSums({ ...bill, reverse_charge: false }).slice(0, -1);
  const shown = bill.reverse_charge && taxable ? [taxable, ...heads, ...sums.slice(1)] : sums;
  return shown.map(({ kind, amount }) => ({
    term: kind === "reverse" ? freightPaper.reverseTax(gst) : paperSumTerms[kind](gst),
    value: formatExact(amount),
  }));
}

function receiptOf({ receipt_number, receipt_date }: FreightBill): string {
  return receipt_date === undefined ? receipt_number : freightPaper.receiptOf(receipt_number, formatDay(receipt_date));
}

function freightBillFacts(bill: FreightBill) {
  return [
    { term: freightPaper.number, value: bill.number },
    { term: freightPaper.date, value: formatDay(bill.date) },
    { term: papers.order, value: bill.order },
    { term: freightPaper.receipt, value: receiptOf(bill) },
    { term: papers.vehicle, value: formatVehicle(bill.vehicle_number) },
    { term: freightPaper.way, value: freightPaper.fromTo(bill.from, bill.to) },
    { term: freightPaper.goods, value: `${bill.goods}, ${documents.hsn} ${bill.goods_hsn}` },
    { term: freightPaper.sac, value: bill.sac },
    { term: freightPaper.gross, value: formatWeighedTonnes(bill.gross_quantity) },
    { term: papers.supply, value: stateWithCode(bill.place_of_supply) },
    { term: papers.reverseCharge, value: bill.reverse_charge ? papers.yes : papers.no },
    { term: freightPaper.taxPayer, value: bill.tax_payer },
  ];
}
