import { baseKeymap, chainCommands, exitCode } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { commands, listItem } from "./commands";
import { readPasted, readText, writeText } from "./read-html";
import { textSchema } from "./text-schema";

const keys = {
  "Mod-b": commands.bold,
  "Mod-i": commands.italic,
  "Mod-z": undo,
  "Mod-y": redo,
  "Shift-Mod-z": redo,
  Enter: splitListItem(listItem),
  "Mod-]": sinkListItem(listItem),
  "Mod-[": liftListItem(listItem),
  "Shift-Enter": chainCommands(exitCode, (state, dispatch) => {
    const { hard_break: lineBreak } = textSchema.nodes;
    if (lineBreak) dispatch?.(state.tr.replaceSelectionWith(lineBreak.create()).scrollIntoView());
    return true;
  }),
};

export interface EditorWiring {
  readonly html: string;
  /** The text field's own attributes: name, description, error. */
  readonly attributes: () => Record<string, string>;
  /** Called after each change of the text or of the selection; `html` is set when the text has changed. */
  readonly onChange: (html: string | null) => void;
}

/**
 * The editor in an element. HTML from the clipboard is read here and not by the library, which would create its own
 * Trusted Types policy for that; no page of the product allows one.
 */
export function openEditor(box: HTMLElement, { html, attributes, onChange }: EditorWiring): EditorView {
  const view = new EditorView(box, {
    state: EditorState.create({ doc: readText(html), plugins: [history(), keymap(keys), keymap(baseKeymap)] }),
    attributes,
    dispatchTransaction(change) {
      view.updateState(view.state.apply(change));
      onChange(change.docChanged ? writeText(view.state.doc) : null);
    },
    handleDOMEvents: { paste: (_view, event) => take(view, event, event.clipboardData), drop: dropNothing },
  });
  return view;
}

function take(view: EditorView, event: Event, data: DataTransfer | null): boolean {
  const html = data?.getData("text/html") ?? "";
  if (html === "") return false; // Plain text is handled by the library.
  event.preventDefault();
  view.dispatch(view.state.tr.replaceSelection(readPasted(html)).scrollIntoView());
  return true;
}

/** Files and parts of other pages cannot be dropped into a text; moving parts within it is done by cut and paste. */
function dropNothing(_view: EditorView, event: DragEvent): boolean {
  event.preventDefault();
  return true;
}
