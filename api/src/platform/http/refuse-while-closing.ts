import type { FastifyInstance } from "fastify";
import { Refusal } from "../errors";

/** Refuses what arrives on open connections while the server closes, as it does everything that can be repeated in a moment. */
export function refuseWhileClosing(server: FastifyInstance): void {
  let isClosing = false;
  server.addHook("preClose", async () => {
    isClosing = true;
  });
  server.addHook("onRequest", async () => {
    if (isClosing) throw new Refusal("unavailable");
  });
}
