import {
  addPaise,
  type Paise,
  paiseFromRupees,
  rupeesFromPaise,
  subtractPaise,
  zeroPaise,
} from "@mandi/shared/money/paise";
import type { RegisteredPaper } from "../tax-portal/documents/registered-paper";

/** Taxable amount and heads, as the return has them: SGST and UTGST are one. */
export interface Amounts {
  readonly taxable: Paise;
  readonly integrated: Paise;
  readonly central: Paise;
  readonly state: Paise;
}

export const noAmounts: Amounts = { taxable: zeroPaise, integrated: zeroPaise, central: zeroPaise, state: zeroPaise };

/** A document's figures in full. */
export function amountsOf({ tax }: Pick<RegisteredPaper, "tax">): Amounts {
  return {
    taxable: paiseFromRupees(tax.taxable_amount),
    integrated: paiseFromRupees(tax.igst),
    central: paiseFromRupees(tax.cgst),
    state: addPaise(paiseFromRupees(tax.sgst), paiseFromRupees(tax.utgst)),
  };
}

/** A credit note lowers what the others add to. */
export function plusPaper(one: Amounts, other: Amounts, { type }: Pick<RegisteredPaper, "type">): Amounts {
  const add = type === "CRN" ? subtractPaise : addPaise;
  return {
    taxable: add(one.taxable, other.taxable),
    integrated: add(one.integrated, other.integrated),
    central: add(one.central, other.central),
    state: add(one.state, other.state),
  };
}

/** Amounts under their names in the form, in rupees. */
export function presentAmounts({ taxable, integrated, central, state }: Amounts) {
  return {
    txval: rupeesFromPaise(taxable),
    iamt: rupeesFromPaise(integrated),
    camt: rupeesFromPaise(central),
    samt: rupeesFromPaise(state),
    csamt: 0,
  };
}

/** `20-11-2026` */
export const dayInForm = (day: string): string => day.split("-").reverse().join("-");
