import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

/**
 * Lets running requests finish before the server closes, up to a limit: a restart must not cut off somebody's order half
 * way. Requests that arrive meanwhile are asked to retry.
 */
export function drainBeforeClose(server: FastifyInstance, withinMs: number): void {
  const running = new Set<ServerResponse>();
  let tellDone: () => void = () => undefined;

  server.addHook("onRequest", async (_request, { raw }) => {
    running.add(raw);
    const forget = () => {
      running.delete(raw);
      if (running.size === 0) tellDone();
    };
    raw.once("finish", forget).once("close", forget);
  });

  // Before the closing hooks: those would abort requests that the api is still answering.
  server.addHook("preClose", async () => {
    if (running.size === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, withinMs);
      tellDone = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  });
}
