import type { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { RequestLimits } from "./request-limits";

/**
 * An answer may be ready before its request has arrived: too large, logged out, no such address. The rest of the request
 * must neither block the next request of the connection nor cause a reset that loses the answer. So the rest is read and
 * discarded, up to a limit; if it is larger, or the caller closes anyway, the connection then ends.
 */
export function finishEarlyAnswers(server: FastifyInstance, limits: RequestLimits): void {
  const isWaiting = sendContinueLate(server);
  server.addHook("onSend", async ({ raw }, reply) => {
    if (!isArriving(raw)) return;
    const isTooMuch = Number(raw.headers["content-length"] ?? 0) > limits.bodyBytes;
    const closes = isTooMuch || isWaiting(raw) || !reply.raw.shouldKeepAlive;
    reply.header("Connection", closes ? "close" : "keep-alive");
    closeGently(raw, reply.raw, limits.lingerMs);
    readRest(raw, limits.bodyBytes);
  });
}

/**
 * A caller that asks before it sends a body gets "100 Continue" only when the body is wanted. Returns whether a caller is
 * still waiting for that, in which case it is unknown whether the body will come.
 */
function sendContinueLate(server: FastifyInstance): (request: IncomingMessage) => boolean {
  const waiting = new WeakSet<IncomingMessage>();
  server.server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    waiting.add(request);
    server.server.emit("request", request, response);
  });
  server.addHook("preParsing", async ({ raw }, reply) => {
    if (waiting.delete(raw)) reply.raw.writeContinue();
  });
  return (request) => waiting.has(request);
}

/** Whether part of the body is still to come. A request injected by a test has no connection. */
function isArriving({ complete, headers, socket }: IncomingMessage): boolean {
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  return !complete && hasBody && socket instanceof Socket;
}

function readRest(raw: IncomingMessage, atMost: number): void {
  let bytes = 0;
  raw.unpipe();
  raw.on("data", (part: Buffer) => {
    bytes += part.length;
    if (bytes > atMost) raw.destroy();
  });
  raw.on("error", () => undefined);
  raw.resume();
}

/**
 * Node closes a connection as soon as the last answer is sent. Unread data from the caller would then make the system reset
 * the connection, and the caller might lose the answer; so only this side is closed, and the other is still read.
 */
function closeGently(raw: IncomingMessage, response: ServerResponse, withinMs: number): void {
  const { socket } = raw;
  const closeAtOnce = socket.destroySoon.bind(socket);
  response.once("prefinish", () => {
    socket.destroySoon = () => {
      if (raw.complete) return closeAtOnce();
      socket.end();
      const late = setTimeout(() => socket.destroy(), withinMs).unref();
      raw.once("end", () => socket.destroy());
      socket.once("close", () => clearTimeout(late));
    };
  });
}
