import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ErrorAnswer } from "@mandi/shared/contract/wire";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** What one caller may take of the web server: bytes, time and connections. A caller that takes more only keeps them from others. */
export interface RequestLimits {
  /** Method, address and headers together; the product's own cookies are two of a few hundred bytes. */
  readonly headBytes: number;
  /** The body of a call. */
  readonly callBytes: number;
  /** The body of a call with a file, and how much of an unwanted body is read before the connection is closed. */
  readonly bodyBytes: number;
  /** Until the head of a request is there. */
  readonly headMs: number;
  /** Until a body without a file is there. */
  readonly bodyMs: number;
  /** Until any request is there, a photo from a slow phone and a file of a version included. */
  readonly requestMs: number;
  /** How long a connection may be idle; longer than usual proxies keep theirs, or they would use one that is just closing. */
  readonly idleMs: number;
  /** How long a connection that is closing is listened to, for a caller that still sends. */
  readonly lingerMs: number;
  /** Open at once; more are hung up on before they cost anything. */
  readonly connections: number;
}

/**
 * The api has limits of its own (`slow-clients.ts`). A slow body ends here a moment earlier, so that its sender learns why;
 * a slow file ends there, where it is known which call takes one.
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
};

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route passes a file on: its body may be as large as one. */
    takesFile?: boolean;
  }
}

/** Node looks this often who is late. */
const CHECKED_EVERY_MS = 5_000;

/** What Fastify and Node need to know when the server is made. */
export function limitOptions({ headBytes, callBytes, headMs, requestMs, idleMs }: RequestLimits) {
  return {
    bodyLimit: callBytes, // Of routes that name none; a file of a version names its own.
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

/** Holds every request to the limits that Node does not know. */
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
  // A request without a body is complete although nobody reads it to its end.
  const late = setTimeout(() => {
    if (raw.complete) return;
    if (reply.raw.headersSent) return void raw.destroy();
    const { headers, body } = refusalOf(408);
    reply.raw.writeHead(408, headers).end(body, () => raw.destroy());
  }, withinMs).unref();
  const isThere = () => clearTimeout(late);
  raw.once("end", isThere).once("close", isThere);
}

/** In the words of the api for the same. */
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
} as const satisfies Record<number, ErrorAnswer>;

const statuses: Readonly<Record<string, keyof typeof refusals>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** An invalid address (`/api/%`) reaches no route, and so no error handler. */
function refuseAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  reply.code(400).header("Cache-Control", "no-store").type("application/json").send(JSON.stringify(refusals[400]));
}

/** Says why to a connection that has brought no request that could be answered, and closes it. */
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
