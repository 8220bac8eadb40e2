import type { FastifyInstance } from "fastify";
import type { Clock } from "../../platform/clock";
import { createDatabase } from "../../platform/database/database";
import { createPool } from "../../platform/database/pool";
import { systemIds } from "../../platform/ids";
import { allRoutes } from "../../platform/routes/all-routes";
import { buildServer } from "../../server";
import { type SignedIn, sessionHeaders, type TestApi } from "../../testing/test-api";
import { countRoundTrips } from "./observe-round-trips";

/** Who reads which address. */
export type KeptReading = readonly [SignedIn | undefined, string];

/** Two more processes on the database of a test, one of which keeps nothing; all changes are made in the test's own process. */
export interface TwoReaders {
  readonly keeping: FastifyInstance;
  /** Reads each address in both and expects the same; @returns the addresses of answers that did not come from memory. */
  readonly compare: (readings: readonly KeptReading[]) => Promise<readonly string[]>;
  /** Reads each address twice with time passing in between. @returns the addresses whose second answer was built again */
  readonly readTwice: (readings: readonly KeptReading[]) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

export async function openTwoReaders(api: TestApi): Promise<TwoReaders> {
  const routes = allRoutes.map(({ isKept: _isKept, ...route }) => route);
  const keeper = await openProcess(api, allRoutes, api.clock);
  const plain = await openProcess(api, routes, api.clock);
  const ticking = await openProcess(api, allRoutes, tickingClock(api.clock));
  const read = async ({ server }: typeof keeper, [who, path]: KeptReading) => {
    const headers = who ? sessionHeaders(who) : {};
    const { statusCode, headers: answered, body } = await server.inject({ url: `/api${path}`, headers });
    return { status: statusCode, etag: answered.etag, body };
  };
  return {
    keeping: keeper.server,
    async compare(readings) {
      const built: string[] = [];
      for (const reading of readings) {
        const [, address] = reading;
        const now = await read(plain, reading);
        const { result: kept, trips } = await countRoundTrips(() => read(keeper, reading));
        expect({ address, ...kept }).toEqual({ address, ...now });
        // One round trip for the session and changes; building an answer takes another.
        if (trips > 1 && kept.status === 200) built.push(address);
      }
      return built;
    },
    async readTwice(readings) {
      const built: string[] = [];
      for (const reading of readings) {
        const [, address] = reading;
        expect({ address, status: (await read(ticking, reading)).status }).toEqual({ address, status: 200 });
        const { trips } = await countRoundTrips(() => read(ticking, reading));
        if (trips > 1) built.push(address);
      }
      return built;
    },
    async close() {
      for (const { server, db } of [keeper, plain, ticking]) {
        await server.close();
        await db.destroy();
      }
    },
  };
}

/** The time of another clock, plus a millisecond each time it is read. */
function tickingClock(clock: Clock): Clock {
  let reads = 0;
  return { now: () => new Date(clock.now().getTime() + ++reads) };
}

async function openProcess(api: TestApi, routes: typeof allRoutes, clock: Clock) {
  const db = createDatabase(createPool({ url: api.database.url, size: 3, onIdleError: () => undefined }));
  const server = await buildServer({
    db,
    clock,
    ids: systemIds,
    services: { otpDelivery: { send: async () => undefined } },
    logLevel: "silent",
    rateLimitFactor: 1_000_000,
    maxEventLoopDelayMs: 0,
    routes,
  });
  return { db, server };
}
