import { useCallback, useRef } from "react";

/**
 * The idempotency key of what a form is about to send. A retry of the same body keeps its key: the first answer may have
 * been lost after the server had acted. Another body is another intention.
 */
export function useIntentKey() {
  const intent = useRef<{ readonly body: string; readonly key: string } | null>(null);

  const keyFor = useCallback((body: unknown): string => {
    const text = JSON.stringify(body);
    if (intent.current?.body !== text) intent.current = { body: text, key: crypto.randomUUID() };
    return intent.current.key;
  }, []);

  /** After a success the same body is meant anew. */
  const forgetIntent = useCallback(() => {
    intent.current = null;
  }, []);

  return { keyFor, forgetIntent };
}
