import { useSubmit } from "@mandi/shared/forms/use-submit";
import { useState } from "react";
import { sendAct } from "../decide/desk-api";
import { useReason } from "../decide/use-reason";
import type { DeskQuotation, Pair } from "./quotation.api";

type Asked = "mark" | "extend" | "reject";

/** What the desk decides about a quotation: each act has its reason, and its question first. */
export function useMarking(quotation: DeskQuotation, pair: Pair | undefined, onChanged: () => void) {
  const reason = useReason();
  const [asked, setAsked] = useState<Asked | null>(null);
  const saving = useSubmit({ cooldownMs: 0, isRepeatable: true });

  async function send(act: string, fields: object): Promise<void> {
    const body = { ...fields, reason: reason.text };
    const path = `/desk/quotation/${quotation.id}/${act}`;
    const outcome = await saving.submit((keyFor) => sendAct(path, body, keyFor({ act, ...body })));
    if (outcome.kind === "done") setAsked(null);
    onChanged(); // Also after a refusal: it may be that somebody else has decided.
  }

  return {
    reason,
    saving,
    asked,
    ask: (act: Asked) => {
      saving.endRefusal();
      if (reason.check()) setAsked(act);
    },
    close: () => setAsked(null),
    mark: async (): Promise<void> => {
      if (pair === undefined) return;
      const { seller_id, transporter_id } = pair;
      await send(quotation.status === "pending" ? "mark" : "remark", { seller_id, transporter_id });
    },
    extend: (until: string) => send("extend", { until }),
    reject: () => send("reject", {}),
  };
}

export type Marking = ReturnType<typeof useMarking>;
