import { createHash, type KeyObject, sign } from "node:crypto";
import { asForm, type Form, FormRefused, textOf } from "./form";
import { dayOf, portalMoment } from "./india-time";

const dayMs = 86_400_000;
const reportDays = 30;
const readDays = 2;

interface RegisteredInvoice {
  readonly form: Form;
  readonly answer: Form;
  readonly at: Date;
  isCancelled: boolean;
}

/** Faults that the portal can simulate, for tests. */
export type Fault =
  | "down"
  | "silent"
  | "hanging"
  | "late"
  | "wrong irn"
  | "wrong number"
  | "wrong key"
  | "wrong fields";

interface DeskOptions {
  readonly key: KeyObject;
  /** Makes a key that is not the signing key. */
  readonly otherKey: () => KeyObject;
  readonly now: () => Date;
  readonly isInactive: (gstin: string) => boolean;
}

/** The e-invoice portal: its registrations, by the number that it computes itself. */
export class InvoiceDesk {
  readonly #registered = new Map<string, RegisteredInvoice>();
  readonly #options: DeskOptions;
  #acknowledged = 112_610_000_000_000;

  constructor(options: DeskOptions) {
    this.#options = options;
  }

  register(form: Form, fault: Fault | null): Form {
    const irn = irnOf(form);
    this.#checkParties(form);
    if (this.#registered.has(irn)) throw new FormRefused("2150", `Duplicate IRN ${irn}`);
    const at = this.#options.now();
    if (at.getTime() - dayOf(textOf(form, "DocDtls", "Dt")).getTime() > (reportDays + 1) * dayMs) {
      throw new FormRefused("2305", "The document is older than 30 days.");
    }
    this.#acknowledged += 1;
    const answer = this.#answer(form, irn, at, fault);
    this.#registered.set(irn, { form, answer: this.#answer(form, irn, at, null), at, isCancelled: false });
    return answer;
  }

  /** The earlier answer, to a form that was registered. */
  registered(form: Form): Form {
    const found = this.#registered.get(irnOf(form));
    if (!found) throw new FormRefused("2148", "The IRN is not known.");
    if (this.#options.now().getTime() - found.at.getTime() > readDays * dayMs) {
      throw new FormRefused("2283", "An IRN can be read for two days.");
    }
    return found.answer;
  }

  /** The form of a registered invoice; undefined when it was never registered or is cancelled. */
  active(irn: string): Form | undefined {
    const found = this.#registered.get(irn);
    return found?.isCancelled === false ? found.form : undefined;
  }

  cancel(form: Form): Form {
    const found = this.#registered.get(textOf(form, "Irn"));
    if (!found) throw new FormRefused("2148", "The IRN is not known.");
    if (found.isCancelled) throw new FormRefused("9999", "The IRN is not active.");
    if (this.#options.now().getTime() - found.at.getTime() > dayMs) {
      throw new FormRefused("2270", "The time to cancel is over.");
    }
    found.isCancelled = true;
    return { Irn: textOf(form, "Irn"), cancelDate: portalMoment(this.#options.now()) };
  }

  #checkParties(form: Form): void {
    for (const party of ["SellerDtls", "BuyerDtls"]) {
      const gstin = textOf(form, party, "Gstin");
      if (!/^\d{2}[A-Z0-9]{13}$/.test(gstin)) throw new FormRefused("3028", `GSTIN ${gstin} is invalid.`);
      if (this.#options.isInactive(gstin)) throw new FormRefused("3029", `GSTIN ${gstin} is not active.`);
    }
    if (textOf(form, "BuyerDtls", "Gstin") === textOf(form, "ShipDtls", "Gstin")) {
      throw new FormRefused("2323", "Buyer and consignee are the same.");
    }
  }

  #answer(form: Form, irn: string, at: Date, fault: Fault | null): Form {
    const said = fault === "wrong irn" ? irn.replaceAll(/^./g, (first) => (first === "0" ? "1" : "0")) : irn;
    const key = fault === "wrong key" ? this.#options.otherKey() : this.#options.key;
    const items = form["ItemList"];
    const lines: readonly unknown[] = Array.isArray(items) ? items : [];
    const code = {
      SellerGstin: textOf(form, "SellerDtls", "Gstin"),
      BuyerGstin: textOf(form, "BuyerDtls", "Gstin"),
      DocNo: textOf(form, "DocDtls", "No"),
      DocTyp: textOf(form, "DocDtls", "Typ"),
      DocDt: textOf(form, "DocDtls", "Dt"),
      TotInvVal: Number(textOf(form, "ValDtls", "TotInvVal")) + (fault === "wrong fields" ? 1 : 0),
      ItemCnt: lines.length,
      MainHsnCode: textOf(asForm(lines[0]), "HsnCd"),
      Irn: said,
      IrnDt: portalMoment(at),
    };
    return {
      Irn: said,
      AckNo: this.#acknowledged,
      AckDt: portalMoment(at),
      SignedInvoice: signed(form, key),
      SignedQRCode: signed(code, key),
    };
  }
}

function irnOf(form: Form): string {
  const [, month = 0, year = 0] = textOf(form, "DocDtls", "Dt").split("/").map(Number);
  const first = month >= 4 ? year : year - 1;
  const span = `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
  const parts = [
    textOf(form, "SellerDtls", "Gstin"),
    span,
    textOf(form, "DocDtls", "Typ"),
    textOf(form, "DocDtls", "No"),
  ];
  return createHash("sha256").update(parts.join("")).digest("hex");
}

/** A JWT in the portal's format: the document is a string inside its claims. */
function signed(document: Form, key: KeyObject): string {
  const part = (value: Form): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${part({ alg: "RS256", typ: "JWT" })}.${part({ data: JSON.stringify(document), iss: "NIC" })}`;
  return `${text}.${sign("RSA-SHA256", Buffer.from(text), key).toString("base64url")}`;
}
