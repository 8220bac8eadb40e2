import { toHttpFailure } from "./axios-failure";

/** How often a read is repeated while the server is busy, and after which pause at most. */
const furtherReads = 2;
const longestPauseMs = 2000;

/**
 * Repeats a read when the server is too busy or the api behind it is restarting, and a short wait is enough (503 with
 * Retry-After): people see the answer a little later instead of a failure. Not for writes.
 * @throws what the read threw, once repeating it is pointless
 */
export async function readWhenFree<Answer>(read: () => Promise<Answer>, triesLeft = furtherReads): Promise<Answer> {
  try {
    return await read();
  } catch (error) {
    const { status, retryAfterSeconds } = toHttpFailure(error);
    const pauseMs = retryAfterSeconds === null ? Number.POSITIVE_INFINITY : retryAfterSeconds * 1000;
    if (status !== 503 || triesLeft === 0 || pauseMs > longestPauseMs) throw error;
    // A random delay: requests that were refused together would otherwise be refused together again.
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (1 + Math.random() / 2)));
    return readWhenFree(read, triesLeft - 1);
  }
}
