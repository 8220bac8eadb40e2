import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { promote } from "../../plan/steps/promote";
import { rawHead } from "../../testing/raw-line";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { type RequestLimits, requestLimits } from "../requests/request-limits";
import { buildWebServer } from "../web-server";

/** More than the system keeps for a connection whose other side does not read. */
const large = Buffer.alloc(16 * 1024 * 1024);
const one = "203.0.113.9";
const another = "198.51.100.7";

let world: ReleaseWorld;
let api: Server;
let web: FastifyInstance;
let url: string;
let sockets: Socket[];
/** Calls that the api is working on, or sending answers of. */
let running: number;
/** Addresses of the requests that have arrived at the web server. */
let arrived: string[];

beforeEach(async () => {
  world = await releaseWorld();
  await promote(world.store, { shell: await world.publishedShell() }, { who: "asha", why: "first release" });
  [sockets, running, arrived] = [[], 0, []];
  api = createServer((request, response) => {
    running += 1;
    response.once("close", () => {
      running -= 1;
    });
    request.resume().once("end", () => response.end(request.url === "/api/large" ? large : "{}"));
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await web.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await world.remove();
});

async function start(limits: Partial<RequestLimits> = {}): Promise<void> {
  const { port } = api.address() as AddressInfo;
  const { store, storeFolder } = world;
  web = await buildWebServer({
    store,
    storeFolder,
    apiUrl: `http://127.0.0.1:${port}`,
    environment: {},
    drainMs: 0,
    limits: { ...requestLimits, ...limits },
    trustedProxies: ["127.0.0.1"],
  });
  web.addHook("onRequest", async ({ ip }) => void arrived.push(ip));
  url = await web.listen({ host: "127.0.0.1", port: 0 });
}

/** Sends the beginning of a request from each of many connections, and reads nothing. */
async function sendFromMany(count: number, request: string, requestsEach = 1): Promise<void> {
  const { port } = web.server.address() as AddressInfo;
  const before = arrived.length;
  for (let number = 0; number < count; number += 1) {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.on("error", () => undefined);
    socket.write(request.repeat(requestsEach));
    sockets.push(socket);
  }
  await until(() => arrived.length === before + count * requestsEach);
}

const askForLarge = rawHead("GET", "/api/large", { "X-Forwarded-For": one });

const from = (person: string, path: string, init: RequestInit = {}) =>
  fetch(`${url}${path}`, { ...init, headers: { "X-Forwarded-For": person, "Content-Type": "text/plain" } });

/** Gives up after a while on what does not come; never asserted. */
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1_000 && !isSo(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 10));
}

const refusal = { message: "Too many requests. Please wait a moment.", code: "too_many" };

it("answers everybody else while one person reads none of 128 large answers, and that person once they leave", async () => {
  await start();
  await sendFromMany(128, askForLarge);
  await until(() => running === requestLimits.calls.atOnce);

  expect((await from(another, "/api/visitor")).status).toBe(200);
  expect(running).toBe(requestLimits.calls.atOnce);

  for (const socket of sockets) socket.destroy();
  expect((await from(one, "/api/visitor")).status).toBe(200);
  await until(() => running === 0);
  expect(running).toBe(0);
});

it("answers everybody else while one person asks for many large answers on one connection and leaves", async () => {
  await start();
  await sendFromMany(1, askForLarge, 40);

  sockets[0]?.destroy();

  expect((await from(one, "/api/visitor")).status).toBe(200);
  await until(() => running === 0);
  expect(running).toBe(0);
});

it("closes a connection whose answer nobody reads", async () => {
  await start({ answerMs: 100 });
  await sendFromMany(3, askForLarge);

  await until(() => running === 0);

  expect(running).toBe(0);
  expect((await from(one, "/api/visitor")).status).toBe(200);
});

it("lets a person's calls wait for their turn, and refuses what is more with when to try again", async () => {
  await start({ calls: { atOnce: 1, inLine: 1 } });
  await sendFromMany(1, askForLarge);
  await until(() => running === 1);
  const waiting = from(one, "/api/visitor");
  await until(() => arrived.length === 2);

  const refused = await from(one, "/api/visitor");

  expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toEqual([429, "2", refusal]);
  sockets[0]?.destroy();
  expect((await waiting).status).toBe(200);
});

it("takes everybody else's file while one person sends 128 that never end", async () => {
  await start();
  await sendFromMany(128, `${rawHead("POST", "/api/upload", { "X-Forwarded-For": one, "Content-Length": 99 })}x`);
  const { atOnce, inLine } = requestLimits.uploads;

  expect((await from(another, "/api/upload", { method: "POST", body: "a photo" })).status).toBe(200);
  expect(running).toBe(atOnce);
  const refused = await from(one, "/api/upload", { method: "POST", body: "a photo" });
  expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toEqual([429, "2", refusal]);

  for (const socket of sockets.slice(0, -1)) socket.destroy();
  await until(() => running <= 1);
  expect(inLine).toBeGreaterThan(atOnce);
  expect((await from(one, "/api/upload", { method: "POST", body: "a photo" })).status).toBe(200);
});
