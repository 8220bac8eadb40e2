/**
 * The idempotency keys of one form: one for each intention, so that a repeated press never does the same thing twice.
 */
export interface IntentionKeys {
  /** The key to send a body with. It stays the same for the same body until the server has decided. */
  keyFor(body?: unknown): string;
  /** The server has decided: the next press is a new intention. */
  settle(): void;
}

export interface IntentionKeyOptions {
  /**
   * For money: an edited amount keeps the key. After a lost answer the server then refuses the edited payment once,
   * where a new key would let it be taken in addition to the lost one.
   */
  readonly coversEdits?: boolean;
}

/** Keys in memory: another body is another intention. */
export function intentionKeys({ coversEdits = false }: IntentionKeyOptions = {}): IntentionKeys {
  let latest: { readonly body: string | undefined; readonly key: string } | null = null;
  return {
    keyFor(body) {
      const text = coversEdits ? "" : JSON.stringify(body);
      if (latest === null || latest.body !== text) latest = { body: text, key: crypto.randomUUID() };
      return latest.key;
    },
    settle() {
      latest = null;
    },
  };
}
