import { catalogueWrites } from "@mandi/shared/contract/desk/catalogue";
import { catalogueEntryWrites as writes } from "@mandi/shared/contract/desk/catalogue-entry";
import { catalogue } from "@mandi/shared/messages/desk-catalogue";
import type { ActField, DeskAct } from "../acts/desk-act";

/** What every act on the catalogue has in common. */
export const frame = { right: "content", fields: [], figures: [], fixed: {} } as const;

interface Hideable {
  readonly id: number;
  readonly is_hidden: number;
}

/** Hides a category or a brand from new choices, or shows it again. */
export function hideAct(kind: "brand" | "category", { id, is_hidden }: Hideable, name: string, text: string): DeskAct {
  const verb = is_hidden ? "unhide" : "hide";
  return {
    ...frame,
    key: `${kind} ${verb}`,
    title: catalogue[verb],
    question: is_hidden ? catalogue.unhideQuestion(name) : catalogue.hideQuestion(name),
    text: is_hidden ? catalogue.unhideText : text,
    path: `/desk/${kind}/${id}/${verb}`,
  };
}

/** Puts all of a list into the order that is shown, with the order that was read. */
export function orderAct(
  { key, path, text }: { readonly key: string; readonly path: string; readonly text: string },
  ids: readonly number[],
  version: string,
): DeskAct {
  return {
    ...frame,
    key,
    path,
    title: catalogue.saveOrder,
    question: catalogue.orderQuestion,
    text,
    fixed: { ids, version },
  };
}

/** The name of an entry. */
export const nameField = (initial?: string): ActField => ({
  kind: "text",
  name: "name",
  label: catalogue.name,
  schema: writes["category edit"].body.properties.name,
  ...(initial !== undefined && { initial }),
});

/** The picture of an entry; the site serves it itself. */
export const pictureField = (initial = ""): ActField => ({
  kind: "text",
  name: "thumbnail",
  label: catalogue.picture,
  hint: catalogue.pictureHint,
  schema: catalogueWrites["brand add"].body.properties.thumbnail,
  isOptional: true,
  initial,
});
