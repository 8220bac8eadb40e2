import { HttpFailure } from "@mandi/shared/http";

/** The answer of a call that a page can do without; null when it failed. */
export async function orNull<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error;
    return null;
  }
}
