import { focusFirstInvalid } from "@mandi/shared/forms/focus-first-invalid";
import type { Submission } from "@mandi/shared/forms/use-submit";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFirstFocus } from "../../common/use-first-focus";

interface SizeRow {
  readonly id: number;
}

export interface SizeRowsOptions<Row> {
  readonly initial: () => readonly Row[];
  /** Why a row cannot be sent. */
  readonly problemOf: (row: Row) => string | undefined;
  readonly saving: Submission;
  /** Called whenever the rows start or stop differing from their initial values. */
  readonly onDirty: (isDirty: boolean) => void;
  readonly onSubmit: (rows: readonly Row[]) => Promise<unknown>;
  /** The field to begin at, as a selector; else the first. */
  readonly wanted?: string | undefined;
}

/**
 * The sizes of a product as editable rows, sent all at once or not at all: a bad row shows its error, and the first one
 * gets the focus.
 */
export function useSizeRows<Row extends SizeRow>(options: SizeRowsOptions<Row>) {
  const { initial, problemOf, saving, onDirty, onSubmit } = options;
  const [first, setFirst] = useState(initial);
  const [rows, setRows] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form, options.wanted);
  useEffect(() => onDirty(JSON.stringify(rows) !== JSON.stringify(first)), [rows, first, onDirty]);

  function changeAll(next: (row: Row) => Row): void {
    saving.endRefusal();
    setRows((before) => before.map(next));
  }

  function change(id: number, next: Partial<Row>): void {
    changeAll((row) => (row.id === id ? { ...row, ...next } : row));
  }

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (saving.isBusy || saving.isBlocked) return;
    setIsTried(true);
    if (rows.some(problemOf)) {
      focusFirstInvalid(form.current);
      return;
    }
    await onSubmit(rows);
  }

  /** Continues from the server's current state; `merge` decides what happens to the typed rows. */
  function rebase(standing: readonly Row[], merge: (rows: readonly Row[]) => readonly Row[]): void {
    setFirst(standing);
    setRows(merge);
  }

  /** Only once a submit was tried: nobody sees an error in a field they have not reached yet. */
  const errorOf = (row: Row): string | undefined => (isTried ? problemOf(row) : undefined);
  return {
    rows,
    changeAll,
    change,
    rebase,
    errorOf,
    formProps: { ref: form, onSubmit: handleSubmit, noValidate: true },
  };
}
