import type { FastifyInstance } from "fastify";
import { systemClock } from "../platform/clock";
import { systemIds } from "../platform/ids";
import { buildServer, type ServerParts } from "../server";

/** The server as the product builds it, on the machine's own clock, silent and without limits: for tests of the platform only. */
export function buildPlainServer(parts: Pick<ServerParts, "db"> & Partial<ServerParts>): Promise<FastifyInstance> {
  return buildServer({
    clock: systemClock,
    ids: systemIds,
    services: { otpDelivery: { send: async () => undefined } },
    logLevel: "silent",
    rateLimitFactor: 1_000,
    maxEventLoopDelayMs: 0,
    ...parts,
  });
}
