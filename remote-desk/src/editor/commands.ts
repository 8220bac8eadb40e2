import { setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import type { Command } from "prosemirror-state";
import { textSchema } from "./text-schema";

const { nodes, marks } = textSchema;

function part<Kind>(kind: Kind | undefined): Kind {
  if (kind === undefined) throw new Error("The editor's schema has no such part");
  return kind;
}

export const strong = part(marks["strong"]);
export const emphasis = part(marks["em"]);
export const listItem = part(nodes["list_item"]);
const [heading, paragraph] = [part(nodes["heading"]), part(nodes["paragraph"])];

/** Turns a block into a heading, or back into a paragraph. */
const toggleHeading: Command = (state, dispatch) =>
  state.selection.$from.parent.type === heading
    ? setBlockType(paragraph)(state, dispatch)
    : setBlockType(heading, { level: 2 })(state, dispatch);

/** Turns blocks into a list, or back. */
const toggleList =
  (name: "bullet_list" | "ordered_list"): Command =>
  (state, dispatch) =>
    wrapInList(part(nodes[name]))(state, dispatch) || liftListItem(listItem)(state, dispatch);

/** What the buttons do. */
export const commands = {
  bold: toggleMark(strong),
  italic: toggleMark(emphasis),
  heading: toggleHeading,
  bullets: toggleList("bullet_list"),
  numbers: toggleList("ordered_list"),
  quote: wrapIn(part(nodes["blockquote"])),
  undo,
  redo,
} as const satisfies Readonly<Record<string, Command>>;
export type CommandName = keyof typeof commands;
