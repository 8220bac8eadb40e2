import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { finished } from "node:stream/promises";
import type { FastifyInstance } from "fastify";
import { promote } from "../../plan/steps/promote";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { type RequestLimits, requestLimits } from "../requests/request-limits";
import { buildWebServer } from "../web-server";

let world: ReleaseWorld;
let api: Server;
let calls: number;
let web: FastifyInstance;
let url: string;
let told: jest.SpyInstance;

/** The product with an api that does this with every call. */
async function withApi(answer: (socket: Socket) => void, shorter: Partial<RequestLimits> = {}): Promise<void> {
  calls = 0;
  api = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.on("data", () => {
      calls += 1;
      answer(socket);
    });
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const { port } = api.address() as AddressInfo;
  const { store, storeFolder } = world;
  const limits = { ...requestLimits, ...shorter };
  web = await buildWebServer({ store, storeFolder, apiUrl: `http://127.0.0.1:${port}`, environment: {}, limits });
  url = await web.listen({ host: "127.0.0.1", port: 0 });
}

beforeEach(async () => {
  world = await releaseWorld();
  await promote(world.store, { shell: await world.publishedShell() }, { who: "asha", why: "first release" });
  told = jest.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(async () => {
  told.mockRestore();
  await web.close();
  await new Promise((resolve) => api.close(resolve));
  await world.remove();
});

const goOut = () => new Promise((resolve) => api.close(resolve));
const said = () => told.mock.calls.map(([text]) => String(text)).join("");

async function call(path: string) {
  const answer = await fetch(`${url}${path}`, { method: path.startsWith("/api/book") ? "POST" : "GET" });
  return { status: answer.status, retryAfter: answer.headers.get("retry-after"), body: await answer.text() };
}

const busy = {
  status: 503,
  retryAfter: "2",
  body: JSON.stringify({ message: "The service is busy. Please try again in a moment.", code: "unavailable" }),
};

describe("a call while the api is not there", () => {
  it.each(["/api/handshake", "/api/book-order", "/media/steel.webp"])(
    "to %s is answered that the service is busy and when to try again, without internal details",
    async (path) => {
      await withApi((socket) => socket.destroy());
      await goOut();

      expect(await call(path)).toEqual(busy);
      expect(said()).toMatch(/The api at .* does not answer: .*ECONNREFUSED/);
    },
  );

  it.each(["/api/handshake", "/api/book-order"])(
    "to %s gets the same answer when the api dies while handling it",
    async (path) => {
      await withApi((socket) => socket.destroy());

      expect(await call(path)).toEqual(busy);
    },
  );

  it("gets the same answer when the api's answer breaks off before any of it was passed on", async () => {
    await withApi((socket) =>
      socket.write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100\r\nETag: x\r\n\r\n", () =>
        setTimeout(() => socket.destroy(), 50),
      ),
    );

    expect(await call("/api/handshake")).toEqual(busy);
  });

  it("gets the same answer from an api that stays silent, whose connection is given up", async () => {
    const connections: Socket[] = [];
    await withApi((socket) => connections.push(socket), { silentMs: 100 });

    expect(await call("/api/handshake")).toEqual(busy);

    expect(connections).toHaveLength(1);
    await Promise.all(connections.map((connection) => finished(connection)));
  });

  it("breaks off as well when part of the answer has already been sent", async () => {
    await withApi((socket) =>
      socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"data":', () =>
        setTimeout(() => socket.destroy(), 50),
      ),
    );

    await expect(call("/api/handshake")).rejects.toThrow();
    expect((await fetch(`${url}/`)).status).toBe(200);
  });

  it("passes a busy api's own message on after one try", async () => {
    await withApi((socket) =>
      socket.write("HTTP/1.1 503 Busy\r\nConnection: close\r\nRetry-After: 2\r\nContent-Length: 2\r\n\r\n{}"),
    );

    expect(await call("/api/handshake")).toEqual({ status: 503, retryAfter: "2", body: "{}" });
    expect(calls).toBe(1);
  });

  it("asks search engines to come back later for the site map", async () => {
    await withApi((socket) => socket.destroy());

    expect(await call("/sitemap.xml")).toEqual({ status: 503, retryAfter: "60", body: "" });
  });
});

describe("a fault of the web server itself", () => {
  it("is answered with a reference that is in the log, and no internal details", async () => {
    await withApi((socket) => socket.destroy());
    jest.spyOn(world.store, "readLatest").mockRejectedValue(new Error("EIO: /srv/release/revisions"));

    const { status, body } = await call("/release.json?phone=9000000001");

    expect(status).toBe(500);
    const reference = /Reference (\w{8})\./.exec(body)?.[1];
    expect(JSON.parse(body)).toEqual({
      message: `Something went wrong on our side. Please try again. Reference ${reference}.`,
      code: "internal",
    });
    expect(said()).toContain(`${reference} GET /release.json: Error: EIO: /srv/release/revisions`);
    expect(said()).not.toContain("9000000001");
  });

  it("is not logged when the caller is at fault", async () => {
    await withApi((socket) => socket.destroy());
    const answer = await fetch(`${url}/api/area-report`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{ no JSON",
    });

    expect(answer.status).toBe(400);
    expect(said()).toBe("");
  });
});
