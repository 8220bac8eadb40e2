/*
 * The question for a new one-time code. An act anywhere in the area asks it, one dialog answers it; acts that ask meanwhile get
 * the same answer.
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

/** Ends the question; nothing happens where none is asked. */
export function answerCode(isEntered: boolean): void {
  question?.answer(isEntered);
  change(null);
}

/** Whether the question is asked now. */
export const isCodeAsked = (): boolean => question !== null;

/** Subscribes to each change. @returns how to stop */
export function listenForCode(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
