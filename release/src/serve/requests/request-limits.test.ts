import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { promote } from "../../plan/steps/promote";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { buildWebServer } from "../web-server";
import { requestLimits } from "./request-limits";

let world: ReleaseWorld;
let api: Server;
let web: FastifyInstance;
let port: number;
beforeAll(async () => {
  world = await releaseWorld();
  await promote(world.store, { shell: await world.publishedShell() }, { who: "asha", why: "weekly release" });
  // An api that reads the whole body and returns its length.
  api = createServer((request, response) => {
    let bytes = 0;
    request.on("data", (part: Buffer) => {
      bytes += part.length;
    });
    request.on("end", () => response.writeHead(200, { connection: "close" }).end(JSON.stringify({ bytes })));
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const { port: apiPort } = api.address() as AddressInfo;
  web = await buildWebServer({
    store: world.store,
    storeFolder: world.storeFolder,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    limits: {
      ...requestLimits,
      headMs: 400,
      bodyMs: 400,
      requestMs: 3_000,
      callBytes: 20_000,
      bodyBytes: 50_000,
      connections: 8,
    },
  });
  await web.listen({ host: "127.0.0.1", port: 0 });
  ({ port } = web.server.address() as AddressInfo);
});
afterAll(async () => {
  await web.close();
  api.close();
  await world.remove();
});

/** Writes pieces to a raw connection with pauses in between; returns everything received until it was closed. */
function talk(pieces: readonly string[], pauseMs = 0): Promise<string> {
  return new Promise((resolve) => {
    let heard = "";
    const line = connect(port, "127.0.0.1");
    line.on("data", (part) => {
      heard += part.toString();
    });
    line.on("error", () => undefined); // A closed connection is handled by `close`.
    line.on("close", () => resolve(heard));
    void (async () => {
      for (const piece of pieces) {
        if (line.destroyed) return;
        line.write(piece);
        await pause(pauseMs);
      }
    })();
  });
}

const head = (method: string, path: string, ...headers: readonly string[]): string =>
  [`${method} ${path} HTTP/1.1`, "Host: x", "Connection: close", ...headers, "", ""].join("\r\n");
const body = (length: number): string => "x".repeat(length);

it("refuses a head that is too large, and tells the person what to do", async () => {
  const heard = await talk([head("GET", "/", `Cookie: a=${body(17 * 1024)}`)]);
  expect(heard).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  expect(heard).toContain("Please clear the cookies of this site");
  expect(heard).toContain("Connection: close");
  expect(await talk([head("GET", "/", `Cookie: a=${body(8 * 1024)}`)])).toMatch(/^HTTP\/1\.1 200 OK/);
});

it("does not wait for the head of a request that arrives byte by byte", async () => {
  const heard = await talk(["GET / HTTP/1.1\r\nHost: x\r\n", ...Array.from({ length: 30 }, () => "X-A: 1\r\n")], 100);
  expect(heard).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(heard).toContain("The request took too long to arrive.");
});

it("does not wait for a body that arrives byte by byte, unless it is a photo", async () => {
  const slow = Array.from({ length: 10 }, () => body(1));
  const json = await talk(
    [head("POST", "/api/x", "Content-Type: application/json", "Content-Length: 10"), ...slow],
    100,
  );
  expect(json).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  const photo = ["Content-Type: multipart/form-data; boundary=b", "Content-Length: 10"];
  expect(await talk([head("POST", "/api/upload", ...photo), ...slow], 100)).toContain('{"bytes":10}');
});

it.each([
  ["/api/x", 20_001],
  ["/api/upload", 50_001],
  ["/api/credit-wallet-request/7/document", 50_001],
  ["/api/area-report", 4_097],
  ["/api/csp-report", 8_193],
])("refuses a body of %s above its limit before it is read", async (path, length) => {
  const heard = await talk([head("POST", path, "Content-Type: application/json", `Content-Length: ${length}`)]);
  expect(heard).toMatch(/^HTTP\/1\.1 413 Payload Too Large\r\n/);
  expect(heard).toContain('"message":"The request is too large."');
});

it("answers malformed requests in the product's wording", async () => {
  const heard = await talk(["HELLO\r\n\r\n"]);
  expect(heard).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(heard).toContain("The request could not be read.");
});

it("closes connections above its limit, and serves again when there is room", async () => {
  const held = Array.from({ length: 8 }, () => connect(port, "127.0.0.1").on("error", () => undefined));
  await Promise.all(held.map((line) => new Promise((resolve) => line.once("connect", resolve))));
  await pause(50);
  expect(await talk([head("GET", "/")])).toBe("");
  for (const line of held) line.destroy();
  await pause(100);
  expect(await talk([head("GET", "/")])).toMatch(/^HTTP\/1\.1 200 OK/);
});

it("is more patient than its api, except with heads", async () => {
  const unhurried = await buildWebServer({
    store: world.store,
    storeFolder: world.storeFolder,
    apiUrl: "http://127.0.0.1:9",
  });
  expect(unhurried.server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 125_000, keepAliveTimeout: 72_000 });
  await unhurried.close();
});
