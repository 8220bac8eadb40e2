import { read } from "@mandi/shared/contract/read";
import type { AreaRoute } from "@mandi/shared/contract/release/area-manifest";
import { AreaVersion, ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import { promote } from "../../plan/steps/promote";
import { sha384 } from "../../store/files/sha384";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { livePages } from "./live-pages";

const visitor = { role: "visitor", bucket: 40 } as const;

const noWords = async () => null;

const publicRoute = (path: string): AreaRoute => ({
  path,
  roles: ["visitor"],
  title: "Page",
  frame: "full",
  data: [],
  files: [],
});

let world: ReleaseWorld;
beforeEach(async () => {
  world = await releaseWorld();
});
afterEach(() => world.remove());

describe("the composed page", () => {
  it("contains the release document, so that composing needs no round trip", async () => {
    await live();
    const page = (await livePages(world.store).page("/nowhere", visitor, noWords)).text();

    const block = /id="mandi-release" data-bucket="40">(?<json>.*)<\/script>/.exec(page)?.groups?.["json"] ?? "";
    const document = read(ReleaseDocument, JSON.parse(block));
    expect(document.revision).toBe(1);
    expect(document.areas["seller"]?.routes[0]?.roles).toEqual(["seller"]);
  });

  it("contains the patience for an area only where operations have set it", async () => {
    await live();
    const [usual, set] = [{}, { AREA_PATIENCE_MS: "8000" }].map((environment) =>
      livePages(world.store, { environment }),
    );

    expect((await usual?.page("/nowhere", visitor, noWords))?.text()).toContain('id="mandi-release" data-bucket="40">');
    expect((await set?.page("/nowhere", visitor, noWords))?.text()).toContain('data-bucket="40" data-patience="8000">');
    expect(() => livePages(world.store, { environment: { AREA_PATIENCE_MS: "soon" } })).toThrow("AREA_PATIENCE_MS");
  });

  it("preloads the code of the requested page with its hash for a role that may open it, and for no other", async () => {
    await live();
    const pages = livePages(world.store);

    const forSeller = (await pages.page("/seller/7", { role: "seller", bucket: 40 }, noWords)).text();
    const forBuyer = (await pages.page("/seller/7", { role: "customer", bucket: 40 }, noWords)).text();

    expect(forSeller).toMatch(
      /rel="preload" as="script" href="\/areas\/seller\/[0-9a-f]{16}\/static\/page\.js" integrity="sha384-/,
    );
    expect(forBuyer).not.toContain('as="script" href="/areas/');
  });

  it("names only the base of the previous version and the hashes of what a page loads first", async () => {
    const { before, described } = await replaced("2.1.0");
    const { previous, integrity } = described;

    const description = await world.store.readFile("seller", before, "area.json");
    expect(previous).toEqual({ version: before, base: `/areas/seller/${before}/`, manifest: sha384(description) });
    expect(Object.keys(integrity)).toEqual(["entry.js", "static/page.js"]);
  });

  it("describes the previous version in full to an older shell, which could not read the area otherwise", async () => {
    const { before, described } = await replaced("2.0.0");

    const known = read(AreaVersion, described.previous);
    expect(known).toMatchObject({ version: before, entry: "entry.js", container: "mandi_seller_one" });
    expect(Object.keys(known.integrity)).toEqual(["entry.js", "static/page.js"]);
  });

  it("excludes an address with no content from search engines, but not a page whose metadata is merely late", async () => {
    await live({ routes: [publicRoute("/faq")] });
    const pages = livePages(world.store);

    expect((await pages.page("/faq", visitor, async () => "nothing")).text()).toContain(
      '<meta name="robots" content="noindex">',
    );
    expect((await pages.page("/faq", visitor, noWords)).text()).not.toContain("noindex");
  });

  it("fetches no metadata for pages of logged-in people, nor for unknown addresses", async () => {
    await live();
    const askHead = jest.fn(noWords);
    const pages = livePages(world.store);

    for (const path of ["/seller/7", "/nowhere"])
      expect((await pages.page(path, visitor, askHead)).text()).toContain('<meta name="robots" content="noindex">');

    expect(askHead).not.toHaveBeenCalled();
  });

  it("shows a newly promoted version at the next page load, without a restart", async () => {
    await live();
    const pages = livePages(world.store);
    const before = await pages.document();
    const next = await world.publishedArea("seller", "two");

    await promote(world.store, { seller: next }, { who: "asha", why: "fix" });

    const after = await pages.document();
    expect(after.areas["seller"]?.version).toBe(next);
    expect(after.areas["seller"]?.previous?.version).toBe(before.areas["seller"]?.version);
  });

  it("describes the page to search engines and shared links, and escapes whatever text it contains", async () => {
    await live({ routes: [publicRoute("/")] });
    const head = {
      title: 'Prices "today" <b>',
      description: "Ingot & more",
      canonical: "https://mandi.example/news-detail/a",
      image: "https://mandi.example/media/a.svg",
      type: "article" as const,
      json_ld: ['{"headline":"</script>"}'],
    };
    const page = (await livePages(world.store).page("/", visitor, async () => head)).text();

    expect(page).toContain("<title>Prices &quot;today&quot; &lt;b&gt; · Mandi</title>");
    expect(page).toContain('<link rel="canonical" href="https://mandi.example/news-detail/a">');
    expect(page).toContain('<meta property="og:type" content="article">');
    expect(page).toContain('<script type="application/ld+json">{"headline":"\\u003c/script>"}</script>');
  });

  it("cannot be broken by a text in the release document", async () => {
    await live({ title: "</script><script>alert(1)</script>" });
    const page = (await livePages(world.store).page("/", visitor, noWords)).text();

    expect(page).not.toContain("<script>alert");
  });
});

/** The seller area after its second version went live, in a shell of this contract. */
async function replaced(contract: string) {
  const shell = await world.publishedShell("shell", { contract });
  const before = await world.publishedArea("seller", "one", { contract }, { "static/late.js": "/* late */" });
  await promote(world.store, { shell, seller: before }, { who: "asha", why: "first" });
  const next = await world.publishedArea("seller", "two", { contract }, { "static/late.js": "/* later */" });
  await promote(world.store, { seller: next }, { who: "asha", why: "fix" });
  const { areas } = await livePages(world.store).document();
  const described = areas["seller"];
  if (!described) throw new Error("The release document has no seller area");
  return { before, described };
}

async function live(change = {}): Promise<void> {
  const shell = await world.publishedShell();
  const seller = await world.publishedArea("seller", "one", change);
  await promote(world.store, { shell, seller }, { who: "asha", why: "first" });
}
