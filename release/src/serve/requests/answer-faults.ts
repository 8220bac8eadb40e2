import { randomUUID } from "node:crypto";
import type { ErrorAnswer } from "@mandi/shared/contract/wire";
import type { FastifyInstance } from "fastify";
import { NothingLive } from "../pages/live-releases";
import { refusals } from "./request-limits";

/** In the words of the api for a fault of ours. */
const sorry = "Something went wrong on our side. Please try again.";

/**
 * Answers what a route threw. A fault of ours is written to the log under a reference, and the caller gets that reference and
 * nothing internal: addresses, paths and stacks stay private. A fault of the caller is answered in the api's wording.
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
    const pathname = request.url.replace(/\?.*/s, ""); // A query may hold what somebody has typed.
    process.stderr.write(`${reference} ${request.method} ${pathname}: ${error.stack ?? String(error)}\n`);
    const words = `${sorry} Reference ${reference}.`;
    const answer: ErrorAnswer = { message: words, code: "internal" };
    const isPage = /^\/(?!api\/|media\/|release-api\/|release\.json)/.test(pathname);
    reply.code(500).header("Cache-Control", "no-store");
    return isPage ? reply.type("text/plain; charset=utf-8").send(words) : reply.send(answer);
  });
}

/** Whether the request was at fault, in the judgement of the framework: a body too large, or no JSON. */
export function isClientError(error: Error): boolean {
  const status = "statusCode" in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500;
}
