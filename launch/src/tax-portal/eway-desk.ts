import { type Form, FormRefused, textOf } from "./form";
import { dayOf, endOfDay, momentOf, portalMoment } from "./india-time";

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const kilometresADay = 200;

interface EwayBill {
  readonly number: number;
  readonly userGstin: string;
  readonly at: Date;
  readonly kilometres: number;
  transporterId: string;
  validUntil: Date | null;
  isCancelled: boolean;
}

/** The refusal for a GSTIN that is not on the e-way bill; those that change it name themselves by `userGstin`. */
const notYours = "This e-way bill is not yours.";

/** The e-way bill portal: one bill for each document. Its data are lost when the program ends. */
export class EwayDesk {
  readonly #byDocument = new Map<string, EwayBill>();
  readonly #now: () => Date;
  readonly #invoiceOf: (irn: string) => Form | undefined;
  #last = 271_000_000_000;

  constructor(now: () => Date, invoiceOf: (irn: string) => Form | undefined) {
    this.#now = now;
    this.#invoiceOf = invoiceOf;
  }

  make(form: Form): Form {
    const document = `${textOf(form, "userGstin")} ${textOf(form, "docNo")}`;
    const standing = this.#byDocument.get(document);
    if (standing && !standing.isCancelled) throw new FormRefused("604", "There is an e-way bill for this document.");
    checkTransport(form);
    const stated = Number(textOf(form, "transDistance"));
    if (!(stated >= 0 && stated <= 4_000)) throw new FormRefused("702", "The distance is not possible.");
    this.#last += 1;
    const at = this.#now();
    const bill: EwayBill = {
      number: this.#last,
      userGstin: textOf(form, "userGstin"),
      at,
      // The real portal knows the distance between pincodes; this one always returns the same.
      kilometres: stated === 0 ? 312 : stated,
      transporterId: textOf(form, "transporterId"),
      validUntil: null,
      isCancelled: false,
    };
    if (textOf(form, "vehicleNo") !== "") bill.validUntil = endOfDay(at, daysFor(bill.kilometres));
    this.#byDocument.set(document, bill);
    return answerOf(bill);
  }

  /** A bill that was made before this program was started, as the product stores it. */
  recall(form: Form): Form {
    const number = Number(textOf(form, "ewbNo"));
    const bill: EwayBill = {
      number,
      userGstin: textOf(form, "userGstin"),
      at: momentOf(textOf(form, "ewayBillDate")),
      kilometres: Number(textOf(form, "transDistance")),
      transporterId: textOf(form, "transporterId"),
      validUntil: form["validUpto"] === null ? null : momentOf(textOf(form, "validUpto")),
      isCancelled: form["isCancelled"] === true,
    };
    this.#last = Math.max(this.#last, number);
    this.#byDocument.set(`${bill.userGstin} ${textOf(form, "docNo")}`, bill);
    return answerOf(bill);
  }

  /** The same for a registered invoice: the portal knows its goods and parties. */
  makeByIrn(form: Form): Form {
    try {
      return answerByIrn(this.make(this.#formOfIrn(form)));
    } catch (error) {
      throw error instanceof FormRefused && error.code in codesByIrn
        ? new FormRefused(codesByIrn[error.code] ?? "", error.message)
        : error;
    }
  }

  /** The earlier answer, to an invoice whose e-way bill was made. */
  madeByIrn(form: Form): Form {
    return answerByIrn(this.made(this.#formOfIrn(form)));
  }

  #formOfIrn(form: Form): Form {
    const invoice = this.#invoiceOf(textOf(form, "Irn"));
    if (!invoice) throw new FormRefused("2148", "The IRN is not known, or not active.");
    return {
      userGstin: textOf(invoice, "SellerDtls", "Gstin"),
      docNo: textOf(invoice, "DocDtls", "No"),
      docDate: textOf(invoice, "DocDtls", "Dt"),
      transDocNo: form["TransDocNo"],
      transDocDate: form["TransDocDt"],
      transDistance: textOf(form, "Distance"),
      transporterId: form["TransId"],
      vehicleNo: textOf(form, "VehNo"),
    };
  }

  /** The earlier answer, to a form whose e-way bill was made. */
  made(form: Form): Form {
    const bill = this.#byDocument.get(`${textOf(form, "userGstin")} ${textOf(form, "docNo")}`);
    if (!bill) throw new FormRefused("325", "There is no such e-way bill.");
    return answerOf(bill);
  }

  setVehicle(form: Form): Form {
    const bill = this.#active(form);
    if (!/^[A-Z0-9]{7,11}$/.test(textOf(form, "vehicleNo")))
      throw new FormRefused("700", "The vehicle number is not valid.");
    bill.validUntil ??= endOfDay(this.#now(), daysFor(bill.kilometres));
    return { vehUpdDate: portalMoment(this.#now()), validUpto: portalMoment(bill.validUntil) };
  }

  setTransporter(form: Form): Form {
    const bill = this.#active(form);
    bill.transporterId = textOf(form, "transporterId");
    return { ewayBillNo: bill.number, transporterId: bill.transporterId, transUpdateDate: portalMoment(this.#now()) };
  }

  extend(form: Form): Form {
    const bill = this.#active(form);
    const now = this.#now();
    if (bill.transporterId !== "" && textOf(form, "userGstin") !== bill.transporterId) {
      throw new FormRefused("312", notYours);
    }
    const remaining = Number(textOf(form, "remainingDistance"));
    if (bill.validUntil === null || Math.abs(now.getTime() - bill.validUntil.getTime()) > 8 * hourMs) {
      throw new FormRefused("381", "An e-way bill is extended from 8 hours before its end to 8 hours after it.");
    }
    if (remaining > bill.kilometres)
      throw new FormRefused("382", "The distance left is longer than the whole distance.");
    bill.validUntil = endOfDay(now, daysFor(remaining));
    return { ewayBillNo: bill.number, updatedDate: portalMoment(now), validUpto: portalMoment(bill.validUntil) };
  }

  cancel(form: Form): Form {
    const bill = this.#active(form);
    if (this.#now().getTime() - bill.at.getTime() > dayMs) throw new FormRefused("315", "The time to cancel is over.");
    bill.isCancelled = true;
    return { ewayBillNo: bill.number, cancelDate: portalMoment(this.#now()) };
  }

  #active(form: Form): EwayBill {
    const number = Number(textOf(form, "ewbNo"));
    const bill = [...this.#byDocument.values()].find((candidate) => candidate.number === number);
    if (!bill || bill.isCancelled) throw new FormRefused("9999", "The e-way bill is not active.");
    const asking = textOf(form, "userGstin");
    if (asking !== "" && asking !== bill.userGstin && asking !== bill.transporterId) {
      throw new FormRefused("312", notYours);
    }
    return bill;
  }
}

/** What the portal calls the same refusals for a registered invoice. */
const codesByIrn: Readonly<Record<string, string>> = { "604": "4002", "362": "4021" };

/** The carrier's part of a form: its schema, and the receipt, which is never older than the document. */
function checkTransport(form: Form): void {
  const isStated = (field: string) => form[field] !== undefined;
  if (isStated("transporterId") && !/^\d{2}[0-9A-Z]{13}$/.test(textOf(form, "transporterId"))) {
    throw new FormRefused("100", "Invalid Json: transporterId.");
  }
  if (isStated("transDocNo") && !/^[a-zA-Z0-9/-]{1,15}$/.test(textOf(form, "transDocNo"))) {
    throw new FormRefused("100", "Invalid Json: transDocNo.");
  }
  if (isStated("transDocDate") && dayOf(textOf(form, "transDocDate")) < dayOf(textOf(form, "docDate"))) {
    throw new FormRefused("362", "Transporter document date cannot be earlier than the invoice date");
  }
}

const daysFor = (kilometres: number): number => Math.max(1, Math.ceil(kilometres / kilometresADay));

function answerByIrn({ ewayBillNo, ewayBillDate, validUpto }: Form): Form {
  return { EwbNo: ewayBillNo, EwbDt: ewayBillDate, EwbValidTill: validUpto };
}

function answerOf({ number, at, validUntil }: EwayBill): Form {
  return {
    ewayBillNo: number,
    ewayBillDate: portalMoment(at),
    validUpto: validUntil === null ? null : portalMoment(validUntil),
  };
}
