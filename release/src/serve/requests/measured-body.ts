import type { IncomingMessage } from "node:http";
import { Transform } from "node:stream";

/** A body exceeds the limit of its route. */
class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
  readonly statusCode = 413;
}

/** The caller hung up in the middle of a body. */
class CallerGone extends Error {
  override readonly name = "CallerGone";
  readonly statusCode = 400;
}

/**
 * A body on its way to the api, counted because a chunked body does not state its length. A separate stream: when the api
 * answers early, its client destroys what it was sending, and that must not be the caller's connection.
 */
export function measuredBody(body: IncomingMessage, atMost: number): Transform {
  let bytes = 0;
  const measured = new Transform({
    transform(part: Buffer, _encoding, done) {
      bytes += part.length;
      if (bytes > atMost) done(new BodyTooLarge("The body is too large"));
      else done(null, part);
    },
  });
  measured.on("error", () => undefined); // The sender gets the error as well.
  body.once("close", () => {
    if (!body.complete) measured.destroy(new CallerGone("The caller hung up"));
  });
  return body.pipe(measured);
}
