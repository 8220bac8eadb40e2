import { shortNoticeDurationMs } from "@mandi/shared/browser/notify";
import type { Belt } from "@mandi/shared/contract/transporter/belt";
import { type Send, type SubmitOptions, useSubmit } from "@mandi/shared/forms/use-submit";
import { type BeltDraft, bodyOf } from "./belt-draft";
import { deleteBelt, saveBelt } from "./belts.api";

/** Saves a new belt, or the changed one. */
export function useSaveBelt(after: Pick<SubmitOptions, "onRefresh" | "onLeave">) {
  const saving = useSubmit({ noticeMs: shortNoticeDurationMs, ...after });

  function save(draft: BeltDraft) {
    const body = bodyOf(draft);
    return saving.submit((keyFor) => saveBelt(body, keyFor(body)));
  }

  return { saving, save };
}

/** Deletes a belt once it is confirmed. */
export function useRemoveBelt({ id }: Belt): Send<{ readonly message: string }> {
  return (keyFor) => deleteBelt(id, keyFor());
}
