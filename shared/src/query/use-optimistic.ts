import { HttpFailure } from "@mandi/shared/http";
import { useCallback, useEffect, useRef, useState } from "react";
import { notify } from "../browser/notify";

export interface ChangeAnswer<Value> {
  readonly message: string;
  /** What the server has now, where its answer says so; else it has what was sent. */
  readonly held?: Value;
}

export interface OptimisticChange<Value> {
  /** The value to restore when the server refuses. */
  readonly from: Value;
  readonly to: Value;
  readonly send: () => Promise<ChangeAnswer<Value>>;
}

/**
 * Values that a press changes before the server has answered. A refusal restores the old value; either way the server's
 * message is in a toast. A second change of the same item waits for the answer to the first; of several that wait, the
 * last one is sent. For changes that are easily undone and involve no money; everything else uses `useSubmit`.
 */
export function useOptimistic<Id, Value>() {
  const [changed, setChanged] = useState<ReadonlyMap<Id, Value>>(new Map());
  /** The last wish for each item whose change is being sent. */
  const wishes = useRef(new Map<Id, OptimisticChange<Value>>());
  /** The last value from the server, as the page showed it. */
  const listed = useRef(new Map<Id, Value>());

  /** What to show for an item whose last value from the server was `known`; the same function until something else is to be shown. */
  const shown = useCallback(
    (id: Id, known: Value): Value => {
      listed.current.set(id, known);
      const own = changed.get(id);
      return own === undefined ? known : own;
    },
    [changed],
  );

  // Once an answer of the server says the same, the next one counts: another tab may have changed it back.
  useEffect(() => {
    const isOwn = ([id, value]: readonly [Id, Value]) =>
      wishes.current.has(id) || !Object.is(value, listed.current.get(id));
    if (![...changed].every(isOwn)) setChanged((before) => new Map([...before].filter(isOwn)));
  });

  const change = useCallback(async (id: Id, wish: OptimisticChange<Value>): Promise<void> => {
    const show = (value: Value) => setChanged((before) => new Map(before).set(id, value));
    show(wish.to);
    const isRunning = wishes.current.has(id);
    wishes.current.set(id, wish);
    if (isRunning) return;
    let { from: held } = wish;
    try {
      let sent: OptimisticChange<Value>;
      do {
        sent = wishes.current.get(id) ?? wish;
        if (Object.is(sent.to, held)) break;
        held = await heldAfter(sent, held);
      } while (wishes.current.get(id) !== sent);
    } finally {
      wishes.current.delete(id);
      show(held);
    }
  }, []);

  return { shown, change };
}

/** Sends a change. @returns what the server has afterwards */
async function heldAfter<Value>({ to, send }: OptimisticChange<Value>, before: Value): Promise<Value> {
  try {
    const { message, held = to } = await send();
    notify.success(message);
    return held;
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error;
    if (error.kind !== "aborted") notify.error(error.message);
    return before;
  }
}
