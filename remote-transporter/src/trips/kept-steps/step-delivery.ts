import { withUploadErrors } from "@mandi/shared/forms/upload-errors";
import { uploadPaper } from "@mandi/shared/forms/upload-paper";
import { sendStep } from "../trips.api";
import type { KeptStep, PaperField } from "./kept-step";
import { openPaper } from "./paper";

/**
 * A connection without an answer for this long is treated as dead; the step then waits and is sent again with the same
 * key.
 */
const answerWithinMs = 15_000;
/** A photo of 300 kB over a connection of 100 kbit/s. */
const uploadWithinMs = 45_000;

/**
 * Sends documents first, one after the other: two at once on a weak connection would both fail.
 * @returns the server's message
 */
export async function deliverStep({ orderId, body, papers, key }: KeptStep): Promise<string> {
  const uploads: Partial<Record<PaperField, number>> = {};
  for (const paper of papers) {
    uploads[paper.field] = await withUploadErrors(paper.field, () =>
      within(uploadWithinMs, (signal) => uploadPaper(openPaper(paper), paper.key, signal)),
    );
  }
  const whole = { ...body, ...uploads };
  const { message } = await within(answerWithinMs, (signal) => sendStep(orderId, whole, key, signal));
  return message;
}

async function within<Answer>(ms: number, ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const leaving = new AbortController();
  const timer = setTimeout(() => leaving.abort(), ms);
  try {
    return await ask(leaving.signal);
  } finally {
    clearTimeout(timer);
  }
}
