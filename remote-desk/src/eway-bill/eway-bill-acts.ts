import { portals } from "@mandi/shared/messages/desk-portals";
import type { DeskAct } from "../acts/desk-act";
import { booksAct } from "../books/books-act";
import { cancelBillAct, extendAct, recordCancelAct, vehicleAct } from "../books/eway-acts";
import { isToRecord } from "../books/eway-bill-state";
import type { EwayBill } from "./eway-bill.api";

/** What the portal would accept of an e-way bill now, and what the desk can do about the task itself. */
export const ewayBillActs = (bill: EwayBill): readonly DeskAct[] => [...portalActs(bill), ...taskActs(bill)];

/** The portal's acts; of one made outside, the record that it was cancelled there. */
function portalActs(bill: EwayBill): readonly DeskAct[] {
  const { id, number, acts } = bill;
  if (number === null) return [];
  if (bill.is_typed === 1) return isToRecord(bill) ? [recordCancelAct(id, number)] : [];
  const known = {
    extend: extendAct(id, number),
    vehicle: vehicleAct(id, number),
    cancel: cancelBillAct(id, number),
  };
  return (["extend", "vehicle", "cancel"] as const).filter((act) => acts.includes(act)).map((act) => known[act]);
}

/** In how many minutes it can be due again. */
const laterMinutes = [30, 60, 120, 240, 720, 1_440] as const;

/** A call that reached nobody is put off; what it found out is a note. Both are in the trail, for everybody at the desk. */
function taskActs({ id, what }: EwayBill): readonly DeskAct[] {
  const note = booksAct({
    title: portals.note,
    text: portals.noteText,
    reasonLabel: portals.noteLabel,
    right: "trade",
    path: `/desk/eway-bill/${id}/note`,
  });
  const later = booksAct({
    title: portals.later,
    text: portals.laterText,
    right: "trade",
    path: `/desk/eway-bill/${id}/later`,
    fields: [
      {
        kind: "choice",
        name: "minutes",
        label: portals.laterIn,
        missing: portals.chooseLater,
        isKey: true,
        choices: laterMinutes.map((minutes) => ({ value: String(minutes), label: portals.laterChoice(minutes) })),
      },
    ],
  });
  return what === null ? [note] : [later, note];
}
