import { notify } from "@mandi/shared/browser/notify";
import { createRfqPath } from "@mandi/shared/contract/page-paths";
import { HttpFailure } from "@mandi/shared/http";
import { askAgain as messages } from "@mandi/shared/messages/ask-again";
import { page } from "@mandi/shared/messages/buyer";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { requestAgain as RequestAgain } from "./request-again";
import type { Trade } from "./request-of-trade";

/** Requests the same goods once more, as a new request at today's prices (docs/domain.md#quotation). */
export function useAskAgain(trade: Trade) {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function askAgain(): Promise<void> {
    const running = new AbortController();
    const { signal } = running;
    leaving.current = running;
    setIsBusy(true);
    // Only few orders are requested again, so the code loads with the press.
    const part = await import(/* webpackChunkName: "ask-again" */ "./request-again").catch(() => null);
    if (part === null) notify.error(page.serverTrouble);
    else await ask(part.requestAgain, signal);
    setIsBusy(false);
  }

  async function ask(requestAgain: typeof RequestAgain, signal: AbortSignal): Promise<void> {
    try {
      const state = await requestAgain(trade, signal);
      if (signal.aborted) return;
      if (state === null) notify.error(messages.notOffered);
      else void navigate(createRfqPath, { state });
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      if (error.kind !== "aborted") notify.error(error.message);
    }
  }

  return { askAgain, isBusy };
}
