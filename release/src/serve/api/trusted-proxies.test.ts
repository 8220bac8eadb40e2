import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { promote } from "../../plan/steps/promote";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { buildWebServer } from "../web-server";

const tlsProxy = "10.0.0.7";
const person = "203.0.113.9";
const told = { "x-forwarded-for": person, "x-forwarded-proto": "https", "x-forwarded-host": "mandi.example" };

let world: ReleaseWorld;
let api: Server;
let heard: IncomingHttpHeaders[];
beforeEach(async () => {
  world = await releaseWorld();
  await promote(world.store, { shell: await world.publishedShell() }, { who: "asha", why: "first release" });
  heard = [];
  api = createServer((request, response) => {
    heard.push(request.headers);
    response.end("{}");
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await world.remove();
});

async function get(url: string, from: string, trustedProxies: readonly string[]) {
  const { port } = api.address() as AddressInfo;
  const web = await buildWebServer({
    store: world.store,
    storeFolder: world.storeFolder,
    apiUrl: `http://127.0.0.1:${port}`,
    trustedProxies,
  });
  const answer = await web.inject({ url, headers: { host: "web:3000", ...told }, remoteAddress: from });
  await web.close();
  return answer;
}

describe("the proxy whose forwarded headers are trusted", () => {
  it("is the configured one: the api learns the person's address, and browsers are told to use https only", async () => {
    const page = await get("/", tlsProxy, ["10.0.0.0/24"]);
    const robots = await get("/robots.txt", tlsProxy, ["10.0.0.0/24"]);
    await get("/api/handshake", tlsProxy, ["10.0.0.0/24"]);

    expect(page.headers["strict-transport-security"]).toMatch(/^max-age=\d{8}; includeSubDomains$/);
    expect(robots.body).toContain("Sitemap: https://mandi.example/sitemap.xml");
    expect(heard.at(-1)).toMatchObject(told);
  });

  it("is believed for the site map too, which the api is asked for in the name of the visitor", async () => {
    await get("/sitemap.xml", tlsProxy, ["10.0.0.0/24"]);

    expect(heard.at(-1)?.["x-forwarded-for"]).toBe(person);
  });

  it.each([
    ["no proxy when none is configured", tlsProxy, []],
    ["not another host in the proxy's network", "10.0.1.7", ["10.0.0.0/24"]],
  ])("is %s", async (_name, from, trustedProxies) => {
    const page = await get("/", from, trustedProxies);
    const robots = await get("/robots.txt", from, trustedProxies);
    await get("/api/handshake", from, trustedProxies);

    expect(page.headers["strict-transport-security"]).toBeUndefined();
    expect(robots.body).toContain("Sitemap: http://localhost/sitemap.xml");
    expect(heard.at(-1)).toMatchObject({
      "x-forwarded-for": from,
      "x-forwarded-proto": "http",
      "x-forwarded-host": "web:3000",
    });
  });
});
