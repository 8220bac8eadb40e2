import { portals as words } from "@mandi/shared/messages/desk-books";
import type { BooksAct } from "./use-books-act";

const choicesOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Extends an e-way bill whose vehicle is on the road. */
export const extendAct = (id: number, number: string): BooksAct => ({
  title: words.extendTitle(number),
  text: words.extendText,
  verb: words.extendVerb,
  path: `/desk/eway-bill/${id}/extend`,
  fields: [
    { name: "remaining_km", label: words.km, kind: "km" },
    { name: "place", label: words.place, kind: "text" },
    { name: "state", label: words.stateNow, kind: "text" },
    { name: "pincode", label: words.pincode, kind: "text" },
    {
      name: "cause",
      label: words.cause,
      kind: "choice",
      choices: choicesOf(["calamity", "law and order", "transshipment", "accident", "other"]),
    },
  ],
});

/** Cancels an e-way bill whose goods do not move. */
export const cancelAct = (id: number, number: string): BooksAct => ({
  title: words.cancelBillTitle(number),
  text: words.cancelBillText,
  verb: words.cancelVerb,
  path: `/desk/eway-bill/${id}/cancel`,
  fields: [
    {
      name: "cause",
      label: words.cause,
      kind: "choice",
      choices: choicesOf(["duplicate", "order", "mistake", "other"]),
    },
  ],
  isDanger: true,
});
