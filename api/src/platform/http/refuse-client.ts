import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ErrorAnswer } from "@mandi/shared/contract/wire";
import type { FastifyReply, FastifyRequest } from "fastify";
import { refusals } from "../errors";

const headTooLarge: ErrorAnswer = {
  message: "Your browser sends too much with this address. Please clear the cookies of this site and try again.",
  code: "head_too_large",
};
const tooSlow: ErrorAnswer = {
  message: "The request took too long to arrive. Please try again.",
  code: "too_slow",
};
const malformed: ErrorAnswer = { message: refusals.malformed.message, code: "malformed" };

/** Answers a connection without a readable request with the reason, in the shape of every error, and closes it. */
export function refuseClient(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const [status, answer] = refusalOf(error.code);
  const body = JSON.stringify(answer);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    "Connection: close",
  ];
  if (socket.writable) socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  socket.destroySoon();
}

function refusalOf(code: string | undefined): [number, ErrorAnswer] {
  if (code === "HPE_HEADER_OVERFLOW") return [431, headTooLarge];
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? [408, tooSlow] : [400, malformed];
}

/** An invalid address (`/api/%`) reaches no route, and therefore no error handler. */
export function refuseAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  reply.code(400).header("cache-control", "no-store").type("application/json").send(JSON.stringify(malformed));
}
