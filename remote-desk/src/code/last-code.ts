/* Whether the last code that was sent from here can still be entered: the question may have been closed and asked again since. */

/** The server's life of a code (`otpRules`). */
const lifeMs = 60_000;

let sentAt: number | null = null;

/** A code has been sent. */
export function keepSentCode(): void {
  sentAt = Date.now();
}

/** It was entered, or can no longer be. */
export function endSentCode(): void {
  sentAt = null;
}

/** Whether one that was sent can still be entered. */
export const isCodeOpen = (): boolean => sentAt !== null && Date.now() - sentAt < lifeMs;
