import type { FastifyRequest } from "fastify";

/** How long a client may take to send a request, in milliseconds. Who takes longer only holds a connection. */
export interface SlowClientLimits {
  readonly headersMs: number;
  /** The body of a call, at most 64 KB. */
  readonly bodyMs: number;
  /** A call with a file. */
  readonly uploadMs: number;
}

/**
 * A file has up to 5 MB, and a phone at a plant sends 400 kbit/s: 100 s. The driver's steps give up after 45 s by themselves
 * (docs/decisions/0040) and other forms never, so the server must not be the first to hang up.
 */
export const slowClientLimits: SlowClientLimits = { headersMs: 15_000, bodyMs: 15_000, uploadMs: 120_000 };

/** Node looks this often who is late. */
const CHECKED_EVERY_MS = 5_000;

/** What Fastify and Node need to know; Node has one limit for every request, which is that of the longest. */
export function slowClientOptions({ headersMs, uploadMs }: SlowClientLimits) {
  return {
    requestTimeout: uploadMs,
    http: {
      // The web server lets 16 KB through and adds who asks.
      maxHeaderSize: 20 * 1024,
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.min(headersMs, CHECKED_EVERY_MS),
    },
  };
}

/** Hangs up on who has not sent the body of a call without a file after `bodyMs`; the answer may take what it takes. */
export function hangUpOnSlowBody({ bodyMs }: SlowClientLimits) {
  return async ({ raw }: FastifyRequest): Promise<void> => {
    // A request without a body is complete although nobody reads it to its end.
    const late = setTimeout(() => void (raw.complete || raw.destroy()), bodyMs).unref();
    const isThere = () => clearTimeout(late);
    raw.once("end", isThere).once("close", isThere);
  };
}
