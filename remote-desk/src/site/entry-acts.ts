import { entries as words } from "@mandi/shared/messages/desk-site";
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
    title: words[verb],
    question: words.questions[verb](name),
    text: words.texts[verb],
    path: `/desk/${kind}/${id}/${verb}`,
  };
}

/** Takes an entry away for good. */
export function removeAct(kind: EntryKind, { id }: Entry, name: string): DeskAct {
  return {
    ...frame,
    key: `${kind} remove`,
    title: words.remove,
    question: words.questions.remove(name),
    text: words.texts.remove,
    path: `/desk/${kind}/${id}/remove`,
    isDanger: true,
  };
}

/** Puts all entries into the order that is shown, with the order that was read. */
export function orderAct(kind: EntryKind, ids: readonly number[], version: string): DeskAct {
  return {
    ...frame,
    key: `${kind} order`,
    title: words.saveOrder,
    question: words.questions.order,
    text: words.texts.order,
    path: `/desk/${kind}/order`,
    fixed: { ids, version },
  };
}
