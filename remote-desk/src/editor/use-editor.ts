import type { EditorView } from "prosemirror-view";
import { useEffect, useRef, useState } from "react";
import { type CommandName, commands, emphasis, strong } from "./commands";
import { openEditor } from "./editor-view";

export interface EditorOptions {
  readonly id: string;
  readonly label: string;
  readonly isInvalid: boolean;
  readonly onHtml: (html: string) => void;
}

/** The editor in an element of the page, opened with the initial text; it is destroyed with the component. */
export function useEditor(html: string, options: EditorOptions) {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const [, drawAgain] = useState(0);
  const latest = useRef({ html, options });
  latest.current = { html, options };

  useEffect(() => {
    if (!box.current) return;
    const opened = openEditor(box.current, {
      html: latest.current.html,
      attributes: () => ({
        id: latest.current.options.id,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": latest.current.options.label,
        ...(latest.current.options.isInvalid && {
          "aria-invalid": "true",
          "aria-describedby": `${latest.current.options.id}-error`,
        }),
      }),
      onChange(changed) {
        if (changed !== null) latest.current.options.onHtml(changed);
        drawAgain((count) => count + 1);
      },
    });
    view.current = opened;
    return () => opened.destroy();
  }, []);

  // The error belongs to the text field itself, which the library renders.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rendered again when an error appears or disappears
  useEffect(() => view.current?.setProps({}), [options.isInvalid]);

  function run(name: CommandName): void {
    if (view.current === null) return;
    commands[name](view.current.state, view.current.dispatch);
    view.current.focus();
  }

  /** Whether the selection has this format; undefined for an action that is not a format. */
  function isOn(name: CommandName): boolean | undefined {
    if (name !== "bold" && name !== "italic") return undefined;
    const state = view.current?.state;
    if (state === undefined) return false;
    const mark = name === "bold" ? strong : emphasis;
    const { empty, $from, from, to } = state.selection;
    if (empty) return mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
    return state.doc.rangeHasMark(from, to, mark);
  }

  return { box, run, isOn };
}
