import type { FastifyRequest } from "fastify";

/** How long a client may take to send a request, in milliseconds. A slower one would only occupy a connection. */
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

/** How often Node checks for late requests. */
const CHECKED_EVERY_MS = 5_000;

/** The settings of Fastify and Node; Node has one limit for every request, which is the longest one. */
export function slowClientOptions({ headersMs, uploadMs }: SlowClientLimits) {
  return {
    requestTimeout: uploadMs,
    http: {
      // The web server lets 16 KB through and adds the caller's address.
      maxHeaderSize: 20 * 1024,
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.min(headersMs, CHECKED_EVERY_MS),
    },
  };
}

/** Closes the connection of a client that has not sent the body of a call without a file after `bodyMs`; the answer may take any time. */
export function hangUpOnSlowBody({ bodyMs }: SlowClientLimits) {
  return async ({ raw }: FastifyRequest): Promise<void> => {
    // A request without a body is complete even though nobody reads it to the end.
    const late = setTimeout(() => void (raw.complete || raw.destroy()), bodyMs).unref();
    const isThere = () => clearTimeout(late);
    raw.once("end", isThere).once("close", isThere);
  };
}
