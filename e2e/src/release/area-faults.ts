import { createHash } from "node:crypto";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import type { Page, Route } from "playwright-core";
import { dripCookie } from "./dripping-proxy";

/** One way an area can fail; `begin` breaks it in this page, `end` repairs it. */
export interface Fault {
  readonly what: string;
  /** The kind in the shell's report. */
  readonly kinds: RegExp;
  /** Whether the page appears without the failure card, because the fault does not affect what is shown. */
  readonly isBesideThePage?: boolean;
  /** Address of the product with this fault; its own by default. */
  readonly origin?: () => string;
  readonly begin: (page: Page, area: string, path: string) => Promise<void>;
  readonly end: (page: Page, area: string) => Promise<void>;
}

const script = "text/javascript; charset=utf-8";
const nosniff = { "X-Content-Type-Options": "nosniff" };
const entryOf = (area: string) => `**/areas/${area}/*/entry.*.js*`;
const filesOf = (area: string) => `**/areas/${area}/**`;

function files(what: string, kinds: RegExp, answer: (route: Route) => Promise<void>, pattern = filesOf): Fault {
  return {
    what,
    kinds,
    begin: async (page, area) =>
      void (await page.route(pattern(area), async (route) => {
        // The page may have been closed or left, so that no answer is awaited.
        await answer(route).catch((error: unknown) => {
          if (!page.isClosed() && !/Response has been disposed/.test(String(error))) throw error;
        });
      })),
    end: (page, area) => page.unroute(pattern(area)),
  };
}

/** The area's entry is a container of our own making whose hash the release document knows: its page does `act`. */
function container(what: string, kinds: RegExp, parts: ContainerParts, isBesideThePage = false): Fault {
  return {
    what,
    kinds,
    isBesideThePage,
    begin: async (page, area, path) => {
      let body = "";
      await changeRelease(page, area, (live) => {
        body = containerScript(live.container, path, parts);
        const hash = `sha384-${createHash("sha384").update(body).digest("base64")}`;
        return { ...live, integrity: { ...live.integrity, [live.entry]: hash } };
      });
      await page.route(entryOf(area), (route) => route.fulfill({ body, contentType: script }));
    },
    end: (page) => page.evaluate(() => document.documentElement.setAttribute("data-repaired", "")),
  };
}

interface ContainerParts {
  /** Statement at the start of the script; `isWell()` returns whether the fault is over. */
  readonly onLoad?: string;
  readonly exposes?: string;
  readonly onRender?: string;
}

function containerScript(name: string, path: string, { onLoad = "", exposes, onRender = "" }: ContainerParts): string {
  return `
function isWell() { return document.documentElement.hasAttribute("data-repaired"); }
${onLoad}
var scope;
function Page() {
  const React = Object.values(scope.react)[0].get()();
  ${onRender}
  return React.createElement("h1", null, "The page is well");
}
var routes = [{ path: ${JSON.stringify(path)}, lazy: async () => ({ Component: Page }) }];
globalThis[${JSON.stringify(name)}] = {
  init(given) { scope = given; },
  get: async () => () => (${exposes ?? "{ routes }"}),
};`;
}

/** Slow answers on a busy machine must not look like ones that never arrive. */
const patientMs = 20_000;

/**
 * Changes what the page learns about an area, as a broken or a newer server would. Fall-backs are left out: these journeys
 * are about an area that has none. The page waits long for files, unless the journey is about that wait.
 */
export async function changeRelease(
  page: Page,
  area: string,
  change: (live: ReleaseDocument["areas"][string]) => unknown,
  isPatient = true,
): Promise<void> {
  const patience = isPatient ? ` data-patience="${patientMs}"` : "";
  const changed = (release: ReleaseDocument) => {
    const { previous: _, canary: __, ...live } = release.areas[area] ?? {};
    return { ...release, areas: { ...release.areas, ...("title" in live && { [area]: change(live) }) } };
  };
  await page.route("**/release.json", async (route) => {
    // The page may have been left in the meantime, so that this answer is no longer awaited.
    const response = await route.fetch().catch(() => null);
    // A page that already has the live release gets no body.
    if (response?.status() === 304) return route.fulfill({ response }).catch(() => undefined);
    const answer = await response?.json().catch(() => null);
    if (!answer) return route.abort().catch(() => undefined);
    return route.fulfill({ json: changed(answer as ReleaseDocument) }).catch(() => undefined);
  });
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(
        /(?<start><script type="application\/json" id="mandi-release"[^>]*>)(?<json>[^<]*)/,
        (_all, start: string, json: string) =>
          start.replace(/>$/, `${patience}>`) +
          JSON.stringify(changed(JSON.parse(json) as ReleaseDocument)).replace(/</g, "\\u003c"),
      );
      return route.fulfill({ response, body });
    },
  );
}

async function cutOff(route: Route): Promise<void> {
  const whole = await (await route.fetch()).body();
  await route.fulfill({ body: whole.subarray(0, whole.length / 2), contentType: script });
}

async function otherType(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, contentType: "text/plain", headers: { ...nosniff, "Content-Type": "text/plain" } });
}

async function oneByte(route: Route): Promise<void> {
  const whole = await (await route.fetch()).body();
  await route.fulfill({ body: Buffer.concat([whole, Buffer.from(" ")]), contentType: script });
}

const hang = () => new Promise<never>(() => undefined);
const pageFiles = (area: string) => `**/areas/${area}/*/static/js/**`;

/** The shapes of the fault table, in its order. */
export function faultTable(drip: () => string): readonly Fault[] {
  return [
    files("are refused", /network/, (route) => route.abort("connectionrefused")),
    files("have an address whose name does not resolve", /network/, (route) => route.abort("namenotresolved")),
    files("are gone (404)", /http/, (route) => route.fulfill({ status: 404, body: "" })),
    files("meet a server error (500)", /http/, (route) => route.fulfill({ status: 500, body: "" })),
    files("are replaced by a proxy's page", /http/, (route) =>
      route.fulfill({ body: "<!doctype html>", contentType: "text/html" }),
    ),
    files("are cut off", /integrity/, cutOff),
    files("have the wrong type", /http/, otherType, entryOf),
    files("never arrive", /timeout/, hang),
    {
      what: "trickle in endlessly",
      kinds: /timeout/,
      origin: drip,
      begin: (page, area) => page.context().addCookies([{ name: dripCookie, value: area, url: drip() }]),
      end: (page) => page.context().clearCookies({ name: dripCookie }),
    },
    {
      what: "are described by a broken manifest",
      kinds: /invalid-module/,
      begin: (page, area) => changeRelease(page, area, (live) => ({ ...live, entry: 5 })),
      end: async (page) => page.unrouteAll(),
    },
    container("expose nothing", /invalid-module/, { exposes: "isWell() ? { routes } : {}" }),
    container("throw when they are loaded", /evaluation/, { onLoad: 'if (!isWell()) throw new Error("at load");' }),
    container("throw when they render", /render/, { onRender: 'if (!isWell()) throw new Error("at render");' }),
    container("throw in an effect", /render/, {
      onRender: 'React.useEffect(() => { if (!isWell()) throw new Error("in effect"); }, []);',
    }),
    container(
      "leave a rejected promise unhandled",
      /render/,
      { onRender: 'React.useEffect(() => { void Promise.reject(new Error("forgotten")); }, []);' },
      true,
    ),
    files("do not match their hash", /integrity/, oneByte, entryOf),
    files("lack a chunk loaded later", /chunk/, (route) => route.fulfill({ status: 404, body: "" }), pageFiles),
    // The web server would refuse to serve it: this tests the browser's own check.
    files("have a changed byte in a chunk loaded later", /chunk/, oneByte, pageFiles),
  ];
}
