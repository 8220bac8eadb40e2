import type { SellerBill, TaxInvoice } from "@mandi/shared/contract/tax-invoice";
import { daysAfter } from "@mandi/shared/format/days";
import type { Db } from "../../../platform/database/database";
import { headsTotal, inKg, inPaise, sum } from "./arithmetic";
import { expectedNote, type NoteInputs } from "./expected-note";
import { expectedCarriage, expectedPurchase, expectedSale, type Supply, supplyOf } from "./expected-trade";
import { differences, printed } from "./figures";
import { moneyFaults } from "./money-faults";
import { correctedBy, foundNote, type SeenPaper } from "./seen-papers";
import { readInputs, type TradeInputs } from "./trade-inputs";

/** Where a trade is supplied and billed, as the route of the trade says. */
export interface TradePlaces extends Supply {
  /** The buyer's own state. */
  readonly billed: string;
}

/** What a move asked for that its document has to say. */
export interface AskedDocuments {
  /** By the kind of note. */
  readonly notes?: Readonly<Partial<Record<string, NoteInputs>>>;
  readonly detention?: number;
}

/** What a new document of an order is compared with. */
export interface Known {
  readonly db: Db;
  readonly orderId: number;
  readonly places: TradePlaces;
  readonly seen: readonly SeenPaper[];
  readonly asked: AskedDocuments;
}

const platform = "27AAACM1234A1Z8";

/** What a document says other than its inputs make it. */
export async function documentFaults(paper: SeenPaper, known: Known): Promise<readonly string[]> {
  return [...headFaults(paper), ...(await contentFaults(paper, known))];
}

/** Number and day are those that it is kept under; ours are dated the day they are issued. */
function headFaults({ kind, number, date, issued_on, snapshot }: SeenPaper): readonly string[] {
  const isOurs = !["bill", "seller note", "freight bill"].includes(kind);
  const said = { number: Object(snapshot).number, date: Object(snapshot).date, kept: date };
  return differences(said, { number, date, kept: isOurs ? issued_on : date });
}

async function contentFaults(paper: SeenPaper, known: Known): Promise<readonly string[]> {
  const { kind, snapshot, shipment_id, date } = paper;
  if (kind === "receipt" || kind === "payment advice") return moneyFaults(paper, known);
  if (kind === "credit note" || kind === "debit note" || kind === "seller note") return noteFaults(paper, known);
  if (shipment_id === null) return [];
  const inputs = await readInputs(known.db, known.orderId, shipment_id, date);
  if (kind === "invoice") return saleFaults(Object(snapshot), inputs, { ...known.places, date });
  if (kind === "bill") return purchaseFaults(Object(snapshot), inputs);
  if (kind === "freight bill") return carriageFaults(Object(snapshot), inputs, known);
  return kind === "self-invoice" ? selfFaults(paper, known) : [];
}

function saleFaults(
  invoice: TaxInvoice,
  inputs: TradeInputs,
  { place, isInside, date }: TradePlaces & { readonly date: string },
): readonly string[] {
  const { figures, agent } = expectedSale(inputs, { place, isInside });
  const { goods: _goods, ...due } = figures;
  const found = {
    ...printed(invoice),
    order: invoice.order,
    place: invoice.place_of_supply,
    gst: invoice.tax.gst,
    from: invoice.supplier.gst_number,
    to: invoice.recipient.gst_number,
    due_on: invoice.due_on,
    goods_amount: inPaise(invoice.goods_amount),
    agent: invoice.agent_freight === undefined ? null : inPaise(invoice.agent_freight.amount),
  };
  return differences(found, {
    ...due,
    order: inputs.number,
    place,
    gst: inputs.gst_bp / 100,
    from: platform,
    to: inputs.buyer_gstin,
    due_on: daysAfter(date, inputs.credit_days),
    goods_amount: due.taxable + headsTotal(due),
    agent,
  });
}

function purchaseFaults(bill: SellerBill, inputs: TradeInputs): readonly string[] {
  const { goods: _goods, ...due } = expectedPurchase(inputs);
  const found = {
    ...printed(bill),
    place: bill.place_of_supply,
    gst: bill.tax.gst,
    from: bill.supplier.gst_number,
    to: bill.recipient.gst_number,
  };
  const { place } = supplyOf(inputs.seller_gstin);
  return differences(found, { ...due, place, gst: inputs.gst_bp / 100, from: inputs.seller_gstin, to: platform });
}

/** What is said of the tax, by its name on the document. */
interface FoundCarriage {
  readonly freight: number;
  readonly detention: number;
  readonly quantity: number;
  readonly reverse_charge: boolean;
  readonly total: number;
  readonly place_of_supply: string;
  readonly tax: Parameters<typeof printed>[0]["tax"];
}

const carried = (bill: FoundCarriage) => {
  const { taxable, cgst, sgst, igst, total } = printed({ ...bill, lines: [] });
  return {
    ...{ taxable, cgst, sgst, igst, total, isReverse: bill.reverse_charge, place: bill.place_of_supply },
    freight: inPaise(bill.freight),
    detention: inPaise(bill.detention),
    kg: inKg(bill.quantity),
  };
};

function carriageFaults(bill: FoundCarriage, inputs: TradeInputs, { places, asked }: Known): readonly string[] {
  const isAtCost = inputs.freight_mode === "pure_agent";
  const place = isAtCost ? places.billed : "Maharashtra";
  const isForward = !isAtCost && inputs.carrier_gstin !== "" && Object(bill).date < "2027-04-01";
  const tax = isForward ? "forward with credit" : "reverse charge";
  const due = expectedCarriage(inputs, { detention: isAtCost ? 0 : (asked.detention ?? 0), tax }, place);
  return differences(carried(bill), { ...due, place, kg: inputs.loaded_kg });
}

/** The platform's own invoice says what the carrier's bill says, under both numbers. */
function selfFaults({ snapshot, shipment_id }: SeenPaper, { seen }: Known): readonly string[] {
  const bill = seen.findLast((one) => one.kind === "freight bill" && one.shipment_id === shipment_id);
  if (bill === undefined) return ["there is no bill of its carrier"];
  const found = { ...carried(Object(snapshot)), of: Object(snapshot).bill_number };
  return differences(found, { ...carried(Object(bill.snapshot)), of: bill.number });
}

function noteFaults(paper: SeenPaper, { seen, asked }: Known): readonly string[] {
  const of = correctedBy(paper);
  const corrected = paper.kind === "seller note" ? "bill" : "invoice";
  const document = seen.findLast((one) => one.kind === corrected && one.number === of);
  if (document === undefined) return [`there is no ${corrected} ${of}`];
  const note = foundNote(paper);
  const { tax } = Object(document.snapshot);
  const copied = "invoice" in paper.snapshot ? paper.snapshot.invoice : Object(paper.snapshot).bill;
  const unlike = differences(printed(copied), printed(Object(document.snapshot)), corrected);
  if (note === null) return unlike;
  const ask = asked.notes?.[paper.kind];
  if (ask === undefined) return [...unlike, "nobody asked for it"];
  const earlier = seen.flatMap((one) => {
    const isOther = one.kind === "seller note" ? "bill" : "invoice";
    return isOther === corrected && correctedBy(one) === of ? (foundNote(one) ?? []) : [];
  });
  const due = expectedNote(printed(Object(document.snapshot)), {
    ...{ earlier, asked: ask, found: note },
    bp: Math.round(tax.gst * 100),
    isInside: tax.igst === 0 && sum([tax.cgst, tax.sgst, tax.utgst]) > 0,
  });
  return [...unlike, ...differences(note.figures, due)];
}
