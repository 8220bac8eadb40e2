import { randomUUID } from "node:crypto";
import type { ErrorAnswer } from "@mandi/shared/contract/wire";
import type { FastifyInstance } from "fastify";
import { NothingLive } from "../pages/live-releases";
import { refusals } from "./request-limits";

/** The api's own message for an internal error. */
const sorry = "Something went wrong on our side. Please try again.";

/**
 * Answers errors that a route threw. An internal error is logged under a reference, and the caller gets only that reference:
 * addresses, paths and stacks stay private. A caller's mistake is answered in the api's wording.
 */
export function answerFaults(server: FastifyInstance): void {
  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).header("Cache-Control", "no-store").send(refusals[404]),
  );
  server.setErrorHandler<Error>((error, request, reply) => {
    if (error instanceof NothingLive) return reply.code(503).type("text/plain; charset=utf-8").send(error.message);
    if (isClientError(error)) {
      const status = "statusCode" in error ? Number(error.statusCode) : 400;
      const known = Object.entries(refusals).find(([code]) => Number(code) === status);
      return reply
        .code(status)
        .header("Cache-Control", "no-store")
        .send(known?.[1] ?? refusals[400]);
    }
    const reference = randomUUID().slice(0, 8).toUpperCase();
    const pathname = request.url.replace(/\?.*/s, ""); // A query may contain what somebody has typed.
    process.stderr.write(`${reference} ${request.method} ${pathname}: ${error.stack ?? String(error)}\n`);
    const words = `${sorry} Reference ${reference}.`;
    const answer: ErrorAnswer = { message: words, code: "internal" };
    const isPage = /^\/(?!api\/|media\/|release-api\/|release\.json)/.test(pathname);
    reply.code(500).header("Cache-Control", "no-store");
    return isPage ? reply.type("text/plain; charset=utf-8").send(words) : reply.send(answer);
  });
}

/** Whether the framework blames the request: a body that is too large or not JSON. */
export function isClientError(error: Error): boolean {
  const status = "statusCode" in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500;
}
