import { toHttpFailure } from "./axios-failure";

/** How often a read is sent again to a server that is busy, and after which pause at most. */
const furtherReads = 2;
const longestPauseMs = 2000;

/**
 * Sends a read again when the server is too busy for it, or the api behind it is being restarted, and says that a moment is
 * enough (503 with Retry-After): people see the answer a little later instead of a failure. Not for writes.
 *
 * @throws what the read threw, once no further one is worth it
 */
export async function readWhenFree<Answer>(read: () => Promise<Answer>, triesLeft = furtherReads): Promise<Answer> {
  try {
    return await read();
  } catch (error) {
    const { status, retryAfterSeconds } = toHttpFailure(error);
    const pauseMs = retryAfterSeconds === null ? Number.POSITIVE_INFINITY : retryAfterSeconds * 1000;
    if (status !== 503 || triesLeft === 0 || pauseMs > longestPauseMs) throw error;
    // Not all at once: a crowd that was refused together would be refused together again.
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (1 + Math.random() / 2)));
    return readWhenFree(read, triesLeft - 1);
  }
}
