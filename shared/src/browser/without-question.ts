/**
 * State of a navigation that skips the question about unsaved input: what was typed is sent, or the session is over and nobody can save what a
 * half-filled page still shows (docs/domain.md#login).
 */
export const withoutQuestion = { isWithoutQuestion: true } as const;

/** Whether a navigation came with `withoutQuestion`. */
export function isWithoutQuestion(state: unknown): boolean {
  return (
    typeof state === "object" && state !== null && "isWithoutQuestion" in state && state.isWithoutQuestion === true
  );
}
