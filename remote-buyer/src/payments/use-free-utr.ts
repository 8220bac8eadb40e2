import { ReportedTransferAnswer, usedUtrText } from "@mandi/shared/contract/payment";
import type { Submission } from "@mandi/shared/forms/use-submit";
import { HttpFailure, http } from "@mandi/shared/http";
import { useCallback, useEffect, useRef } from "react";

/** Checks before the confirmation whether a UTR is already in use; such a UTR is refused at its field. */
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
      const used = await http.get("/reported-transfer", ReportedTransferAnswer, { query: { utr }, signal });
      const { is_reported, message = usedUtrText } = used;
      if (is_reported) refuse(message, { utr: message });
      return !is_reported;
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      // Unknown: the report itself will find out.
      return error.kind !== "aborted";
    }
  }

  return { isFree, forget };
}
