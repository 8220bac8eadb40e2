import { createHash, webcrypto } from "node:crypto";
import { aLiveArea } from "../../testing/a-release";
import { diagnose } from "./diagnose";

const code = "mandi_seller = {}";
const integrity = { "entry.js": `sha384-${createHash("sha384").update(code).digest("base64")}` };
const version = aLiveArea({ integrity });
const dead = new Error("The script entry.js did not load");
const asked = jest.fn();

beforeEach(() => {
  asked.mockReset();
  Object.assign(window, { fetch: asked });
  Object.defineProperty(globalThis.crypto, "subtle", { value: webcrypto.subtle, configurable: true });
});
afterEach(() => jest.useRealTimers());

const kindOf = async (error: unknown = dead) => (await diagnose(version, error)).kind;

function answer(body: string, { status = 200, type = "text/javascript; charset=utf-8" } = {}) {
  const bytes = new TextEncoder().encode(body);
  const headers = { get: () => type };
  asked.mockResolvedValue({ ok: status < 400, status, headers, arrayBuffer: async () => bytes.buffer });
}

/** Rejects when the request is given up, under the name that a browser uses for it. */
function untilGivenUp(signal: AbortSignal, name: string): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("gone", name)));
  });
}

describe("why an area's entry did not load (R-020)", () => {
  it.each<[string, string, () => void]>([
    ["there is no connection", "network", () => asked.mockRejectedValue(new TypeError("Failed to fetch"))],
    ["the server has no such file", "http", () => answer("", { status: 404 })],
    ["the server is broken", "http", () => answer("", { status: 500 })],
    ["a proxy sends a page of its own", "http", () => answer("<!doctype html>", { type: "text/html" })],
    ["the file has a type that no browser runs", "http", () => answer(code, { type: "text/plain" })],
    ["the file is cut off", "integrity", () => answer(code.slice(0, 5))],
    ["the file is whole, so it was its code that failed", "evaluation", () => answer(code)],
  ])("when %s it is told as %s", async (_what, kind, arrange) => {
    arrange();

    await expect(kindOf()).resolves.toBe(kind);
  });

  it.each(["AbortError", "TimeoutError"])(
    "a file that drips on and on is told as timeout, also when the browser calls it %s",
    async (name) => {
      jest.useFakeTimers();
      asked.mockImplementation(async (_url: string, { signal }: { signal: AbortSignal }) => ({
        ok: true,
        headers: { get: () => "text/javascript" },
        arrayBuffer: () => untilGivenUp(signal, name),
      }));

      const kind = kindOf();
      await jest.advanceTimersByTimeAsync(3000);

      await expect(kind).resolves.toBe("timeout");
    },
  );

  it("a server that never answers is told as timeout", async () => {
    jest.useFakeTimers();
    asked.mockImplementation((_url: string, { signal }: { signal: AbortSignal }) => untilGivenUp(signal, "AbortError"));

    const kind = kindOf();
    await jest.advanceTimersByTimeAsync(3000);

    await expect(kind).resolves.toBe("timeout");
  });

  it("a lost chunk is told in the words of the documents, without asking again (R-021)", async () => {
    await expect(diagnose(version, new Error("Loading CSS chunk 12 failed."))).resolves.toEqual({
      kind: "chunk",
      message: "Loading chunk failed",
    });
    expect(asked).not.toHaveBeenCalled();
  });
});
