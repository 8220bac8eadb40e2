import { ReportedTransferAnswer, usedUtrText } from "@mandi/shared/contract/payment";
import type { Submission } from "@mandi/shared/forms/use-submit";
import { HttpFailure, http } from "@mandi/shared/http";
import { useCallback, useEffect, useRef } from "react";

/** Asks, before a report is to be confirmed, whether its UTR counts already; such a one is refused at its field. */
export function useFreeUtr({ refuse }: Pick<Submission, "refuse">) {
  const asking = useRef<AbortController | null>(null);
  /** The fields have changed: the answer would be about an older UTR. */
  const forget = useCallback(() => asking.current?.abort(), []);
  useEffect(() => forget, [forget]);

  async function isFree(utr: string): Promise<boolean> {
    forget();
    asking.current = new AbortController();
    const { signal } = asking.current;
    try {
      const { is_reported } = await http.get("/reported-transfer", ReportedTransferAnswer, { query: { utr }, signal });
      if (is_reported) refuse(usedUtrText, { utr: usedUtrText });
      return !is_reported;
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      // Nobody knows yet: the report itself will say so.
      return error.kind !== "aborted";
    }
  }

  return { isFree, forget };
}
