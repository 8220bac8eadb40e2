import proxy from "@fastify/http-proxy";
import type { ErrorAnswer } from "@mandi/shared/contract/wire";
import type { FastifyInstance, FastifyReply } from "fastify";
import { isOfTheCaller } from "./answer-faults";

/** In the words with which the api itself says that it cannot work now. */
const away: ErrorAnswer = { message: "The service is busy. Please try again in a moment.", code: "unavailable" };
const retryAfterSeconds = 2;
/** An outage is told of once in a while, not once for each call. */
const tellEveryMs = 10_000;

const ofTheOtherAnswer = ["content-length", "content-encoding", "transfer-encoding", "etag", "set-cookie"];

/**
 * The api and its pictures on the origin of the pages. While the api is down, or dies before it has answered, a call gets the
 * 503 that the api itself gives when its database is away: every page knows how to say that, and when to ask again.
 */
export async function serveApiBehind(server: FastifyInstance, apiUrl: string): Promise<void> {
  let toldAt = Number.NEGATIVE_INFINITY;

  function answerAway(reply: FastifyReply, error: Error): unknown {
    if (performance.now() - toldAt >= tellEveryMs) {
      toldAt = performance.now();
      process.stderr.write(`The api at ${apiUrl} does not answer: ${causeOf(error)}\n`);
    }
    return reply
      .code(503)
      .header("Retry-After", String(retryAfterSeconds))
      .header("Cache-Control", "no-store")
      .type("application/json")
      .send(JSON.stringify(away));
  }

  await server.register(async (scope) => {
    // Here arrives what went wrong before a byte was passed on: no connection, no answer, an answer that broke off.
    scope.setErrorHandler<Error>((error, _request, reply) => {
      if (isOfTheCaller(error)) throw error;
      for (const name of ofTheOtherAnswer) reply.removeHeader(name);
      return answerAway(reply, error);
    });
    for (const prefix of ["/api", "/media"]) {
      await scope.register(proxy, {
        upstream: apiUrl,
        prefix,
        rewritePrefix: prefix,
        disableCache: true,
        replyOptions: {
          // A 503 says when to ask again, to the browser: asked ten times at once, a busy api stays busy.
          retryDelay: () => null,
          // The api counts by address and believes these headers from this server only; what a caller wrote there is replaced.
          rewriteRequestHeaders: (request, headers) => ({
            ...headers,
            "x-forwarded-for": request.ip,
            "x-forwarded-proto": request.protocol,
            "x-forwarded-host": request.host,
          }),
        },
      });
    }
  });
}

function causeOf(error: Error): string {
  const { cause } = error;
  return cause instanceof Error ? cause.message || cause.name : error.message;
}
