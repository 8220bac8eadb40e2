import { entries } from "@mandi/shared/messages/desk-site";
import type { DeskAct } from "../acts/desk-act";

/** What visitors see one after the other. */
export type EntryKind = "faq" | "banner";

interface Entry {
  readonly id: number;
  readonly is_hidden: number;
}

const frame = { right: "content", fields: [], figures: [], fixed: {} } as const;

/** Hides an entry from visitors, or shows it to them again. */
export function hideAct(kind: EntryKind, { id, is_hidden }: Entry, name: string): DeskAct {
  const verb = is_hidden ? "unhide" : "hide";
  return {
    ...frame,
    key: `${kind} ${verb}`,
    title: entries[verb],
    question: entries.questions[verb](name),
    text: entries.texts[verb],
    path: `/desk/${kind}/${id}/${verb}`,
  };
}

/** Takes an entry away for good. */
export function removeAct(kind: EntryKind, { id }: Entry, name: string): DeskAct {
  return {
    ...frame,
    key: `${kind} remove`,
    title: entries.remove,
    question: entries.questions.remove(name),
    text: entries.texts.remove,
    path: `/desk/${kind}/${id}/remove`,
    isDanger: true,
  };
}

/** Puts all entries into the order that is shown, with the order that was read. */
export function orderAct(kind: EntryKind, ids: readonly number[], version: string): DeskAct {
  return {
    ...frame,
    key: `${kind} order`,
    title: entries.saveOrder,
    question: entries.questions.order,
    text: entries.texts.order,
    path: `/desk/${kind}/order`,
    fixed: { ids, version },
  };
}
