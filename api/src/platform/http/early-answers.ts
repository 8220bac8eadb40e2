import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** How much of an unwanted body is read before the connection is closed: more than the largest upload. */
const restBytes = 6 * 1024 * 1024;

/**
 * An answer may be ready before its request has fully arrived: logged out, too large, no such address. The rest is
 * read and discarded; otherwise it would precede the next request on the connection, which the web server shares among
 * people. Fastify closes such a connection in the middle of the body instead, and the sender may lose the answer.
 */
export function finishEarlyAnswers(server: FastifyInstance): void {
  server.addHook("onSend", async ({ raw }, reply) => {
    const { "content-length": length = "0", "transfer-encoding": framing } = raw.headers;
    const hasBody = framing !== undefined || Number(length) > 0;
    // A request that a test injects has no connection.
    if (raw.complete || !hasBody || !(raw.socket instanceof Socket)) return;
    const isClosing = reply.raw.getHeader("connection") === "close";
    if (reply.raw.shouldKeepAlive && !isClosing) reply.header("connection", "keep-alive");
    let bytes = 0;
    raw.unpipe();
    raw.on("data", (part: Buffer) => {
      bytes += part.length;
      if (bytes > restBytes) raw.destroy();
    });
    raw.on("error", () => undefined);
    raw.resume();
  });
}
