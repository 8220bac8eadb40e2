import type { InvoiceLine, InvoiceParty } from "@mandi/shared/contract/tax-invoice";
import { receiptNumberPattern } from "@mandi/shared/contract/transporter/order";
import { checkGstin, unregistered } from "@mandi/shared/format/gstin";
import { gstCodeOfState } from "@mandi/shared/format/state-codes";
import type { Dispatch } from "../../papers/paper";
import { FormFiller } from "./document-problems";
import { describe } from "./e-invoice";
import { portalDay } from "./portal-text";
import { postalPlaceOf } from "./postal-place";
import type { RegisteredPaper } from "./registered-paper";

/** How the goods of an invoice travel. */
export interface Journey {
  /** 0 means that the portal counts the distance between the pincodes. */
  readonly kilometres: number;
  /** Empty while the carrier has none. */
  readonly carrierGstin: string;
  readonly carrierName: string;
  /** Number and day of the transport receipt. */
  readonly receipt: { readonly number: string; readonly day: string };
  readonly vehicle: string;
}

/** The most lines of an e-way bill. */
const itemsAtMost = 250;

/**
 * The e-way bill of a vehicle on the sale invoice, in the portal's format: names, GSTINs and state codes are the parties'; address,
 * place and pincode are those of the goods.
 *
 * @throws UnfitPaper naming what the form needs and the document does not have
 */
export function ewayBillOf(paper: RegisteredPaper, journey: Journey): Readonly<Record<string, unknown>> {
  const form = new FormFiller();
  const { supplier, recipient } = paper.invoice;
  const { from, to } = placesOfGoods({ ...paper.invoice, dispatch: paper.dispatch });
  if (paper.lines.length === 0 || paper.lines.length > itemsAtMost)
    form.refuse("The document has no lines, or too many.");
  const document = {
    userGstin: paper.gstin,
    supplyType: "O",
    subSupplyType: 1,
    docType: "INV",
    docNo: paper.number,
    docDate: portalDay(paper.date),
    transactionType: transactionType(paper),
    fromGstin: supplier.gst_number,
    fromTrdName: form.text("Our name", supplier.name, { least: 1, most: 100 }),
    fromAddr1: form.text("The address of loading", from.line, { least: 1, most: 120 }),
    fromPlace: form.text("The place of loading", from.city, { least: 1, most: 50 }),
    fromPincode: form.pincode("the place of loading", from.pincode),
    fromStateCode: Number(supplier.gst_number.slice(0, 2)),
    actFromStateCode: Number(form.state("the place of loading", gstCodeOfState(from.state))),
    toGstin: recipient.gst_number,
    toTrdName: form.text("The buyer's name", recipient.name, { least: 1, most: 100 }),
    toAddr1: form.text("The consignee's address", to.line, { least: 1, most: 120 }),
    toPlace: form.text("The consignee's place", to.city, { least: 1, most: 50 }),
    toPincode: form.pincode("the consignee", to.pincode),
    toStateCode: Number(recipient.gst_number.slice(0, 2)),
    actToStateCode: Number(form.state("the consignee", gstCodeOfState(to.state))),
    ...valuesOf(paper),
    transMode: 1,
    transDistance: journey.kilometres,
    ...(journey.carrierGstin !== "" && { transporterId: journey.carrierGstin }),
    transporterName: form.text("The carrier's name", journey.carrierName, { least: 1, most: 100 }),
    transDocNo: receiptIn(form, journey.receipt.number),
    transDocDate: portalDay(journey.receipt.day),
    vehicleNo: vehicleIn(form, journey.vehicle),
    vehicleType: "R",
    itemList: paper.lines.map((line, place) => itemOf(form, paper, line, place)),
    mainHsnCode: paper.lines[0]?.hsn ?? "",
  };
  form.done();
  return document;
}

/**
 * The same for a registered invoice: the portal has parties, places and goods from the registration.
 *
 * @throws UnfitPaper naming what the form needs
 */
export function ewayBillByIrn(irn: string, journey: Journey): Readonly<Record<string, unknown>> {
  const form = new FormFiller();
  const document = {
    Irn: irn,
    Distance: journey.kilometres,
    TransMode: "1",
    ...(journey.carrierGstin !== "" && { TransId: journey.carrierGstin }),
    TransName: form.text("The carrier's name", journey.carrierName, { least: 1, most: 100 }),
    TransDocDt: portalDay(journey.receipt.day),
    TransDocNo: receiptIn(form, journey.receipt.number),
    VehNo: vehicleIn(form, journey.vehicle),
    VehType: "R",
  };
  form.done();
  return document;
}

const portalReceipt = new RegExp(receiptNumberPattern, "u");

/** A receipt's number in full: cut, it would be that of another receipt. */
export function receiptIn(form: FormFiller, number: string): string {
  const isMissing = number.trim() === "";
  if (!isMissing && !portalReceipt.test(number)) {
    form.refuse(
      `The portal takes a receipt number of at most 15 letters, digits, / and -, and this one is ${number}. Please enter the transport receipt again.`,
    );
  }
  return form.text("The transport receipt", number, { least: 1, most: 15 });
}

const portalVehicle = /^[A-Z0-9]{7,11}$/;

/** Whether the portal takes a vehicle number, which has no spaces. */
export const isPortalVehicle = (number: string): boolean => portalVehicle.test(number);

/** A vehicle's number without spaces. */
export function vehicleIn(form: FormFiller, number: string): string {
  return form.match("The vehicle", number.toUpperCase().replaceAll(/[^A-Z0-9]/g, ""), portalVehicle);
}

/** A document that goes with goods on the road. */
interface TravellingPaper {
  readonly supplier: InvoiceParty;
  readonly consignee: InvoiceParty;
  /** The loading place; null on older documents that did not store it. */
  readonly dispatch: Dispatch | null;
}

/** Where the goods of a document are loaded and unloaded. */
export function placesOfGoods({ supplier, consignee, dispatch }: TravellingPaper) {
  return {
    from: dispatch ?? { ...postalPlaceOf(supplier.address), state: supplier.state },
    to: { ...postalPlaceOf(consignee.address), state: consignee.state },
  };
}

/** 1 regular, 2 to a person other than the buyer, 3 loaded elsewhere than at our address, 4 both. */
function transactionType({ dispatch, invoice: { recipient, consignee } }: RegisteredPaper): 1 | 2 | 3 | 4 {
  const gstin = checkGstin(consignee.gst_number).kind === "invalid" ? unregistered : consignee.gst_number;
  const isSamePerson =
    gstin === unregistered
      ? consignee.name === recipient.name
      : gstin.slice(2, 12) === recipient.gst_number.slice(2, 12);
  if (isSamePerson) return dispatch === null ? 1 : 3;
  return dispatch === null ? 2 : 4;
}

function valuesOf({ tax, roundOff, total }: RegisteredPaper) {
  return {
    totalValue: tax.taxable_amount,
    cgstValue: tax.cgst,
    sgstValue: tax.sgst + tax.utgst,
    igstValue: tax.igst,
    cessValue: 0,
    cessNonAdvolValue: 0,
    otherValue: roundOff,
    totInvValue: total,
  };
}

function itemOf(form: FormFiller, { tax }: RegisteredPaper, line: InvoiceLine, place: number) {
  const isIntraState = tax.igst === 0;
  return {
    itemNo: place + 1,
    productDesc: form.text("The description of the goods", describe(line), { least: 1, most: 100 }),
    hsnCode: line.hsn,
    qtyUnit: "MTS",
    quantity: line.quantity,
    taxableAmount: line.taxable_amount,
    cgstRate: isIntraState ? tax.gst / 2 : 0,
    sgstRate: isIntraState ? tax.gst / 2 : 0,
    igstRate: isIntraState ? 0 : tax.gst,
    cessRate: 0,
    cessNonAdvol: 0,
  };
}
