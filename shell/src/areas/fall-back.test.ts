import { createHash } from "node:crypto";
import { fireEvent } from "@testing-library/dom";
import { aLiveArea, aRelease } from "../testing/a-release";
import { loadPage } from "./area-loader";
import { settleSet } from "./area-versions";
import { giveUp } from "./loading/given-up";

const code = "the entry";
const hashOf = (text: string) => `sha384-${createHash("sha384").update(text).digest("base64")}`;
const routes = [
  { path: "/wallet", roles: ["customer" as const], title: "Wallet", frame: "full" as const, data: [], files: [] },
];

/** The server's files, by address; any other request is a lost connection. */
let served: Record<string, { readonly status?: number; readonly body: string }>;
/** Requests that are never answered. */
const hanging = new Set<string>();
const asked: string[] = [];
const reports: { readonly version: string; readonly kind: string }[] = [];

const subtle = Object.getOwnPropertyDescriptor(globalThis.crypto, "subtle");

beforeEach(() => {
  jest.useFakeTimers();
  served = {};
  asked.length = 0;
  reports.length = 0;
  // Fires at once, unlike a real timer: time does not pass in this test.
  const digest = async (_name: string, bytes: ArrayBuffer) =>
    createHash("sha384").update(new Uint8Array(bytes)).digest();
  Object.defineProperty(globalThis.crypto, "subtle", { value: { digest }, configurable: true });
  Object.assign(window, { fetch: answer });
  Object.assign(navigator, {
    sendBeacon: (_address: string, blob: Blob) => {
      const reader = new FileReader();
      reader.onload = () => reports.push(JSON.parse(String(reader.result)));
      reader.readAsText(blob);
      return true;
    },
  });
});
afterEach(() => {
  if (subtle) Object.defineProperty(globalThis.crypto, "subtle", subtle);
  else Reflect.deleteProperty(globalThis.crypto, "subtle");
  jest.useRealTimers();
  document.head.replaceChildren();
});

async function answer(address: string, { signal }: RequestInit = {}) {
  asked.push(address);
  if (hanging.has(address)) {
    await new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  }
  const found = served[address];
  if (!found) throw new TypeError("Failed to fetch");
  const { status = 200, body } = found;
  const headers = { get: () => "text/javascript" };
  return { ok: status < 400, status, headers, arrayBuffer: async () => new TextEncoder().encode(body).buffer };
}

/** An area with a live and a previous version, each with its own page. */
function anArea(name: string) {
  const [live, before] = ["2222222222222222", "1111111111111111"].map((version) => {
    const { title: _, ...area } = aLiveArea({
      ...{ version, base: `/areas/${name}/${version}/`, container: `${name}_${version}`, routes },
      integrity: { "entry.js": hashOf(code) },
    });
    return area;
  });
  if (!live || !before) throw new Error("Two versions were made");
  const description = JSON.stringify({ ...before, name });
  const previous = { version: before.version, base: before.base, manifest: hashOf(description) };
  served[`${before.base}area.json`] = { body: description };
  settleSet({ document: aRelease({ [name]: aLiveArea({ ...live, previous }) }), unreadable: new Set() }, 5, new Map());
  return { live, before, description: `${before.base}area.json` };
}

const pending = () => [...document.head.querySelectorAll("script")];
const sources = () => pending().map((script) => script.src.replace("https://localhost", ""));

const Component = () => null;

/** Lets the awaited script arrive or get lost. */
async function settle(what: "load" | "error", container = ""): Promise<void> {
  const module = { routes: [{ path: "/wallet", lazy: async () => ({ Component }) }] };
  if (container) Reflect.set(window, container, { init: () => undefined, get: async () => () => module });
  for (const script of pending()) fireEvent[what](script);
  await jest.advanceTimersByTimeAsync(2000);
}

async function open(area: string) {
  const shown = loadPage(area, "/wallet").then(({ version }) => version);
  shown.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  return shown.then.bind(shown) as typeof shown.then;
}
const versionOf = (then: Promise<string>["then"]) =>
  new Promise<string>((resolve, reject) => void then(resolve, reject));

describe("an area whose entry is lost on the way", () => {
  it("is requested again at fresh addresses, and nobody gets the previous version", async () => {
    const { live, description } = anArea("reset");
    served[`${live.base}entry.js`] = { body: code };
    const shown = await open("reset");

    await settle("error");
    expect(sources()).toEqual([`${live.base}entry.js?r=1`]);
    await settle("error");
    expect(sources()).toEqual([`${live.base}entry.js?r=2`]);
    await settle("load", live.container);

    await expect(versionOf(shown)).resolves.toBe(live.version);
    expect(asked).not.toContain(description);
    expect(reports.filter(({ kind }) => kind !== "")).toEqual([]);
  });

  it("is replaced by the previous version after two more attempts, whose description is fetched once, and is reported once", async () => {
    const { live, before, description } = anArea("cut");
    const shown = await open("cut");

    for (const _ of [0, 1, 2]) await settle("error");
    expect(sources()).toEqual([`${before.base}entry.js`]);
    await settle("load", before.container);

    await expect(versionOf(shown)).resolves.toBe(before.version);
    expect(asked.filter((address) => address === description)).toHaveLength(1);
    expect(reports.filter(({ kind }) => kind !== "")).toMatchObject([{ version: live.version, kind: "network" }]);
  });
});

describe("an area whose entry is not what was published", () => {
  it.each([
    ["is gone", { status: 404, body: "" }, "http"],
    ["was changed", { body: "something else" }, "integrity"],
  ])("is replaced at once when it %s", async (what, found, kind) => {
    const { live, before } = anArea(what.replace(" ", ""));
    served[`${live.base}entry.js`] = found;
    const shown = await open(what.replace(" ", ""));

    await settle("error");
    expect(sources()).toEqual([`${before.base}entry.js`]);
    await settle("load", before.container);

    await expect(versionOf(shown)).resolves.toBe(before.version);
    expect(reports.filter(({ kind: told }) => told !== "")).toMatchObject([{ version: live.version, kind }]);
  });
});

describe("the description of the previous version", () => {
  it("is refused when its hash differs from the release document's, and none of its code is requested", async () => {
    const { live, before, description } = anArea("forged");
    served[`${live.base}entry.js`] = { status: 404, body: "" };
    served[description] = { body: `${served[description]?.body} ` };
    const shown = await open("forged");

    await settle("error");

    await expect(versionOf(shown)).rejects.toMatchObject({ kind: "integrity", version: before.version });
    expect(sources()).toEqual([]);
  });

  it("is abandoned and reported as late when it hangs for 4 s, and requested again by the next attempt", async () => {
    const { live, before, description } = anArea("hanging");
    served[`${live.base}entry.js`] = { status: 404, body: "" };
    hanging.add(description);
    const shown = await open("hanging");
    await settle("error");
    await jest.advanceTimersByTimeAsync(2000);
    await expect(versionOf(shown)).rejects.toMatchObject({
      kind: "timeout",
      version: before.version,
      message: "Its description did not arrive within 4 s",
    });

    hanging.delete(description);
    const again = await open("hanging");
    await settle("error");
    await settle("load", before.container);
    await expect(versionOf(again)).resolves.toBe(before.version);
    expect(asked.filter((address) => address === description)).toHaveLength(2);
  });

  it("is fetched when the version shown has to be replaced, once for all pages", async () => {
    const { live, before, description } = anArea("late");
    const first = await open("late");
    await settle("load", live.container);
    await expect(versionOf(first)).resolves.toBe(live.version);
    expect(asked).toEqual([]);

    giveUp("late", live.version);
    const second = await open("late");
    await settle("load", before.container);
    await open("late");

    await expect(versionOf(second)).resolves.toBe(before.version);
    expect(asked).toEqual([description]);
  });
});
