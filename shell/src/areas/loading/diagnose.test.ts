import { createHash, webcrypto } from "node:crypto";
import { aLiveArea } from "../../testing/a-release";
import { diagnose, isDamaged } from "./diagnose";
import { ScriptLost } from "./load-script";

const code = "mandi_seller = {}";
const integrity = { "entry.js": `sha384-${createHash("sha384").update(code).digest("base64")}` };
const version = aLiveArea({ integrity });
const url = "https://localhost/areas/public/0123456789abcdef/static/page.js";
const asked = jest.fn();

beforeEach(() => {
  asked.mockReset();
  Object.assign(window, { fetch: asked });
  Object.defineProperty(globalThis.crypto, "subtle", { value: webcrypto.subtle, configurable: true });
});
afterEach(() => jest.useRealTimers());

const failed = () => new Error("The script left no container");
const kindOf = async (error = failed()) => (await diagnose(version, error)).kind;
const isTransient = async (error: Error) => (await diagnose(version, error)).isTransient;
const chunkError = (type = "error") =>
  Object.assign(new Error("Loading chunk page failed."), { name: "ChunkLoadError", request: url, type });

function answer(body: string, { status = 200, type = "text/javascript; charset=utf-8" } = {}) {
  const bytes = new TextEncoder().encode(body);
  const headers = { get: () => type };
  asked.mockResolvedValue({ ok: status < 400, status, headers, arrayBuffer: async () => bytes.buffer });
}

/** Rejects when the request is aborted, with the error name that a browser uses. */
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
    ["a proxy answers with its own page", "http", () => answer("<!doctype html>", { type: "text/html" })],
    ["the file has a type that no browser runs", "http", () => answer(code, { type: "text/plain" })],
    ["the file is cut off", "integrity", () => answer(code.slice(0, 5))],
    ["the file is complete, so its code failed", "evaluation", () => answer(code)],
  ])("when %s, the diagnosis is %s", async (_what, kind, arrange) => {
    arrange();

    await expect(kindOf()).resolves.toBe(kind);
  });

  it.each(["AbortError", "TimeoutError"])(
    "a file that trickles in endlessly is diagnosed as a timeout, even when the browser calls it %s",
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

  it("a server that never answers is diagnosed as a timeout", async () => {
    jest.useFakeTimers();
    asked.mockImplementation((_url: string, { signal }: { signal: AbortSignal }) => untilGivenUp(signal, "AbortError"));

    const kind = kindOf();
    await jest.advanceTimersByTimeAsync(3000);

    await expect(kind).resolves.toBe("timeout");
  });

  it("a lost chunk has the message of the specification, without another request (R-021)", async () => {
    await expect(diagnose(version, new Error("Loading CSS chunk 12 failed."))).resolves.toEqual({
      kind: "chunk",
      message: "Loading chunk failed",
      isTransient: false,
    });
    expect(asked).not.toHaveBeenCalled();
  });
});

describe("whether a file is worth another attempt", () => {
  it.each<[string, boolean, () => void]>([
    ["it cannot be fetched", true, () => asked.mockRejectedValue(new TypeError("Failed to fetch"))],
    ["it arrives completely the second time", true, () => answer(code)],
    ["the server has no such file", false, () => answer("", { status: 404 })],
    ["it is not what was published", false, () => answer(code.slice(0, 5))],
  ])("when %s: %s, entry or chunk", async (_what, expected, arrange) => {
    const page = { ...version, integrity: { ...integrity, "static/page.js": integrity["entry.js"] ?? "" } };
    arrange();

    await expect(isTransient(new ScriptLost("The script did not load"))).resolves.toBe(expected);
    expect((await diagnose(page, chunkError())).isTransient).toBe(expected);
  });

  it("is not checked for a script that arrived and threw, nor for an abandoned file", async () => {
    answer(code);

    await expect(isTransient(failed())).resolves.toBe(false);
    await expect(isTransient(chunkError("timeout"))).resolves.toBe(false);
  });

  it("is diagnosed once for each failure, also when it is reported later", async () => {
    answer(code);
    const lost = new ScriptLost("The script did not load");

    await isTransient(lost);
    await expect(kindOf(lost)).resolves.toBe("network");
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

it.each([
  `Failed to fetch dynamically imported module: ${url}`,
  `error loading dynamically imported module: ${url}`,
  `[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008\n"Failed to fetch dynamically imported module: ${url}"`,
])("a lost ES module is diagnosed as a lost chunk by its address: %s", async (words) => {
  const page = { ...version, integrity: { ...integrity, "static/page.js": integrity["entry.js"] ?? "" } };
  answer("", { status: 404 });
  await expect(diagnose(page, new TypeError(words))).resolves.toMatchObject({ kind: "chunk", isTransient: false });
  answer(code);
  await expect(diagnose(page, new TypeError(words))).resolves.toMatchObject({ kind: "chunk", isTransient: true });
  expect(asked.mock.calls.map(([address]) => address)).toEqual(Array(2).fill(new URL(url).pathname));
});

describe("a lazily loaded file, whose hash is not in the release document", () => {
  const described = { ...version, integrity: { ...integrity, "late.js": integrity["entry.js"] } };
  const serve = (late: string, status = 200) =>
    asked.mockImplementation(async (address: string) => ({
      ok: status < 400,
      status,
      headers: { get: () => "text/javascript" },
      arrayBuffer: async () => new TextEncoder().encode(late).buffer,
      json: async () => (address.endsWith("area.json") ? described : {}),
    }));

  it.each([
    ["matches the version's own description", code, 200, false],
    ["is something else", "changed", 200, true],
    ["is refused by the server", "", 404, true],
    ["is requested from a broken server", "", 500, false],
  ])("when it %s", async (_what, late, status, expected) => {
    serve(late, status);

    await expect(isDamaged(version, "late.js")).resolves.toBe(expected);
  });
});
