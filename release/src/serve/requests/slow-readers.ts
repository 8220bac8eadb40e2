import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { onceOver } from "./once-over";

/** What a reader takes at least of an answer that is longer: 256 KB in a minute are 35 kbit/s, less than any phone has. */
const leastBytes = 256 * 1024;

/**
 * Closes the connection of a caller who takes less than that of an answer within `withinMs`: what they do not read occupies a
 * connection to the api. So does an answer to a caller who has left, which is dropped at once.
 */
export function hangUpOnSlowReaders(scope: FastifyInstance, withinMs: number): void {
  scope.addHook("onSend", async (request, reply, answer) => {
    const { socket } = request.raw;
    let before = socket.bytesWritten;
    const look = setInterval(() => {
      const taken = socket.bytesWritten - before;
      before += taken;
      if (taken < leastBytes) socket.destroy();
    }, withinMs).unref();
    onceOver(request, reply, () => {
      clearInterval(look);
      if (answer instanceof Readable && !reply.raw.writableFinished) answer.destroy();
    });
  });
}
