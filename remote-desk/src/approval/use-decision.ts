import type { DeskAnswer } from "@mandi/shared/contract/desk/field";
import type { DeskApproval } from "@mandi/shared/contract/desk/people";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { approval as messages } from "@mandi/shared/messages/desk-approval";
import { useState } from "react";
import { sendAct } from "../decide/desk-api";
import { useReason } from "../decide/use-reason";

type Act = "confirm" | "decline";

/** How a request ended. */
export interface End {
  readonly outcome: string;
  /** The reader's own reason, where they decided it here; the outcome names that of anybody else. */
  readonly reason?: string;
  /** Key of what it made, where the reader confirmed it here. */
  readonly madeId?: number;
}

export interface DecisionEnd {
  readonly onDecided: (end: End) => void;
  readonly onRefused: () => void;
}

/** The second person's decision in progress: their reason, and the answer they press. */
export function useDecision({ id }: Pick<DeskApproval, "id">, { onDecided, onRefused }: DecisionEnd) {
  const reason = useReason();
  const saving = useSubmit({ isMoney: true, cooldownMs: 0, isRepeatable: true });
  const [isDeclining, setIsDeclining] = useState(false);

  async function decide(act: Act): Promise<void> {
    const body = { reason: reason.text };
    const path = `/desk/approval/${id}/${act}`;
    const outcome = await saving.submit((keyFor) => sendAct(path, body, keyFor({ act, ...body })));
    setIsDeclining(false);
    if (outcome.kind === "refused") onRefused(); // Somebody else may have decided.
    if (outcome.kind !== "done") return;
    reason.clear();
    onDecided(endOf(act, outcome.answer, body.reason));
  }

  return {
    reason,
    saving,
    isDeclining,
    confirm: () => {
      if (reason.check()) void decide("confirm");
    },
    askDecline: () => {
      if (reason.check()) setIsDeclining(true);
    },
    decline: () => void decide("decline"),
    keep: () => setIsDeclining(false),
  };
}

export type Decision = ReturnType<typeof useDecision>;

/** A request that can no longer be carried out is ended instead of confirmed; the server says why. */
function endOf(act: Act, { lapsed, message, id }: DeskAnswer, reason: string): End {
  if (lapsed) return { outcome: message };
  if (act === "decline") return { outcome: messages.declinedByYou, reason };
  return { outcome: messages.confirmedByYou, reason, ...(id !== undefined && { madeId: id }) };
}
