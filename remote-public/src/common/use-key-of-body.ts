import { useState } from "react";

/** The idempotency key of what a form sends. */
export interface KeyOfBody {
  /** The same body has the same key until it was taken: its answer may have been lost after the server had it. */
  keyOf(body: object): string;
  /** The server has it: to send the same once more is meant. */
  renew(): void;
}

/**
 * One key for each body, not for each form as `useWrite` has it: the person who changes their words after a lost answer has something
 * else to say, and no refusal of a used key may be in their way.
 */
export function useKeyOfBody(): KeyOfBody {
  const [keys] = useState(keysOfForm);
  return keys;
}

function keysOfForm(): KeyOfBody {
  let latest: { readonly text: string; readonly key: string } | null = null;
  return {
    keyOf(body) {
      const text = JSON.stringify(body);
      if (latest?.text !== text) latest = { text, key: crypto.randomUUID() };
      return latest.key;
    },
    renew() {
      latest = null;
    },
  };
}
