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
  /** After each change of the text or of the selection; `html` when the text is another one. */
  readonly onChange: (html: string | null) => void;
}

/**
 * The editor in a box. HTML from the clipboard is read here and not by the library: it would make a Trusted Types policy of its own
 * for that, which no page of the product allows.
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
  if (html === "") return false; // Plain text is the library's own.
  event.preventDefault();
  view.dispatch(view.state.tr.replaceSelection(readPasted(html)).scrollIntoView());
  return true;
}

/** Files and pieces of other pages are not dropped into a text; what is moved inside it is cut and pasted. */
function dropNothing(_view: EditorView, event: DragEvent): boolean {
  event.preventDefault();
  return true;
}
