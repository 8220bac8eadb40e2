import { rfqList } from "@mandi/shared/messages/rfq";
import { Button } from "@mandi/shared/ui/controls/button";
import { TextArea } from "@mandi/shared/ui/controls/text-area";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Block } from "@mandi/shared/ui/layout/section";
import { type ChangeEvent, useId } from "react";
import type { RfqForm } from "../rfq-form";
import { type AddList, ListLines, summaryOf } from "./list-lines-view";
import styles from "./list-panel.module.css";
import { usePastedList } from "./use-pasted-list";

/** What the field holds; a longer text is cut there. */
const charactersAtMost = 4_000;

export interface ListPanelProps {
  /** The text that came with the navigation; it is read at once, unless it is the rest of an earlier list. */
  readonly text: string;
  /** How many products still fit into the request. */
  readonly room: number;
  /** The form that the lines are added to, once there is one. */
  readonly form?: RfqForm;
  /** The rest of a list that was read already: it waits for the buyer. */
  readonly isLeft?: boolean;
  readonly onText?: (text: string) => void;
  readonly onAdd: AddList;
  readonly onClose?: () => void;
}

/** A list as traders write it, from a chat or a file: split into lines, and added only when the buyer says so. */
export function ListPanel({ text: firstText, isLeft = false, room, form, onText, onAdd, onClose }: ListPanelProps) {
  const { text, setText, state, read, change, back } = usePastedList(firstText, isLeft, onText);
  return (
    <Block
      title={rfqList.title}
      actions={
        onClose ? (
          <Button variant="quiet" size="s" onClick={onClose}>
            {rfqList.close}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.panel}>
        <TextArea
          label={isLeft ? rfqList.leftText : rfqList.text}
          hint={rfqList.hint}
          rows={6}
          maxLength={charactersAtMost}
          value={text}
          readOnly={state.kind === "read"}
          onChange={(event) => setText(event.target.value)}
        />
        <div className={styles.side}>
          <div role="status" className={styles.said}>
            {text.length >= charactersAtMost ? <Note tone="warn">{rfqList.tooLong}</Note> : null}
            {state.kind === "failed" ? <Note tone="warn">{state.message}</Note> : null}
            {state.kind === "read" ? <p className={styles.summary}>{summaryOf(state.list)}</p> : null}
          </div>
          {state.kind === "read" ? (
            <ListLines
              list={state.list}
              room={room}
              form={form ?? null}
              onChange={change}
              onBack={back}
              onAdd={onAdd}
            />
          ) : (
            <div className={styles.actions}>
              <Button variant="secondary" isBusy={state.kind === "reading"} busyText={rfqList.reading} onClick={read}>
                {rfqList.read}
              </Button>
              <FileButton onText={setText} />
            </div>
          )}
        </div>
      </div>
    </Block>
  );
}

/** A table that was saved as CSV, or an exported chat. */
function FileButton({ onText }: { readonly onText: (text: string) => void }) {
  const id = useId();

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (file) onText((await file.slice(0, charactersAtMost).text()).replace(/^\uFEFF/u, ""));
    target.value = "";
  }

  return (
    <label htmlFor={id} className={styles.file}>
      {rfqList.file}
      <input id={id} type="file" accept=".csv,.txt,text/csv,text/plain" onChange={(event) => void handleFile(event)} />
    </label>
  );
}
