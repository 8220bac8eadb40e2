import type { InvoiceLine, InvoiceParty } from "@mandi/shared/contract/tax-invoice";
import { checkGstin, unregistered } from "@mandi/shared/format/gstin";
import { sizeText } from "@mandi/shared/format/size-text";
import { gstCodeOfState } from "@mandi/shared/format/state-codes";
import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { paiseFromRupees, rupeesFromPaise } from "@mandi/shared/money/paise";
import { roundPerTonne } from "@mandi/shared/money/rounding";
import { FormFiller } from "./document-problems";
import { portalDay } from "./portal-text";
import { postalPlaceOf } from "./postal-place";
import { lineTax, type RegisteredPaper } from "./registered-paper";

/** The most lines of a document at the portal. */
const itemsAtMost = 1_000;

const gstinPattern = /^\d{2}[A-Z0-9]{13}$/;

/**
 * A document in the format of e-invoice schema 1.1, in the schema's order: freight is part of the amount of the goods, money has two
 * decimals, texts are cut to their fields.
 *
 * @throws UnfitPaper naming what the schema needs and the document does not have
 */
export function eInvoiceOf(paper: RegisteredPaper): Readonly<Record<string, unknown>> {
  const form = new FormFiller();
  const { supplier, recipient, consignee, place_of_supply } = paper.invoice;
  const document = {
    Version: "1.1",
    TranDtls: { TaxSch: "GST", SupTyp: "B2B", RegRev: "N" },
    DocDtls: {
      Typ: paper.type,
      No: form.match("The number", paper.number, /^[A-Z1-9][A-Z0-9/-]{0,15}$/),
      Dt: portalDay(paper.date),
    },
    SellerDtls: { ...partyOf(form, "our company", supplier), ...placeOf(form, "our company", supplier) },
    BuyerDtls: {
      ...partyOf(form, "the buyer", recipient),
      Pos: form.state("the place of supply", gstCodeOfState(place_of_supply)),
      ...placeOf(form, "the buyer", recipient),
    },
    ...dispatchOf(form, paper),
    ...shipOf(form, recipient, consignee),
    ItemList: paper.lines.map((line, place) => itemOf(form, paper, line, place)),
    ValDtls: totalsOf(paper),
    ...(paper.corrects === null
      ? {}
      : { RefDtls: { PrecDocDtls: [{ InvNo: paper.corrects.number, InvDt: portalDay(paper.corrects.date) }] } }),
  };
  if (paper.lines.length === 0 || paper.lines.length > itemsAtMost)
    form.refuse("The document has no lines, or too many.");
  form.done();
  return document;
}

function partyOf(form: FormFiller, what: string, { name, gst_number }: InvoiceParty) {
  return {
    Gstin: form.match(`The GSTIN of ${what}`, gst_number, gstinPattern),
    LglNm: form.text(`The name of ${what}`, name, { least: 3, most: 100 }),
  };
}

function placeOf(form: FormFiller, what: string, { address, gst_number, state }: InvoiceParty) {
  const place = postalPlaceOf(address);
  const isRegistered = gstinPattern.test(gst_number);
  return {
    Addr1: form.text(`The address of ${what}`, place.line, { least: 1, most: 100 }),
    Loc: form.text(`The city of ${what}`, place.city, { least: 3, most: 50 }),
    Pin: form.pincode(what, place.pincode),
    Stcd: form.state(what, isRegistered ? gst_number.slice(0, 2) : gstCodeOfState(state)),
  };
}

/** The loading place, which is not the platform's own address. */
function dispatchOf(form: FormFiller, { dispatch }: RegisteredPaper) {
  if (dispatch === null) return {};
  return {
    DispDtls: {
      Nm: form.text("The name of the place of loading", dispatch.name, { least: 3, most: 100 }),
      Addr1: form.text("The address of the place of loading", dispatch.line, { least: 1, most: 100 }),
      Loc: form.text("The city of the place of loading", dispatch.city, { least: 3, most: 50 }),
      Pin: form.pincode("the place of loading", dispatch.pincode),
      Stcd: form.state("the place of loading", gstCodeOfState(dispatch.state)),
    },
  };
}

/** Only where it is another person: the portal refuses the buyer's own GSTIN as the consignee's. */
function shipOf(form: FormFiller, recipient: InvoiceParty, consignee: InvoiceParty) {
  const isRegistered = checkGstin(consignee.gst_number).kind !== "invalid";
  const isBuyer = isRegistered
    ? consignee.gst_number === recipient.gst_number
    : consignee.name.trim().toLowerCase() === recipient.name.trim().toLowerCase();
  if (isBuyer) return {};
  return {
    ShipDtls: {
      Gstin: isRegistered ? consignee.gst_number : unregistered,
      LglNm: form.text("The name of the consignee", consignee.name, { least: 3, most: 100 }),
      ...placeOf(form, "the consignee", consignee),
    },
  };
}

function itemOf(form: FormFiller, { tax }: RegisteredPaper, line: InvoiceLine, place: number) {
  const { integrated, central, state } = lineTax({ tax }, line);
  return {
    SlNo: String(place + 1),
    PrdDesc: form.text("The description of the goods", describe(line), { least: 3, most: 300 }),
    IsServc: "N",
    HsnCd: form.match("The HSN", line.hsn, /^\d{6}(?:\d{2})?$/),
    Qty: line.quantity,
    Unit: "MTS",
    UnitPrice: unitPriceOf(line),
    TotAmt: line.taxable_amount,
    AssAmt: line.taxable_amount,
    GstRt: tax.gst,
    ...(tax.igst === 0
      ? { CgstAmt: rupeesFromPaise(central), SgstAmt: rupeesFromPaise(state) }
      : { IgstAmt: rupeesFromPaise(integrated) }),
    TotItemVal: line.amount,
  };
}

/** The name of the goods on a line: `HR coil 3 mm`. */
export function describe({ description, value }: Pick<InvoiceLine, "description" | "value">): string {
  return `${description} ${sizeText(value)}`.trim();
}

/** Per MT before GST, in whole paise as rates are agreed; a difference of money has no quantity, so its amount is its price. */
function unitPriceOf({ quantity, taxable_amount }: InvoiceLine): number {
  if (quantity === 0) return taxable_amount;
  return rupeesFromPaise(roundPerTonne(paiseFromRupees(taxable_amount), kilogramsFromTonnes(quantity)));
}

function totalsOf({ tax, roundOff, total }: RegisteredPaper) {
  return {
    AssVal: tax.taxable_amount,
    ...(tax.igst === 0 ? { CgstVal: tax.cgst, SgstVal: tax.sgst + tax.utgst } : { IgstVal: tax.igst }),
    ...(roundOff === 0 ? {} : { RndOffAmt: roundOff }),
    TotInvVal: total,
  };
}
