/**
 * State of a navigation that does not ask first: the session is over, and what a half-filled page still shows belongs to nobody
 * any more (docs/domain.md#login).
 */
export const withoutQuestion = { isWithoutQuestion: true } as const;

/** Whether a navigation came with `withoutQuestion`. */
export function isWithoutQuestion(state: unknown): boolean {
  return (
    typeof state === "object" && state !== null && "isWithoutQuestion" in state && state.isWithoutQuestion === true
  );
}
