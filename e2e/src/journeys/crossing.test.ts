import { differencesOf } from "../crossing/differences";
import { type FreshLook, lookFreshAtAll, openSteady } from "../crossing/fresh-looks";
import { settleTo } from "../crossing/look";
import { openWalker, type Walker, type WalkerName } from "../crossing/person";
import { takeStep } from "../crossing/steps";
import { walk } from "../crossing/walk";
import { answerNothing } from "../harness/answers";
import { connectBrowser, disconnectBrowser } from "../harness/visit";
import { plantInEntry } from "../release/planted-entry";

beforeAll(connectBrowser);
afterAll(disconnectBrowser);

type Person = Exclude<WalkerName, "visitor">;

/** Pages of each area that a person may open and that use most of the kit. */
const pagesOf: Readonly<Record<Person, Readonly<Record<string, readonly RegExp[]>>>> = {
  buyer: {
    public: [/^\/$/, /^\/return-policy$/],
    buyer: [/^\/product-detail\//, /^\/create-rfq$/],
    seller: [/^\/become-supplier$/],
    transporter: [/^\/become-transporter$/],
  },
  seller: {
    public: [/^\/news-detail\//],
    buyer: [/^\/product-detail\//],
    seller: [/^\/commodity-products$/, /^\/seller-quotation-detail\//],
  },
  transporter: {
    public: [/^\/$/],
    buyer: [/^\/wallet$/],
    transporter: [/^\/transporter-products$/],
  },
  staff: {
    public: [/^\/$/, /^\/faq$/],
    desk: [/^\/desk$/, /^\/desk\/find$/],
  },
};

function freshLooks({ context, addresses }: Walker, patterns: readonly RegExp[]): Promise<Map<string, FreshLook>> {
  const wanted = patterns.map((pattern) => {
    const address = addresses.find((one) => pattern.test(one));
    if (address === undefined) throw new Error(`No page of this person is like ${pattern.source}`);
    return address;
  });
  return lookFreshAtAll(context, wanted);
}

async function walkAs(name: Person): Promise<readonly string[]> {
  const areas = Object.entries(pagesOf[name]);
  const areaOf = (address: string) => areas.find(([, patterns]) => patterns.some((one) => one.test(address)))?.[0];
  const patterns = areas.flatMap(([, own]) => own);
  const walker = await openWalker(name);
  try {
    const isWanted = (from: string, to: string) => areaOf(from) !== areaOf(to);
    const { differences } = await walk(walker, await freshLooks(walker, patterns), { isWanted });
    return differences.map((difference) => `${name}: ${difference}`);
  } finally {
    await walker.close();
  }
}

it("a page that is reached from another area in the same document, by link, by Back and by history, says and looks the same as after a fresh load, for every ordered pair of areas", async () => {
  const differences = await Promise.all((["buyer", "seller", "transporter", "staff"] as const).map(walkAs));
  expect(differences.flat()).toEqual([]);
});

describe("an area that affects another one is detected", () => {
  let walker: Walker;
  let fresh: ReadonlyMap<string, FreshLook>;
  beforeAll(async () => {
    walker = await openWalker("buyer");
    fresh = await freshLooks(walker, [/^\/about-us$/, /^\/profile$/]);
  });
  afterAll(() => walker.close());
  afterEach(async () => {
    await walker.page.goto("about:blank");
    await answerNothing(walker.page);
  });

  it("unless it only had a dialog open when Back led out of it: nothing of the dialog stays", async () => {
    const { page } = walker;
    const [[about, expected] = []] = fresh;
    if (about === undefined || expected === undefined) throw new Error("No page to come back to");
    await openSteady(page, about);
    await takeStep(page, { from: about, to: "/wallet", way: "link", by: 1 });
    await page.getByRole("button", { name: "Add money" }).first().click();
    await page.getByRole("dialog").waitFor();
    await page.mouse.move(0, 0);

    await takeStep(page, { from: "/wallet", to: about, way: "back", by: -1 });

    const got = await settleTo(page, expected.name, 120);
    expect(got ? differencesOf(expected.look, got) : []).toEqual([]);
  });

  it.each([
    [
      "a second policy for the sanitiser",
      `try { TrustedTypePolicyFactory.prototype.createPolicy.call(trustedTypes, "dompurify", {}); } catch {}`,
      /csp: trusted-types .*dompurify/,
    ],
    [
      "a rule of the kit once more",
      `for (const sheet of document.styleSheets) for (const rule of [...sheet.cssRules])
         if (rule.name === "base") for (const { cssText } of [...rule.cssRules])
           if (cssText.startsWith("button")) sheet.insertRule(cssText, sheet.cssRules.length);`,
      /shell-\S+: (?:box|margin|padding): expected \S.*, got \S/,
    ],
    [
      "a listener on the whole document",
      `document.addEventListener("keydown", () => undefined);`,
      /listeners of document keydown: expected \d, got \d/,
    ],
  ])("when it brings %s", async (_what, code, found) => {
    await plantInEntry(walker.page, "buyer", code);

    const { differences } = await walk(walker, fresh, { mostDifferences: 1 });

    expect(differences).toEqual([expect.stringMatching(found)]);
    expect(differences.join()).not.toContain("request failed");
  });
});
