import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ErrorAnswer } from "@mandi/shared/contract/wire";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** How much of something shared one person may use at once. */
export interface TurnLimits {
  /** Requests that are carried out at once; further ones wait for their turn. */
  readonly atOnce: number;
  /** Requests that may wait; further ones are refused (429). */
  readonly inLine: number;
}

/** What one caller may use of the web server: bytes, time and connections. More would only deprive others. */
export interface RequestLimits {
  /** Method, address and headers together; the product's own cookies are two of a few hundred bytes. */
  readonly headBytes: number;
  /** The body of a call. */
  readonly callBytes: number;
  /** The body of a call with a file, and how much of an unwanted body is read before the connection is closed. */
  readonly bodyBytes: number;
  /** Until the head of a request has arrived. */
  readonly headMs: number;
  /** Until a body without a file has arrived. */
  readonly bodyMs: number;
  /** Until any request has arrived, including a photo from a slow phone and a file of a version. */
  readonly requestMs: number;
  /** How long a connection may be idle; longer than proxies usually allow, or they would use one that is about to close. */
  readonly idleMs: number;
  /** How long a closing connection is still read, for a caller that is still sending. */
  readonly lingerMs: number;
  /** Open at once; further ones are closed before they cost anything. */
  readonly connections: number;
  /** What the api does for one person at once. */
  readonly calls: TurnLimits;
  /** Files that it takes from one person at once. */
  readonly uploads: TurnLimits;
  /** An answer of the api that nobody reads for this long is dropped (`slow-readers.ts`). */
  readonly answerMs: number;
  /**
   * An api that has begun no answer by now is taken as away: its connection is given up, also where the caller has left. Longer
   * than the slowest export, and than the api waits for its database.
   */
  readonly silentMs: number;
}

/**
 * The api has limits of its own (`slow-clients.ts`). A slow body is refused here a moment earlier, so that its sender learns
 * why; a slow file is refused there, where it is known which calls accept files.
 */
export const requestLimits: RequestLimits = {
  headBytes: 16 * 1024,
  callBytes: 64 * 1024,
  bodyBytes: 6 * 1024 * 1024,
  headMs: 15_000,
  bodyMs: 14_000,
  requestMs: 125_000,
  idleMs: 72_000,
  lingerMs: 5_000,
  connections: 4_096,
  // A person is an address, and an office shares one: 200 people who all open a page wait for each other, and nobody is refused.
  calls: { atOnce: 32, inLine: 1_000 },
  uploads: { atOnce: 4, inLine: 16 },
  answerMs: 60_000,
  silentMs: 120_000,
};

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route passes a file on, so its body may be as large as a file. */
    takesFile?: boolean;
  }
}

/** How often Node checks for timeouts. */
const CHECKED_EVERY_MS = 5_000;

/** Options for Fastify and Node when the server is created. */
export function limitOptions({ headBytes, callBytes, headMs, requestMs, idleMs }: RequestLimits) {
  return {
    bodyLimit: callBytes, // Default for routes without a limit; a file of a version has its own.
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    http: {
      maxHeaderSize: headBytes,
      headersTimeout: headMs,
      connectionsCheckingInterval: Math.min(headMs, CHECKED_EVERY_MS),
    },
    clientErrorHandler: refuseClient,
    frameworkErrors: refuseAddress,
  };
}

/** Enforces the limits that Node does not. */
export function limitRequests(server: FastifyInstance, limits: RequestLimits): void {
  const { callBytes, bodyBytes, bodyMs, connections } = limits;
  server.server.maxConnections = connections;
  server.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith("/release-api/")) return undefined; // Has a token, and limits of its own.
    const atMost = request.routeOptions.config.takesFile ? bodyBytes : callBytes;
    if (Number(request.headers["content-length"] ?? 0) > atMost) {
      return reply.code(413).header("Cache-Control", "no-store").send(refusals[413]);
    }
    if (!request.routeOptions.config.takesFile) hangUpOnSlowBody(request, reply, bodyMs);
    return undefined;
  });
}

function hangUpOnSlowBody({ raw }: FastifyRequest, reply: FastifyReply, withinMs: number): void {
  // A request without a body is complete even if it is never read to its end.
  const late = setTimeout(() => {
    if (raw.complete) return;
    if (reply.raw.headersSent) return void raw.destroy();
    const { headers, body } = refusalOf(408);
    reply.raw.writeHead(408, headers).end(body, () => raw.destroy());
  }, withinMs).unref();
  const isThere = () => clearTimeout(late);
  raw.once("end", isThere).once("close", isThere);
}

/** The api's own messages for the same errors. */
export const refusals = {
  400: { message: "The request could not be read.", code: "malformed" },
  404: { message: "Not found.", code: "not_found" },
  408: { message: "The request took too long to arrive. Please try again.", code: "too_slow" },
  413: { message: "The request is too large.", code: "too_large" },
  415: { message: "Please send JSON.", code: "unsupported_media_type" },
  431: {
    message: "Your browser sends too much with this address. Please clear the cookies of this site and try again.",
    code: "head_too_large",
  },
  429: { message: "Too many requests. Please wait a moment.", code: "too_many" },
  503: { message: "The service is busy. Please try again in a moment.", code: "unavailable" },
} as const satisfies Record<number, ErrorAnswer>;

const statuses: Readonly<Record<string, keyof typeof refusals>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** An invalid address (`/api/%`) reaches no route, and so no error handler. */
function refuseAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  reply.code(400).header("Cache-Control", "no-store").type("application/json").send(JSON.stringify(refusals[400]));
}

/** Tells a connection without an answerable request why, and closes it. */
function refuseClient(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const status = statuses[error.code ?? ""] ?? 400;
  const { headers, body } = refusalOf(status);
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join("")}\r\n${body}`);
  socket.destroySoon();
}

function refusalOf(status: keyof typeof refusals) {
  const body = JSON.stringify(refusals[status]);
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    "Cache-Control": "no-store",
    Connection: "close",
  };
  return { headers, body };
}
