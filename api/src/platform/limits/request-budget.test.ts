import { sql } from "kysely";
import { buildServer } from "../../server";
import { sampleOf } from "../../testing/sample-request";
import { createTestApi, type TestApi } from "../../testing/test-api";
import { requestsPerMinute } from "../http/rate-limits";
import { systemIds } from "../ids";
import { allRoutes } from "../routes/all-routes";
import { removeOldCounts } from "./request-budget";

let api: TestApi;
beforeEach(async () => {
  api = await createTestApi({ rateLimitFactor: 1, poolSize: 20 });
});
afterEach(() => api.close());

const loginRoutes = allRoutes.filter(({ rate }) => rate === "login");
const another = () =>
  buildServer({
    db: api.db,
    clock: api.clock,
    ids: systemIds,
    services: { otpDelivery: { send: async () => undefined } },
    logLevel: "silent",
    rateLimitFactor: 1,
    maxEventLoopDelayMs: 0,
  });

/** Sends a server this many requests at the same moment, over each route of the tier in turn; returns how many passed. */
async function passed(server: TestApi["server"], count: number, ip = "192.0.2.1"): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const route = loginRoutes[index % loginRoutes.length];
      if (!route) throw new Error("No route has this tier");
      return server.inject({
        method: route.method,
        url: `/api${route.path}`,
        remoteAddress: ip,
        payload: { ...Object(sampleOf(route.body)), unknown: 1 },
      });
    }),
  );
  return answers.filter(({ statusCode }) => statusCode !== 429).length;
}

it("has one budget for all routes of a tier", async () => {
  expect(loginRoutes.length).toBeGreaterThan(1);

  expect(await passed(api.server, requestsPerMinute.login + 50)).toBe(requestsPerMinute.login);

  expect(await passed(api.server, 10, "192.0.2.2")).toBe(10);
  expect((await api.call("GET", "/home", { ip: "192.0.2.1" })).status).toBe(200);
});

it.each(["/api/openapi.json", "/media/brand/favicon.svg"])("counts %s as a read", async (url) => {
  const ip = "192.0.2.1";
  const read = () => api.server.inject({ method: "GET", url: "/media/brand/none.svg", remoteAddress: ip });
  await Promise.all(Array.from({ length: requestsPerMinute.read - 1 }, read));

  const [last, more] = [
    await api.server.inject({ method: "GET", url, remoteAddress: ip }),
    await api.server.inject({ method: "GET", url, remoteAddress: ip }),
  ];

  expect([last.statusCode, more.statusCode]).toEqual([200, 429]);
  expect((await api.call("GET", "/home", { ip })).status).toBe(429);
  expect((await api.call("GET", "/home", { ip: "192.0.2.2" })).status).toBe(200);
});

it("has one budget for all processes on a database, and a new one every minute", async () => {
  const other = await another();
  for (let minute = 0; minute < 2; minute += 1) {
    const [here, there] = await Promise.all([passed(api.server, 150), passed(other, 150)]);

    // Never more than the budget; a part of it may remain unused in the other process.
    expect(here + there).toBe(requestsPerMinute.login);
    api.clock.advance(60);
  }
  await other.close();
});

it("asks the database for a twentieth of the budget at a time, and not at all once it is spent", async () => {
  const part = requestsPerMinute.login / 20;
  const taken = async () =>
    (await sql<{ taken: number }>`select taken from traffic.request_count`.execute(api.db)).rows.map(
      (row) => row.taken,
    );
  await passed(api.server, part);
  expect(await taken()).toEqual([part]);
  await passed(api.server, requestsPerMinute.login - part);
  expect(await taken()).toEqual([requestsPerMinute.login]);

  await passed(api.server, 1);
  await passed(api.server, 100);

  expect(await taken()).toEqual([requestsPerMinute.login + part]);
});

it("counts on its own while the counter cannot be reached, and answers probes without it", async () => {
  await sql`drop schema traffic cascade`.execute(api.db);

  expect((await api.get("/health")).status).toBe(200);
  expect(await passed(api.server, 10)).toBe(10);
});

it("passes no more than the budget while the counter cannot be reached, and as much again in the next minute", async () => {
  await sql`drop schema traffic cascade`.execute(api.db);
  for (let minute = 0; minute < 2; minute += 1) {
    expect(await passed(api.server, requestsPerMinute.login + 50)).toBe(requestsPerMinute.login);
    api.clock.advance(60);
  }
});

it("gives a whole budget after a clock that was ahead has been set right, and counts on from it", async () => {
  const now = api.clock.now();
  api.clock.advance(3_600);
  expect(await passed(api.server, requestsPerMinute.login + 10)).toBe(requestsPerMinute.login);
  api.clock.set(now);

  expect(await passed(api.server, requestsPerMinute.login + 10)).toBe(requestsPerMinute.login);
});

it("keeps no counts of minutes that are over, nor of minutes that only a wrong clock has seen", async () => {
  await passed(api.server, 1);
  api.clock.advance(3_600);
  await passed(api.server, 1, "192.0.2.3");
  api.clock.advance(120 - 3_600);
  await passed(api.server, 1, "192.0.2.2");

  await removeOldCounts(api.db, api.clock.now());

  const { rows } = await sql`select bucket from traffic.request_count`.execute(api.db);
  expect(rows).toEqual([{ bucket: "192.0.2.2 login" }]);
});
