import { createHash } from "node:crypto";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import type { Page } from "playwright-core";
import { answerInstead, answerNothing } from "../harness/answers";
import type { Asked } from "../harness/asked";
import { dripCookie } from "./dripping-proxy";

/** One way an area can fail; `begin` breaks it in this page and returns how to repair it. */
export interface Fault {
  readonly what: string;
  /** The kind in the shell's report. */
  readonly kinds: RegExp;
  /** Whether the page appears without the failure card, because the fault does not affect what is shown. */
  readonly isBesideThePage?: boolean;
  /** Address of the product with this fault; its own by default. */
  readonly origin?: () => string;
  readonly begin: (page: Page, area: string, path: string) => Promise<() => Promise<unknown>>;
}

const script = "text/javascript; charset=utf-8";
const nosniff = { "X-Content-Type-Options": "nosniff" };
const gone = { status: 404 };
const entryOf = (area: string) => `*/areas/${area}/*/entry.*.js*`;
const filesOf = (area: string) => `*/areas/${area}/*`;

function files(what: string, kinds: RegExp, act: (asked: Asked) => Promise<void>, pattern = filesOf): Fault {
  return { what, kinds, begin: (page, area) => answerInstead(page, pattern(area), act) };
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
      await answerInstead(page, entryOf(area), ({ answer }) => answer({ body, type: script }));
      return () => page.evaluate(() => document.documentElement.setAttribute("data-repaired", ""));
    },
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
  await answerInstead(page, "*/release.json", async (asked) => {
    const like = await asked.askProduct();
    await asked.answer({ like, json: changed((await like.json()) as ReleaseDocument) });
  });
  await answerInstead(page, { url: "*", isDocument: true }, async (asked) => {
    const like = await asked.askProduct();
    const body = (await like.text()).replace(
      /(?<start><script type="application\/json" id="mandi-release"[^>]*>)(?<json>[^<]*)/,
      (_all, start: string, json: string) =>
        start.replace(/>$/, `${patience}>`) +
        JSON.stringify(changed(JSON.parse(json) as ReleaseDocument)).replace(/</g, "\\u003c"),
    );
    await asked.answer({ like, body });
  });
}

async function cutOff({ askProduct, answer }: Asked): Promise<void> {
  const whole = await (await askProduct()).body();
  await answer({ body: whole.subarray(0, whole.length / 2), type: script });
}

async function otherType({ askProduct, answer }: Asked): Promise<void> {
  await answer({ like: await askProduct(), type: "text/plain", headers: nosniff });
}

async function oneByte({ askProduct, answer }: Asked): Promise<void> {
  const whole = await (await askProduct()).body();
  await answer({ body: Buffer.concat([whole, Buffer.from(" ")]), type: script });
}

const hang = () => new Promise<never>(() => undefined);
const pageFiles = (area: string) => `*/areas/${area}/*/static/js/*`;

/** The shapes of the fault table, in its order. */
export function faultTable(drip: () => string): readonly Fault[] {
  return [
    files("are refused", /network/, ({ fail }) => fail("ConnectionRefused")),
    files("have an address whose name does not resolve", /network/, ({ fail }) => fail("NameNotResolved")),
    files("are gone (404)", /http/, ({ answer }) => answer(gone)),
    files("meet a server error (500)", /http/, ({ answer }) => answer({ status: 500 })),
    files("are replaced by a proxy's page", /http/, ({ answer }) =>
      answer({ body: "<!doctype html>", type: "text/html" }),
    ),
    files("are cut off", /integrity/, cutOff),
    files("have the wrong type", /http/, otherType, entryOf),
    files("never arrive", /timeout/, hang),
    {
      what: "trickle in endlessly",
      kinds: /timeout/,
      origin: drip,
      begin: async (page, area) => {
        await page.context().addCookies([{ name: dripCookie, value: area, url: drip() }]);
        return () => page.context().clearCookies({ name: dripCookie });
      },
    },
    {
      what: "are described by a broken manifest",
      kinds: /invalid-module/,
      begin: async (page, area) => {
        await changeRelease(page, area, (live) => ({ ...live, entry: 5 }));
        return () => answerNothing(page);
      },
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
    files("lack a chunk loaded later", /chunk/, ({ answer }) => answer(gone), pageFiles),
    // The web server would refuse to serve it: this tests the browser's own check.
    files("have a changed byte in a chunk loaded later", /chunk/, oneByte, pageFiles),
  ];
}
