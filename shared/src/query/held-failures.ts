import { createStore } from "zustand";
import { type FailedQuery, openForms } from "./open-forms";

interface HeldFailure {
  readonly error: unknown;
  readonly forget: () => void;
}

/** The failures that wait until no form is open, by the query that failed. */
export const heldFailures = createStore<ReadonlyMap<FailedQuery, HeldFailure>>(() => new Map());

let count = 0;
const { lose: loseNow } = openForms;

/** Whether anything typed would be lost with the page. */
export const isFormOpen = (): boolean => count > 0;

/**
 * A dialog, or a form with input, is open: no failure takes the data of the page away from under it.
 *
 * @returns a function that ends this
 */
export function openForm(): () => void {
  count += 1;
  openForms.lose = hold;
  return () => {
    count -= 1;
    // Another dialog may take the place of this one at the same moment.
    queueMicrotask(dropHeld);
  };
}

function hold(query: FailedQuery, error: unknown): void {
  if (count === 0) {
    loseNow(query, error);
    return;
  }
  // The next answer of the query, or the end of the session, replaces the failure.
  const unsubscribe = query.subscribe((next) => {
    if (next.error !== error) forget();
  });
  function forget(): void {
    unsubscribe();
    heldFailures.setState((held) => new Map([...held].filter(([, one]) => one.forget !== forget)), true);
  }
  heldFailures.setState((held) => new Map(held).set(query, { error, forget }), true);
}

function dropHeld(): void {
  if (count > 0) return;
  openForms.lose = loseNow;
  for (const [query, { error, forget }] of heldFailures.getState()) {
    forget();
    loseNow(query, error);
  }
}
