import { Agent, createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { promote } from "../../plan/steps/promote";
import { earlyAnswers, earlyApi } from "../../testing/early-api";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { buildWebServer } from "../web-server";

/**
 * A proxy like those used in front of the product: few connections to the web server, kept open and shared by all visitors.
 */
let proxy: Server;
let agent: Agent;
let world: ReleaseWorld;
let api: FastifyInstance;
let web: FastifyInstance;
let proxyPort: number;
beforeAll(async () => {
  world = await releaseWorld();
  await promote(world.store, { shell: await world.publishedShell() }, { who: "asha", why: "first release" });
  const early = await earlyApi();
  api = early.api;
  const { store, storeFolder } = world;
  web = await buildWebServer({ store, storeFolder, apiUrl: early.url, environment: {}, drainMs: 0 });
  await web.listen({ host: "127.0.0.1", port: 0 });
  const { port } = web.server.address() as AddressInfo;
  agent = new Agent({ keepAlive: true, maxSockets: 3, maxFreeSockets: 3 });
  proxy = createServer((asked, answer) => {
    const { method, url, headers } = asked;
    const passed = request({ agent, port, host: "127.0.0.1", method, path: url, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, { "Content-Type": "application/json" });
      response.pipe(answer);
    });
    passed.on("error", () => void (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    // As real proxies do: a connection whose request was not sent completely is not reused.
    answer.once("close", () => void (passed.writableFinished || passed.destroy()));
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  proxyPort = (proxy.address() as AddressInfo).port;
});
afterAll(async () => {
  agent.destroy();
  proxy.closeAllConnections();
  await new Promise((resolve) => proxy.close(resolve));
  await web.close();
  await api.close();
  await world.remove();
});

/** The status and text of an answer; "no answer" when the connection ended or timed out without one. */
function ask(path: string, body?: string): Promise<string> {
  return new Promise((resolve) => {
    const headers = body === undefined ? {} : { "Content-Type": "application/json", "Content-Length": body.length };
    const method = body === undefined ? "GET" : "POST";
    const sent = request({ port: proxyPort, host: "127.0.0.1", method, path, headers, agent: false }, (answer) => {
      let text = `${answer.statusCode} `;
      answer.on("data", (part) => {
        text += String(part);
      });
      answer.on("end", () => resolve(text));
    });
    sent.setTimeout(10_000, () => sent.destroy());
    sent.on("error", () => undefined);
    sent.on("close", () => resolve("no answer"));
    sent.end(body);
  });
}

const bodies = [70 * 1024, 300 * 1024, 2 * 1024 * 1024];
const paths = [...earlyAnswers.map(([path]) => path), "/api/echo", "/api/upload"];

/** One large body after another, from several senders at once. */
async function attack(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(bodies.map((bytes) => ask(paths[round % paths.length] ?? "", "x".repeat(bytes))));
  }
}

it("answers every visitor while somebody sends one large body after another over the same connections", async () => {
  const attacks = attack(15);
  const visits: string[] = [];
  for (let number = 0; number < 60; number += 1) visits.push(await ask(`/api/visitor/${number}`));
  expect(visits).toEqual(visits.map((_, number) => `200 {"number":"${number}"}`));
  await attacks;
  expect(await ask("/api/visitor/last")).toBe('200 {"number":"last"}');
});
