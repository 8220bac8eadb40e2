import { useSubmit } from "@mandi/shared/forms/use-submit";
import { quotation } from "@mandi/shared/messages/desk-marking";
import { useEffect, useState } from "react";
import { sendAct } from "../decide/desk-api";
import { useReason } from "../decide/use-reason";
import { changeSince, type Question } from "./marking-question";
import type { MarkingBoard, Pair } from "./quotation.api";

/** The desk's acts on a quotation: each has a reason, and a confirmation first. */
export function useMarking(data: MarkingBoard, pair: Pair | undefined, onChanged: () => void) {
  const reason = useReason();
  const saving = useSubmit({ cooldownMs: 0, isRepeatable: true });
  const [isLate, setIsLate] = useState(false);
  const { question, changed, open, close } = useQuestion(data, saving.isBusy);

  /** Sends the close that was read: the server refuses the act when it has moved. */
  async function send(act: string, { data: read }: Question, fields: object): Promise<void> {
    const { id, deadline: expected_close } = read.quotation;
    const body = { ...fields, expected_close, reason: reason.text };
    const path = `/desk/quotation/${id}/${act}`;
    const outcome = await saving.submit((keyFor) => sendAct(path, body, keyFor({ act, ...body })));
    const isOver = outcome.kind === "done" || (outcome.kind === "refused" && outcome.failure.status === 409);
    if (isOver) close();
    setIsLate(outcome.kind === "refused" && outcome.failure.status === 409);
    if (outcome.kind === "done") reason.clear();
    onChanged(); // Also after a refusal: somebody else may have decided.
  }

  return {
    reason,
    saving,
    question,
    changed,
    /** Somebody else's act came before the one that was asked about. */
    isLate: isLate || changed !== null,
    ask: (act: Question["act"], asksReason = false) => {
      saving.endRefusal();
      setIsLate(false);
      if (asksReason || reason.check()) open({ act, data, pair, asksReason });
    },
    close,
    mark: async (asked: Question): Promise<void> => {
      if (asked.pair === undefined || !reason.check()) return;
      const { seller_id, transporter_id, landed_per_mt } = asked.pair;
      const act = asked.data.quotation.status === "pending" ? "mark" : "remark";
      await send(act, asked, { seller_id, transporter_id, expected_landed: landed_per_mt });
    },
    extend: (asked: Question, until: string) => send("extend", asked, { until }),
    reject: (asked: Question) => send("reject", asked, {}),
  };
}

export type Marking = ReturnType<typeof useMarking>;

/** The open confirmation. It closes by itself when what was read is out of date, and `changed` says how. */
function useQuestion(data: MarkingBoard, isBusy: boolean) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [changed, setChanged] = useState<string | null>(null);
  // While an act is under way, a refresh may already show its result.
  const change = question === null || isBusy ? null : changeSince(question, data);

  useEffect(() => {
    if (change === null) return;
    setQuestion(null);
    setChanged(quotation.closedBecause(change));
  }, [change]);

  return {
    question: change === null ? question : null,
    changed,
    open: (asked: Question) => {
      setChanged(null);
      setQuestion(asked);
    },
    close: () => {
      setQuestion(null);
      setChanged(null);
    },
  };
}
