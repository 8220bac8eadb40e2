import { Send } from "lucide-react";
import { type FormEvent, useId, useRef } from "react";
import { RefusalNote } from "../forms/parts/refusal-note";
import { thread } from "../messages/thread";
import { Button } from "../ui/controls/button";
import { TextArea } from "../ui/controls/text-area";
import { KeepTyped } from "../ui/overlay/keep-typed";
import { AttachButton, AttachedFiles } from "./attached-files";
import styles from "./message-form.module.css";
import { type MessageFormOptions, useMessageForm } from "./use-message-form";

export interface MessageFormProps extends MessageFormOptions {
  readonly label: string;
  readonly hint?: string;
  /** Texts with which a press starts the message. */
  readonly quick?: readonly string[];
}

/** The form for the next message. A refused message stays typed. */
export function MessageForm({ label, hint, quick = [], ...options }: MessageFormProps) {
  const { text, files, problem, refusal, isBusy, setText, attach, remove, submit } = useMessageForm(options);
  const filesId = useId();
  const field = useRef<HTMLTextAreaElement>(null);

  function begin(words: string): void {
    setText([text.trim(), words].filter(Boolean).join(" "));
    field.current?.focus();
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void submit();
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <KeepTyped isDirty={text !== "" || files.length > 0} />
      <RefusalNote text={problem === null ? refusal : null} />
      <AttachedFiles id={filesId} files={files} onRemove={remove} />
      {quick.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce each button as part of a form
        <div role="group" aria-label={thread.quickLabel} className={styles.quick}>
          {quick.map((words) => (
            <Button key={words} size="s" onClick={() => begin(words)}>
              {words}
            </Button>
          ))}
        </div>
      ) : null}
      <TextArea
        ref={field}
        name="text"
        label={label}
        rows={2}
        hint={hint}
        value={text}
        error={problem ?? undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.buttons}>
        <AttachButton onFile={attach} />
        <Button type="submit" icon={Send} isBusy={isBusy} busyText={thread.sending}>
          {thread.send}
        </Button>
      </div>
    </form>
  );
}
