import proxy from "@fastify/http-proxy";
import { uploadRoutes } from "@mandi/shared/contract/upload-routes";
import type { FastifyInstance, FastifyReply } from "fastify";
import { isClientError } from "../requests/answer-faults";
import { measuredBody } from "../requests/measured-body";
import { type RequestLimits, refusals } from "../requests/request-limits";
import { hangUpOnSlowReaders } from "../requests/slow-readers";
import { takeTurns } from "../requests/turns";
import { headersForApi, headersForCaller } from "./forwarded-headers";

const retryAfterSeconds = 2;
/** To the api, for calls, for pictures and for files each: eight people's calls at once. Further calls wait for one. */
const connectionsToApi = 256;
/** An outage is reported at intervals, not once for each call. */
const logIntervalMs = 10_000;

const ofTheOtherAnswer = ["content-length", "content-encoding", "transfer-encoding", "etag", "set-cookie"];

/**
 * The api and its pictures on the origin of the pages. While the api is down, or dies before it has answered, a call gets
 * the same 503 that the api sends when its database is unavailable: every page can show that message and when to try again.
 *
 * The body of a call is read whole before the api is asked, so that an early answer of the api never meets a body that is
 * still being sent. Files are too large for that: they are streamed.
 */
export async function serveApiBehind(server: FastifyInstance, apiUrl: string, limits: RequestLimits): Promise<void> {
  const answerUnavailable = unavailableAnswer(apiUrl);
  await server.register(async (scope) => {
    // Called for failures before a byte was passed on: no connection, no answer, an answer that broke off.
    scope.setErrorHandler<Error>((error, _request, reply) => {
      const cause = error.cause instanceof Error ? error.cause : error;
      if (isClientError(error) || isClientError(cause)) throw isClientError(error) ? error : cause;
      for (const name of ofTheOtherAnswer) reply.removeHeader(name);
      return answerUnavailable(reply, error);
    });
    scope.removeAllContentTypeParsers();
    hangUpOnSlowReaders(scope, limits.answerMs);
    await scope.register((calls) => passCalls(calls, apiUrl, limits));
    await scope.register((files) => passFiles(files, apiUrl, limits));
  });
}

/** Answers that the api is away, and reports it. */
function unavailableAnswer(apiUrl: string) {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (reply: FastifyReply, error: Error): unknown => {
    if (performance.now() - loggedAt >= logIntervalMs) {
      loggedAt = performance.now();
      process.stderr.write(`The api at ${apiUrl} does not answer: ${causeOf(error)}\n`);
    }
    return reply
      .code(503)
      .header("Retry-After", String(retryAfterSeconds))
      .header("Cache-Control", "no-store")
      .type("application/json")
      .send(JSON.stringify(refusals[503]));
  };
}

function passedOn(apiUrl: string, prefix: string, { silentMs }: RequestLimits) {
  return {
    upstream: apiUrl,
    disableCache: true,
    proxyPayloads: false,
    prefix,
    rewritePrefix: prefix,
    undici: { connections: connectionsToApi, headersTimeout: silentMs },
    replyOptions: {
      // A 503 is not retried here: it tells the browser when to try again, and retries would keep a busy api busy.
      retryDelay: () => null,
      rewriteRequestHeaders: headersForApi,
      rewriteHeaders: headersForCaller,
    },
  } as const;
}

/** Calls and pictures: the body is read whole first. */
async function passCalls(calls: FastifyInstance, apiUrl: string, limits: RequestLimits): Promise<void> {
  takeTurns(calls, limits.calls);
  calls.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  for (const prefix of ["/api", "/media"]) {
    await calls.register(proxy, {
      ...passedOn(apiUrl, prefix, limits),
      handler: ({ body, headers }, reply, destination, options) => {
        const contentType = headers["content-type"] ?? "application/octet-stream";
        return reply.from(destination, Buffer.isBuffer(body) ? { ...options, body, contentType } : options);
      },
    });
  }
}

/** File uploads: streamed. */
async function passFiles(files: FastifyInstance, apiUrl: string, limits: RequestLimits): Promise<void> {
  takeTurns(files, limits.uploads);
  files.addContentTypeParser("*", (_request, body, done) => done(null, measuredBody(body, limits.bodyBytes)));
  await files.register(proxy, {
    ...passedOn(apiUrl, "/api", limits),
    routes: [...uploadRoutes],
    httpMethods: ["POST"],
    config: { takesFile: true },
  });
}

function causeOf(error: Error): string {
  const { cause } = error;
  return cause instanceof Error ? cause.message || cause.name : error.message;
}
