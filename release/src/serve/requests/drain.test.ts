import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { promote } from "../../plan/steps/promote";
import { rawHead, rawLine } from "../../testing/raw-line";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { buildWebServer } from "../web-server";

/** Longer than the test's timeout, so a server that waited for an idle connection would fail the test. */
const longerThanTheTestMs = 600_000;

let world: ReleaseWorld;
let api: Server;
let web: FastifyInstance;
let url: string;

/** The product with an api that answers every request when told to. */
async function withApi(drainMs: number) {
  world = await releaseWorld();
  await promote(world.store, { shell: await world.publishedShell() }, { who: "asha", why: "first release" });
  let arrive = (_response: ServerResponse): void => undefined;
  const arrived = new Promise<ServerResponse>((resolve) => {
    arrive = resolve;
  });
  api = createServer((_request, response) => arrive(response));
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const { port } = api.address() as AddressInfo;
  const { store, storeFolder } = world;
  web = await buildWebServer({ store, storeFolder, apiUrl: `http://127.0.0.1:${port}`, environment: {}, drainMs });
  url = await web.listen({ host: "127.0.0.1", port: 0 });
  return {
    /** Resolves when a request has reached the api. */
    arrived,
    answer: async () => void (await arrived).end("ordered"),
  };
}
afterEach(async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await world.remove();
});

describe("a web server that is stopped", () => {
  it("answers earlier requests, and then ends without waiting for idle connections", async () => {
    const { arrived, answer } = await withApi(longerThanTheTestMs);
    await (await fetch(`${url}/release.json`)).text(); // Leaves an open connection behind.
    const asked = fetch(`${url}/api/book-order`, { method: "POST" }).then((answer) => answer.text());
    await arrived;

    const closed = web.close();
    await answer();
    await closed;

    await expect(asked).resolves.toBe("ordered");
    await expect(fetch(`${url}/release.json`)).rejects.toThrow();
  });

  it("asks those who come meanwhile to retry, in the form of every refusal or with a page that opens again by itself", async () => {
    const { arrived, answer } = await withApi(longerThanTheTestMs);
    const { port } = web.server.address() as AddressInfo;
    const asked = fetch(`${url}/api/book-order`, { method: "POST" }).then((answer) => answer.text());
    await arrived;
    const closed = web.close();

    const call = await fetch(`${url}/api/handshake`);
    const page = rawLine(port);
    page.write(rawHead("GET", "/", { Accept: "text/html,*/*" }));
    const { status, head = "", body } = (await page.answer()) ?? {};
    const upload = rawLine(port);
    upload.write(`${rawHead("POST", "/api/upload", { "Content-Length": 99 })}x`);
    const refused = await upload.answer();

    expect([call.status, call.headers.get("retry-after"), call.headers.get("connection")]).toEqual([503, "2", "close"]);
    expect(await call.json()).toEqual({
      message: "The service is busy. Please try again in a moment.",
      code: "unavailable",
    });
    expect([status, body]).toEqual([503, expect.stringContaining("Mandi is restarting.")]);
    for (const line of ["Retry-After: 2", "Refresh: 6", "Connection: close"])
      expect(head.toLowerCase()).toContain(`${line.toLowerCase()}\r\n`);
    expect([refused?.status, refused?.head]).toEqual([503, expect.stringMatching(/connection: close/i)]);
    await answer();
    expect(await asked).toBe("ordered");
    await closed;
    for (const line of [page, upload]) line.close();
  });

  it("still sends files of versions", async () => {
    const { arrived, answer } = await withApi(longerThanTheTestMs);
    const version = (await world.store.readLatest())?.live.shell?.version;
    const asked = fetch(`${url}/api/book-order`, { method: "POST" }).then((answer) => answer.text());
    await arrived;
    const closed = web.close();

    const file = await fetch(`${url}/shell/${version}/shell.js`);

    expect([file.status, await file.text()]).toEqual([200, "/* shell */"]);
    await answer();
    expect(await asked).toBe("ordered");
    await closed;
  });

  it("does not wait forever for a request that does not end", async () => {
    const { arrived } = await withApi(300);
    const asked = fetch(`${url}/api/book-order`, { method: "POST" }).then(
      ({ status }) => status,
      () => "cut off",
    );
    await arrived;

    await web.close();

    expect([503, "cut off"]).toContain(await asked);
  });
});
