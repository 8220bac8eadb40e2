import { HttpFailure } from "@mandi/shared/http";
import { useRef, useState } from "react";
import { notify } from "../browser/notify";

export interface OptimisticChange<Value> {
  /** The value to restore when the server refuses. */
  readonly from: Value;
  readonly to: Value;
  readonly send: () => Promise<{ readonly message: string }>;
}

/**
 * Values that a press changes before the server has answered. A refusal restores the old value; either way the server's
 * message is in a toast. A second change of the same item waits for the answer to the first. For changes that are
 * easily undone and involve no money; everything else uses `useSubmit`.
 */
export function useOptimistic<Id, Value>() {
  const [changed, setChanged] = useState<ReadonlyMap<Id, Value>>(new Map());
  const running = useRef(new Set<Id>());

  const show = (id: Id, value: Value): void => setChanged((before) => new Map(before).set(id, value));

  /** What to show for an item whose last value from the server was `known`. */
  function shown(id: Id, known: Value): Value {
    const own = changed.get(id);
    return own === undefined ? known : own;
  }

  async function change(id: Id, { from, to, send }: OptimisticChange<Value>): Promise<void> {
    if (running.current.has(id)) return;
    running.current.add(id);
    show(id, to);
    try {
      const { message } = await send();
      notify.success(message);
    } catch (error) {
      show(id, from);
      if (!(error instanceof HttpFailure)) throw error;
      if (error.kind !== "aborted") notify.error(error.message);
    } finally {
      running.current.delete(id);
    }
  }

  return { shown, change };
}
