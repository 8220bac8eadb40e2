import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { Number as NumberOf, Object as ObjectOf, String as StringOf } from "typebox";
import { buildPlainServer } from "../../testing/plain-server";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { defineRoute } from "../routes/route";

const answer = ObjectOf({ bytes: NumberOf() });
const call = { method: "POST", access: "anyone", rate: "write", idempotency: "none", summary: "Counts bytes" } as const;
const slowAnswer = async () => {
  await pause(1_200);
  return { bytes: 0 };
};
const routes = [
  defineRoute({ ...call, path: "/thinks", answer, handle: slowAnswer }),
  defineRoute({ ...call, method: "GET", path: "/thinks", answer, handle: slowAnswer }),
  defineRoute({
    ...call,
    path: "/text",
    body: ObjectOf({ text: StringOf({ maxLength: 2_000 }) }, { additionalProperties: false }),
    answer,
    handle: async ({ body }) => ({ bytes: body.text.length }),
  }),
  defineRoute({
    ...call,
    path: "/photo",
    upload: { maxBytes: 5 * 1024 * 1024, types: ["image/png"] },
    answer,
    handle: async ({ upload }) => ({ bytes: upload?.bytes.length ?? 0 }),
  }),
];

let database: TestDatabase;
let server: FastifyInstance;
let port: number;
beforeAll(async () => {
  database = await createTestDatabase(1);
  server = await buildPlainServer({
    db: database.db,
    routes,
    slowClients: { headersMs: 500, bodyMs: 500, uploadMs: 3_000 },
  });
  await server.listen({ host: "127.0.0.1", port: 0 });
  ({ port } = server.server.address() as AddressInfo);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** Sends a body in pieces over time; returns the status, or how the connection ended. */
function send(path: string, type: string, body: Buffer, overMs: number): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = { "content-type": type, "content-length": body.length };
    const sent = request({ port, host: "127.0.0.1", method: "POST", path: `/api${path}`, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on("error", (error) => resolve("code" in error ? String(error.code) : error.message));
    void (async () => {
      const pieces = 10;
      const size = Math.ceil(body.length / pieces);
      for (let from = 0; from < body.length; from += size) {
        if (sent.destroyed) return;
        sent.write(body.subarray(from, from + size));
        await pause(overMs / pieces);
      }
      sent.end();
    })();
  });
}

const text = Buffer.from(JSON.stringify({ text: "x".repeat(1_000) }));
const picture = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(20_000, 7)]);
const form = Buffer.concat([
  Buffer.from(
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
  ),
  picture,
  Buffer.from("\r\n--b--\r\n"),
]);
const multipart = "multipart/form-data; boundary=b";

it("waits longer for a photo from a slow phone than for a text, though not forever", async () => {
  expect(await send("/text", "application/json", text, 100)).toBe(200);
  expect(await send("/photo", multipart, form, 1_500)).toBe(200);
  expect(await send("/text", "application/json", text, 1_500)).toBe("ECONNRESET");
  expect(await send("/photo", multipart, form, 6_000)).not.toBe(200);
});

it("does not blame the client for its own slowness", async () => {
  const statuses = ["GET", "POST"].map(
    async (method) => (await fetch(`http://127.0.0.1:${port}/api/thinks`, { method })).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200]);
});

it("waits for a 5 MB file on a 400 kbit/s connection, and 15 seconds for the headers of a request", async () => {
  const unhurried = await buildPlainServer({ db: database.db, routes });
  expect(unhurried.server.requestTimeout).toBeGreaterThan(((5 * 1024 * 1024 * 8) / 400_000) * 1_000);
  expect(unhurried.server.headersTimeout).toBe(15_000);
  await unhurried.close();
});
