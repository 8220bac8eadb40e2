import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { promote } from "../../plan/steps/promote";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { buildWebServer } from "../web-server";

/** Longer than the test's timeout, so a server that waited for an idle connection would fail the test. */
const longerThanTheTestMs = 600_000;

let world: ReleaseWorld;
let api: Server;
let web: FastifyInstance;
let url: string;

/** The product with an api that takes this long for every answer. */
async function withApi(answerAfterMs: number, drainMs: number): Promise<void> {
  world = await releaseWorld();
  await promote(world.store, { shell: await world.publishedShell() }, { who: "asha", why: "first release" });
  api = createServer((_request, response) => void setTimeout(() => response.end("ordered"), answerAfterMs).unref());
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const { port } = api.address() as AddressInfo;
  const { store, storeFolder } = world;
  web = await buildWebServer({ store, storeFolder, apiUrl: `http://127.0.0.1:${port}`, environment: {}, drainMs });
  url = await web.listen({ host: "127.0.0.1", port: 0 });
}
afterEach(async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await world.remove();
});

describe("a web server that is stopped", () => {
  it("answers earlier requests, and then ends without waiting for idle connections", async () => {
    await withApi(600, longerThanTheTestMs);
    await (await fetch(`${url}/release.json`)).text(); // Leaves an open connection behind.
    const asked = fetch(`${url}/api/book-order`, { method: "POST" }).then((answer) => answer.text());
    await wait(200);

    await web.close();

    await expect(asked).resolves.toBe("ordered");
    await expect(fetch(`${url}/release.json`)).rejects.toThrow();
  });

  it("does not wait forever for a request that does not end", async () => {
    await withApi(60_000, 300);
    const asked = fetch(`${url}/api/book-order`, { method: "POST" }).then(
      ({ status }) => status,
      () => "cut off",
    );
    await wait(200);

    await web.close();

    expect([503, "cut off"]).toContain(await asked);
  });
});
