import type { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { RequestLimits } from "./request-limits";

/**
 * An answer may be ready before its request has arrived: too large, signed out, no such address. What is still on its way must
 * neither wait in front of the next request of the connection nor make the caller lose the answer to a reset. So the rest is
 * read and thrown away, up to a limit; where it is larger, or the caller closes anyway, the connection ends once that is done.
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
 * A caller that asks before it sends a body gets "100 Continue" only when the body is wanted. Gives whether a caller still
 * waits for that: whether the body will come is then known to nobody.
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

/** Whether something of the body is still to come. A request that a test injects has no connection. */
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
 * Node closes a connection as soon as the last answer is out. What the caller has sent by then and nobody has read would make
 * the system reset the connection, and the caller may lose the answer to that; so this side is closed, and the other listened to.
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
