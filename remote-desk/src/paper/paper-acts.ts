import type { DeskAct } from "../acts/desk-act";
import { cancelInvoiceAct, isCancellable, retryAct } from "../books/invoice-acts";
import { noteEffectAct } from "../books/note-effect-act";
import type { DeskPaper } from "./paper.api";

/** What can still be done about a document itself: its registration, and the buyer's answer to a credit note. */
export function paperActs({ number, order_id, gst_effect, e_invoice: registration }: DeskPaper): readonly DeskAct[] {
  return [
    ...(gst_effect === undefined ? [] : [noteEffectAct({ number, order_id })]),
    ...(registration === null ? [] : registrationActs(registration)),
  ];
}

function registrationActs(registration: NonNullable<DeskPaper["e_invoice"]>): readonly DeskAct[] {
  const { number, state, is_cancelling: isCancelling } = registration;
  if (isCancelling === 1) return [];
  if (state === "failed") return [retryAct(number)];
  return isCancellable(registration) ? [cancelInvoiceAct(number)] : [];
}
