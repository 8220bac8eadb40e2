import { type DeskTaxRow, taxRowsAtOnce } from "@mandi/shared/contract/desk/tax";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { tax } from "@mandi/shared/messages/desk-tax";
import { useState } from "react";
import { sendAct } from "../decide/desk-api";
import { useReason } from "../decide/use-reason";
import { knownKey } from "./tax-value";

/** The rows chosen for confirmation, and the one question before all of them are confirmed. */
export function useConfirmation(rows: readonly DeskTaxRow[], onChanged: () => void) {
  const reason = useReason();
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [isAsked, setIsAsked] = useState(false);
  const saving = useSubmit({ cooldownMs: 0, isRepeatable: true });
  const open = rows.filter(canConfirm).slice(0, taxRowsAtOnce);
  const chosen = open.filter(({ id }) => picked.has(id));

  function toggle(row: DeskTaxRow): void {
    const next = new Set(picked);
    if (!next.delete(row.id)) next.add(row.id);
    setPicked(next);
    saving.endRefusal();
  }

  /** @returns whether everything for the question is there */
  function ask(): boolean {
    saving.endRefusal();
    if (chosen.length === 0) saving.refuse(tax.chooseOne);
    const isReady = reason.check() && chosen.length > 0;
    setIsAsked(isReady);
    return isReady;
  }

  async function confirm(): Promise<void> {
    const body = { rows: chosen.map(({ id }) => id), reason: reason.text };
    const outcome = await saving.submit((keyFor) => sendAct("/desk/tax/confirm", body, keyFor(body)));
    onChanged(); // Also after a refusal: somebody else may have confirmed some of them.
    if (outcome.kind !== "done") return;
    setIsAsked(false);
    setPicked(new Set());
    reason.clear();
  }

  return {
    open,
    chosen,
    isPicked: ({ id }: DeskTaxRow) => picked.has(id),
    toggle,
    chooseAll: () => setPicked(new Set(chosen.length === open.length ? [] : open.map(({ id }) => id))),
    reason,
    saving,
    isAsked,
    ask,
    confirm,
    close: () => setIsAsked(false),
  };
}

export type Confirmation = ReturnType<typeof useConfirmation>;

/** Nobody confirms rows that they added, nor a value whose unit this page cannot show. */
export const canConfirm = ({ key, confirmed_at, is_own }: DeskTaxRow): boolean =>
  confirmed_at === null && is_own === 0 && knownKey(key) !== undefined;
