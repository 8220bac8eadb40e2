import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { promote } from "../../plan/steps/promote";
import { rawHead, rawLine } from "../../testing/raw-line";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { buildWebServer } from "../web-server";

let world: ReleaseWorld;
let api: FastifyInstance;
let web: FastifyInstance;
let port: number;
beforeAll(async () => {
  world = await releaseWorld();
  await promote(world.store, { shell: await world.publishedShell() }, { who: "asha", why: "first release" });
  api = Fastify();
  api.get("/api/thing", async (_request, reply) =>
    reply.header("Strict-Transport-Security", "max-age=1").header("Connection", "keep-alive").send({ data: 1 }),
  );
  const apiUrl = await api.listen({ host: "127.0.0.1", port: 0 });
  const { store, storeFolder } = world;
  web = await buildWebServer({ store, storeFolder, apiUrl, environment: {}, drainMs: 0 });
  await web.listen({ host: "127.0.0.1", port: 0 });
  ({ port } = web.server.address() as AddressInfo);
});
afterAll(async () => {
  await web.close();
  await api.close();
  await world.remove();
});

async function ask(request: string) {
  const line = rawLine(port);
  line.write(request);
  const answer = await line.answer();
  return { line, answer };
}

it("closes the connection when the caller asks for it, and announces that", async () => {
  const { line, answer } = await ask(rawHead("GET", "/api/thing", { Connection: "close" }));

  expect(answer).toMatchObject({ status: 200, body: '{"data":1}' });
  expect(answer?.head).toMatch(/\r\nconnection: close\r\n/i);
  expect(answer?.head).not.toMatch(/keep-alive/i);
  expect(await line.ended()).toBe(true);
});

it("drops the api's https-only header over plain http", async () => {
  const { line, answer } = await ask(rawHead("GET", "/api/thing"));
  line.close();

  expect(answer?.head).not.toMatch(/strict-transport-security/i);
});

it.each([
  ["an invalid address", rawHead("GET", "/api/%"), 400, "malformed"],
  ["TRACE", rawHead("TRACE", "/api/thing"), 404, "not_found"],
  ["a call that no page makes", rawHead("POST", "/nowhere", { "Content-Length": 0 }), 404, "not_found"],
  [
    "a head that is too large",
    rawHead("GET", "/api/thing", { Cookie: `a=${"x".repeat(17 * 1024)}` }),
    431,
    "head_too_large",
  ],
])("answers %s in the shape of every error of the API", async (_what, request, status, code) => {
  const { line, answer } = await ask(request);
  line.close();

  expect([answer?.status, JSON.parse(answer?.body ?? "null")]).toEqual([status, { message: expect.any(String), code }]);
});
