/*
 * The question for a new one-time code. Any act in the area can ask it, and one dialog answers it; further acts in the
 * meantime get the same answer.
 */

interface Question {
  readonly answered: Promise<boolean>;
  readonly answer: (isEntered: boolean) => void;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

function change(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Asks for a new code. @returns whether it was entered */
export function askForCode(): Promise<boolean> {
  if (question === null) {
    let answer: Question["answer"] = () => undefined;
    const answered = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    change({ answered, answer });
  }
  return question?.answered ?? Promise.resolve(false);
}

/** Ends the question; does nothing when none is open. */
export function answerCode(isEntered: boolean): void {
  question?.answer(isEntered);
  change(null);
}

/** Whether the question is open. */
export const isCodeAsked = (): boolean => question !== null;

/** Subscribes to each change. @returns a function that unsubscribes */
export function listenForCode(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
