import { portals, books as words } from "@mandi/shared/messages/desk-books";
import { DateField } from "@mandi/shared/ui/controls/date-field";
import { Select } from "@mandi/shared/ui/controls/select";
import { TextField } from "@mandi/shared/ui/controls/text-field";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import { ReasonField } from "../decide/reason-field";
import styles from "./books.module.css";
import { monthChoices } from "./months";
import { type ActField, type BooksAct, useBooksAct } from "./use-books-act";

interface ActDialogProps {
  readonly act: BooksAct;
  readonly onClose: () => void;
  /** After the server has done it, or keeps it for a second person. */
  readonly onDone: () => void;
}

/** Asks for what an act needs and for the reason, before anything is sent. */
export function ActDialog({ act, onClose, onDone }: ActDialogProps) {
  const { reason, saving, textOf, problemOf, change, send } = useBooksAct(act, onDone);
  return (
    <ConfirmDialog
      isOpen
      title={act.title}
      confirmText={act.verb}
      isDanger={act.isDanger ?? false}
      isBusy={saving.isBusy}
      error={saving.refusal}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <p>{act.text}</p>
      <div className={styles.fields}>
        {(act.fields ?? []).map((field) => (
          <ActInput
            key={field.name}
            field={field}
            value={textOf(field.name)}
            error={problemOf(field)}
            onText={(text) => change(field.name, text)}
          />
        ))}
        <ReasonField {...reason.field} />
      </div>
    </ConfirmDialog>
  );
}

interface ActInputProps {
  readonly field: ActField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
}

function ActInput({ field: { name, label, kind, choices = [] }, value, error, onText }: ActInputProps) {
  const common = { name, label, value, error };
  if (kind === "day") return <DateField {...common} onChange={({ target }) => onText(target.value)} />;
  if (kind === "choice" || kind === "month") {
    return (
      <Select
        {...common}
        placeholder={kind === "month" ? words.chooseMonth : portals.chooseCause}
        choices={kind === "month" ? monthChoices() : choices}
        onChange={({ target }) => onText(target.value)}
      />
    );
  }
  return (
    <TextField
      {...common}
      maxLength={60}
      autoComplete="off"
      inputMode={kind === "km" ? "numeric" : "text"}
      onChange={({ target }) => onText(target.value)}
    />
  );
}
