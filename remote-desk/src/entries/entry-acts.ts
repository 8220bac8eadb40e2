import { entries } from "@mandi/shared/messages/desk-entries";
import type { DeskAct } from "../acts/desk-act";

/** Common to every act on an entry. */
export const frame = { right: "content", fields: [], figures: [], fixed: {} } as const;

export type EntryKind = "category" | "brand" | "faq" | "banner";

/** An entry of a list that can be reordered and hidden. */
export interface Entry {
  readonly id: number;
  readonly is_hidden: number;
}

/** Hides an entry, or shows it again; the texts explain what each of them means. */
export function hideAct(
  kind: EntryKind,
  { id, is_hidden }: Entry,
  name: string,
  texts: { readonly hide: string; readonly unhide: string },
): DeskAct {
  const verb = is_hidden ? "unhide" : "hide";
  return {
    ...frame,
    key: `${kind} ${verb}`,
    title: entries[verb],
    question: entries.questions[verb](name),
    text: texts[verb],
    path: `/desk/${kind}/${id}/${verb}`,
  };
}

/** Deletes an entry. */
export function removeAct(kind: EntryKind, { id }: Entry, name: string): DeskAct {
  return {
    ...frame,
    key: `${kind} remove`,
    title: entries.remove,
    question: entries.questions.remove(name),
    text: entries.removeText,
    path: `/desk/${kind}/${id}/remove`,
    isDanger: true,
  };
}

/** Puts a whole list into the displayed order, sending the order that was read. */
export function orderAct(
  { key, path, text }: { readonly key: string; readonly path: string; readonly text: string },
  ids: readonly number[],
  version: string,
): DeskAct {
  return {
    ...frame,
    key,
    path,
    title: entries.saveOrder,
    question: entries.questions.order,
    text,
    fixed: { ids, version },
  };
}
