import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { promote } from "../../plan/steps/promote";
import { earlyAnswers, earlyApi } from "../../testing/early-api";
import { type RawAnswer, rawHead, rawLine } from "../../testing/raw-line";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { buildWebServer } from "../web-server";
import { requestLimits } from "./request-limits";

const json = { "Content-Type": "application/json" } as const;
const kilobytes = (count: number) => "x".repeat(count * 1024);

let world: ReleaseWorld;
let api: FastifyInstance;
let web: FastifyInstance;
let port: number;
let told: jest.SpyInstance;
beforeAll(async () => {
  world = await releaseWorld();
  await promote(world.store, { shell: await world.publishedShell() }, { who: "asha", why: "first release" });
  const early = await earlyApi();
  api = early.api;
  const { store, storeFolder } = world;
  web = await buildWebServer({
    store,
    storeFolder,
    apiUrl: early.url,
    environment: {},
    drainMs: 0,
    limits: { ...requestLimits, bodyMs: 1_000, lingerMs: 500 },
  });
  await web.listen({ host: "127.0.0.1", port: 0 });
  ({ port } = web.server.address() as AddressInfo);
});
beforeEach(() => {
  told = jest.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => told.mockRestore());
afterAll(async () => {
  await web.close();
  await api.close();
  await world.remove();
});

type Line = ReturnType<typeof rawLine>;

async function visit(line: Line, number: number): Promise<RawAnswer | null> {
  line.write(rawHead("GET", `/api/visitor/${number}`));
  return line.answer();
}

const answered = (number: number) => expect.objectContaining({ status: 200, body: `{"number":"${number}"}` });

async function onOneLine(work: (line: Line) => Promise<void>): Promise<void> {
  const line = rawLine(port);
  try {
    await work(line);
  } finally {
    line.close();
  }
}

/** A body of this many kilobytes, framed as attackers and clumsy clients frame it. */
const framings: readonly (readonly [string, (line: Line, path: string, size: number) => Promise<void>])[] = [
  [
    "in one piece with its length",
    async (line, path, size) => {
      line.write(rawHead("POST", path, { ...json, "Content-Length": size * 1024 }) + kilobytes(size));
    },
  ],
  [
    "in chunks",
    async (line, path, size) => {
      line.write(rawHead("POST", path, { ...json, "Transfer-Encoding": "chunked" }));
      for (let sent = 0; sent < size; sent += 32) line.write(`8000\r\n${kilobytes(32)}\r\n`);
      line.write("0\r\n\r\n");
    },
  ],
  [
    "without waiting for the 100 Continue that it asked for",
    async (line, path, size) => {
      line.write(rawHead("POST", path, { ...json, "Content-Length": size * 1024, Expect: "100-continue" }));
      line.write(kilobytes(size));
    },
  ],
  [
    "piece by piece",
    async (line, path, size) => {
      line.write(rawHead("POST", path, { ...json, "Content-Length": size * 1024 }));
      for (let sent = 0; sent < size; sent += 32) {
        line.write(kilobytes(32));
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  ],
];

describe.each(framings)("an unwanted body, sent %s", (name, send) => {
  it.each([...earlyAnswers, ["/api/echo", 413]] as const)(
    "to %s is answered with %i, and the next requests of its connection are answered in order",
    async (path, status) => {
      await onOneLine(async (line) => {
        await send(line, path, 256);
        let answer = await line.answer();
        if (answer?.status === 100) answer = await line.answer();
        // Above the limit of a call the web server itself refuses, whatever the api would answer.
        expect([status, 413]).toContain(answer?.status);
        expect(answer?.body).toContain('"code"');
        if (/connection: close/i.test(answer?.head ?? "")) expect(await line.ended()).toBe(true);
        else for (const number of [1, 2]) expect(await visit(line, number)).toEqual(answered(number));
        if (!name.includes("100 Continue")) expect(answer?.head).not.toMatch(/connection: close/i);
      });
    },
  );
});

it.each(earlyAnswers)(
  "passes the api's answer to %s (%i) on unchanged for a body of usual size",
  async (path, status) => {
    await onOneLine(async (line) => {
      line.write(`${rawHead("POST", path, { ...json, "Content-Length": 2_050 })}"${kilobytes(1)}`);
      line.write(`${kilobytes(1)}"`);
      expect(await line.answer()).toMatchObject({ status });
      expect(await visit(line, 1)).toEqual(answered(1));
    });
  },
);

it("answers requests that were sent behind a large body without waiting for its answer", async () => {
  await onOneLine(async (line) => {
    line.write(rawHead("POST", "/api/echo", { ...json, "Content-Length": 204_800 }) + kilobytes(200));
    line.write(rawHead("GET", "/api/visitor/1") + rawHead("GET", "/api/visitor/2"));
    expect(await line.answer()).toMatchObject({ status: 413 });
    expect(await line.answer()).toEqual(answered(1));
    expect(await line.answer()).toEqual(answered(2));
  });
});

it("lets a body arrive that ends long after its answer, and then answers the next request", async () => {
  await onOneLine(async (line) => {
    line.write(rawHead("POST", "/api/echo", { ...json, "Content-Length": 102_400 }));
    expect(await line.answer()).toMatchObject({ status: 413 });
    line.write(kilobytes(100));
    expect(await visit(line, 1)).toEqual(answered(1));
  });
});

it("closes the connection on a body that never ends, without another answer", async () => {
  await onOneLine(async (line) => {
    line.write(rawHead("POST", "/api/echo", { ...json, "Transfer-Encoding": "chunked" }));
    for (let sent = 0; sent < 8 * 1024; sent += 32) line.write(`8000\r\n${kilobytes(32)}\r\n`);
    expect(await line.answer()).toMatchObject({ status: 413 });
    expect(await line.ended()).toBe(true);
  });
});

it("answers a caller that closes the connection after one request, although the body is still on its way", async () => {
  await onOneLine(async (line) => {
    line.write(rawHead("POST", "/api/echo", { ...json, Connection: "close", "Content-Length": 1_048_576 }));
    line.write(kilobytes(512));
    const answer = await line.answer();
    expect(answer).toMatchObject({ status: 413 });
    expect(answer?.head).toMatch(/connection: close/i);
    line.write(kilobytes(512));
    expect(await line.ended()).toBe(true);
  });
});

describe("a caller that asks before sending a body (Expect: 100-continue)", () => {
  const photo = { "Content-Type": "multipart/form-data; boundary=b", Authorization: "Bearer x" } as const;

  it("is asked to continue, and a photo of 3 MB arrives", async () => {
    await onOneLine(async (line) => {
      line.write(
        rawHead("POST", "/api/upload", { ...photo, "Content-Length": 3 * 1024 * 1024, Expect: "100-continue" }),
      );
      expect(await line.answer()).toMatchObject({ status: 100 });
      line.write(kilobytes(3 * 1024));
      expect(await line.answer()).toMatchObject({ status: 200, body: '{"bytes":3145728}' });
      expect(await visit(line, 1)).toEqual(answered(1));
    });
  });

  it("is refused without being asked to continue when the body is too large", async () => {
    await onOneLine(async (line) => {
      line.write(rawHead("POST", "/api/echo", { ...json, "Content-Length": 1_048_576, Expect: "100-continue" }));
      expect(await line.answer()).toMatchObject({ status: 413 });
    });
  });
});

describe("a file", () => {
  const form = { "Content-Type": "multipart/form-data; boundary=b" } as const;

  it.each([
    ["with its length", 6 * 1024 * 1024 + 1, 413],
    ["with its length, by somebody logged out", 5 * 1024 * 1024, 401],
  ])("%s is refused early and its connection used again or closed", async (_what, length, status) => {
    await onOneLine(async (line) => {
      line.write(rawHead("POST", "/api/upload", { ...form, "Content-Length": length }));
      const pieces = Math.floor(length / 65_536);
      for (let piece = 0; piece < pieces; piece += 1) line.write(kilobytes(64));
      line.write("x".repeat(length - pieces * 65_536));
      const answer = await line.answer();
      expect(answer).toMatchObject({ status });
      if (status === 401) expect(await visit(line, 1)).toEqual(answered(1));
      else expect(await line.ended()).toBe(true);
    });
  });

  it("in chunks is refused above the limit of a file", async () => {
    await onOneLine(async (line) => {
      line.write(
        rawHead("POST", "/api/upload", { ...form, Authorization: "Bearer x", "Transfer-Encoding": "chunked" }),
      );
      for (let sent = 0; sent < 6 * 1024 + 64; sent += 32) line.write(`8000\r\n${kilobytes(32)}\r\n`);
      expect(await line.answer()).toMatchObject({ status: 413 });
    });
  });

  it("whose sender hangs up is not logged as a server error, and affects nobody else", async () => {
    await onOneLine(async (line) => {
      line.write(rawHead("POST", "/api/upload", { ...form, Authorization: "Bearer x", "Content-Length": 1_048_576 }));
      line.write(kilobytes(100));
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await onOneLine(async (line) => expect(await visit(line, 1)).toEqual(answered(1)));
    expect(told).not.toHaveBeenCalled();
  });
});
