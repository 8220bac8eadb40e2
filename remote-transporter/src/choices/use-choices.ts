import { shortNoticeDurationMs } from "@mandi/shared/browser/notify";
import { useEndedByEdit } from "@mandi/shared/forms/use-ended-by-edit";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import type { Query } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useState } from "react";
import type { Choice } from "./choices.api";

/** Where a list of choices is read and written, and the message when nothing is chosen. */
export interface ChoiceSource {
  readonly name: string;
  readonly query: Query<[], Choice[]>;
  readonly assign: (ids: readonly number[], key: string) => Promise<{ readonly message: string }>;
  readonly nothingChosen: string;
}

/** A list of choices and the transporter's changes to it. Changes survive a refresh of the list. */
export function useChoices({ query, assign, nothingChosen }: ChoiceSource) {
  const state = useQuery(query, []);
  const [changes, setChanges] = useState<ReadonlyMap<number, boolean>>(new Map());
  /** What the server has accepted since the list was loaded. */
  const [saved, setSaved] = useState<ReadonlySet<number> | null>(null);
  const saving = useSubmit({
    noticeMs: shortNoticeDurationMs,
    isRepeatable: true,
    onLeave: () => void state.refetch(),
  });
  useEndedByEdit(changes, saving);
  const list = state.kind === "ready" ? state.data : [];
  const isChosen = ({ id, isSelected }: Choice) => changes.get(id) ?? isSelected;
  const chosen = list.filter(isChosen);

  function choose(choices: readonly Choice[], isWanted: boolean): void {
    setChanges((before) => new Map([...before, ...choices.map(({ id }) => [id, isWanted] as const)]));
  }

  async function submit(): Promise<void> {
    if (chosen.length === 0) {
      saving.refuse(nothingChosen);
      return;
    }
    const ids = chosen.map(({ id }) => id);
    const { kind } = await saving.submit((keyFor) => assign(ids, keyFor(ids)));
    if (kind === "done") setSaved(new Set(ids));
  }

  const isSaved = (choice: Choice) => isChosen(choice) === (saved?.has(choice.id) ?? choice.isSelected);
  const changedCount = list.filter((choice) => !isSaved(choice)).length;
  return { state, isChosen, chosenCount: chosen.length, changedCount, choose, submit, saving };
}
