import type { InvoiceLine, NoteCause } from "@mandi/shared/contract/tax-invoice";
import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { invalidField } from "../../../platform/errors";
import type { NoteAsk } from "./note-figures";
import { positionsOf } from "./noted-lines";

/** What a note corrects, as the desk enters it. */
export interface Correction<Cause extends NoteCause = NoteCause> {
  readonly cause: Cause;
  /** The size as on the corrected document; without one, a weight is shared over all sizes. */
  readonly size?: string | undefined;
  /** In MT. */
  readonly quantity?: number | undefined;
  /** In rupees per MT before GST. */
  readonly rate?: number | undefined;
}

/** The reason that a credit note gives. */
export const creditReasons: Readonly<Record<NoteCause, string>> = {
  weight: "Less weight received",
  rate: "Lower rate",
  freight: "Lower freight",
  quality: "Quality below the agreed one",
};

/** The document that a note corrects. */
interface Corrected {
  readonly is: "invoice" | "bill";
  readonly lines: readonly InvoiceLine[];
}

/** What a note is to correct. @throws Refusal 422 naming the field that is missing, or that the cause does not take */
export function askOf(
  corrected: Corrected,
  { kind, cause, size, quantity, rate }: Correction & Pick<NoteAsk, "kind">,
): NoteAsk {
  if (cause === "weight" && rate !== undefined) {
    throw invalidField("rate", `A note by weight uses the ${corrected.is}'s own rate`);
  }
  if (cause !== "weight" && rate === undefined) throw invalidField("rate", "Please enter a rate per MT");
  const positions = positionsOf(corrected.lines, size);
  if (cause === "weight" && kind === "debit" && quantity === undefined) {
    throw invalidField("quantity", "Please enter the weight");
  }
  if (cause !== "weight" && quantity !== undefined && positions.length > 1) {
    throw invalidField("size", "Please choose the size that this weight belongs to");
  }
  return {
    kind,
    cause,
    positions,
    ...(quantity === undefined ? {} : { quantityKg: kilogramsFromTonnes(quantity) }),
    ...(rate === undefined ? {} : { ratePaise: paiseFromRupees(rate) }),
  };
}
