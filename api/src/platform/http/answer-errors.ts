import type { ErrorAnswer } from "@mandi/shared/contract/wire";
import { MoneyError } from "@mandi/shared/money/money-error";
import type { FastifyInstance } from "fastify";
import { isDatabaseAway } from "../database/transaction";
import { Refusal, type RefusalCode, refusals } from "../errors";

/**
 * Gives every failure the one shape `{message, code, errors?}`. Refusals are not logged as errors; our own faults are logged with their cause
 * and answered with one fixed sentence, so that nothing internal shows.
 */
export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const { raw } = request;
    const isCallerGone = raw.destroyed && !raw.readableEnded && !raw.complete; // Nobody is left to answer, and it is not our fault.
    const refusal = isCallerGone ? new Refusal("malformed") : toRefusal(error, request.method);
    if (refusals[refusal.code].report) request.log.error({ err: error, code: refusal.code }, "request failed");
    else request.log.info({ code: refusal.code }, "request refused");
    const retryAfter = refusal.retryAfterSeconds ?? (refusal.status === 503 ? 2 : undefined);
    if (retryAfter !== undefined) reply.header("retry-after", String(Math.max(1, Math.ceil(retryAfter))));
    const answer: ErrorAnswer = {
      message: refusal.message,
      code: refusal.code,
      ...(refusal.errors ? { errors: copy(refusal.errors) } : {}),
    };
    return reply
      .code(refusal.status)
      .header("cache-control", "no-store")
      .type("application/json")
      .send(JSON.stringify(answer));
  });
  server.setNotFoundHandler(() => {
    throw new Refusal("not_found");
  });
}

function copy(errors: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, [...texts]]));
}

/** Statuses that Fastify and its plugins give to requests they could not read. */
const codeByStatus: ReadonlyMap<number, RefusalCode> = new Map([
  [400, "malformed"],
  [404, "not_found"],
  [413, "too_large"],
  [415, "unsupported_media_type"],
  [429, "too_many"],
  [503, "unavailable"],
]);

function toRefusal(error: unknown, method: string): Refusal {
  if (error instanceof Refusal) return error;
  // Each amount in a request is bounded, but their total is not. A read that cannot compute is our own fault.
  if (error instanceof MoneyError && error.code === "out-of-range" && method !== "GET") {
    return new Refusal("refused", {
      message: "These amounts are too large. Please check the quantities and the prices.",
    });
  }
  if (isDatabaseAway(error)) return new Refusal("unavailable");
  const status = typeof error === "object" && error !== null && "statusCode" in error ? Number(error.statusCode) : 500;
  return new Refusal(codeByStatus.get(status) ?? (status >= 400 && status < 500 ? "malformed" : "internal"));
}
