import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** An answer as sent, and the tag that identifies its content. */
export interface TaggedAnswer {
  readonly text: string;
  readonly etag: string;
}

/** The time of an answer. Quotes inside texts are escaped in JSON, so no text of a person can look like it. */
const momentOfAnswer = /"server_time":"[^"]*"/g;

/** Tags an answer, ignoring `server_time`, which always differs. The tag is weak because the answer may be compressed. */
export function tagged(text: string): TaggedAnswer {
  const content = text.replace(momentOfAnswer, "");
  return { text, etag: `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"` };
}

/** A kept answer with the current time. */
function atMoment(text: string, now: Date): string {
  return text.replace(momentOfAnswer, `"server_time":"${now.toISOString()}"`);
}

/** An answer as JSON with the fields of its schema. */
export function textOf(reply: FastifyReply, answer: object): string {
  const payload = reply.serialize({ ...answer });
  return typeof payload === "string" ? payload : JSON.stringify(payload);
}

/** Sends an answer (a kept one gets the time of `now`), or 304 without a body when the caller already has it (`docs/decisions/0099-unchanged-answers.md`). */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, etag }: TaggedAnswer,
  now?: Date,
): FastifyReply {
  reply.header("etag", etag);
  const known = (request.headers["if-none-match"] ?? "").split(",").map((tag) => tag.trim());
  if (known.includes(etag)) return reply.code(304).send();
  return reply.type("application/json; charset=utf-8").send(now === undefined ? text : atMoment(text, now));
}
