import { notNowReasons } from "@mandi/shared/messages/desk-not-now";
import { portals } from "@mandi/shared/messages/desk-portals";
import type { Definition } from "@mandi/shared/ui/data/definition-list";
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

/** The key of the act that it waits for: near its end, its extension. */
export const nextEwayAct = ({ id, number, acts }: EwayBill): string | undefined =>
  acts.includes("extend") ? extendAct(id, number ?? "").key : undefined;

/** The acts that the portal would refuse now, each with the reason; nothing for one that it changes for nobody here. */
export function ewayNotNow({ acts, asked = [] }: EwayBill): readonly Definition[] {
  if (acts.length === 0) return [];
  const reasons = { extend: notNowReasons.billNotNearEnd, cancel: notNowReasons.billTooOld } as const;
  const verbs = { extend: portals.extendVerb, cancel: portals.cancelVerb } as const;
  return (["extend", "cancel"] as const)
    .filter((act) => !acts.includes(act) && !asked.includes(act))
    .map((act) => ({ term: verbs[act], value: reasons[act] }));
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
