import type { AreaVersion } from "@mandi/shared/contract/release/release-document";
import { startCanary } from "../../plan/steps/hold";
import { promote } from "../../plan/steps/promote";
import { movePointer } from "../../plan/write-step";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { livePages } from "./live-pages";
import { pageDocument } from "./page-document";

const author = { who: "asha", why: "clearer bids" };

let world: ReleaseWorld;
let pages: ReturnType<typeof livePages>;
beforeEach(async () => {
  world = await releaseWorld();
  pages = livePages(world.store);
  const [shell, one, two] = [
    await world.publishedShell(),
    await world.publishedArea("seller", "one"),
    await world.publishedArea("seller", "two"),
  ];
  await promote(world.store, { shell, seller: one }, author);
  await movePointer(world.store, startCanary("seller", two, 10), author);
});
afterEach(() => world.remove());

const filesOf = (version: AreaVersion | undefined) => Object.keys(version?.integrity ?? {});

describe("the release document in a page", () => {
  it("contains the hashes of the pages that its reader may open, and of other pages only that of the entry", async () => {
    const complete = await pages.document();

    const forSeller = pageDocument(complete, { role: "seller", bucket: 40 });
    const forVisitor = pageDocument(complete, { role: "visitor", bucket: 40 });

    expect(filesOf(forSeller.areas["seller"])).toEqual(["entry.js", "static/page.js"]);
    expect(filesOf(forVisitor.areas["seller"])).toEqual(["entry.js"]);
    expect(forVisitor.areas["seller"]?.routes).toEqual(complete.areas["seller"]?.routes);
    expect(filesOf((await pages.document()).areas["seller"])).toEqual(["entry.js", "static/page.js"]);
  });

  it("mentions a trial only to those in it, with all the hashes of the version on trial and few of the one behind it", async () => {
    const complete = await pages.document();

    const inside = pageDocument(complete, { role: "seller", bucket: 9 }).areas["seller"];
    const outside = pageDocument(complete, { role: "seller", bucket: 10 }).areas["seller"];

    expect(inside?.canary).toEqual(complete.areas["seller"]?.canary);
    expect(filesOf(inside)).toEqual(["entry.js"]);
    expect(outside).not.toHaveProperty("canary");
    expect(filesOf(outside)).toEqual(["entry.js", "static/page.js"]);
  });

  it("is composed for each reader, no matter who was served before", async () => {
    const page = async (bucket: number) =>
      (await pages.page("/seller/7", { role: "seller", bucket }, async () => null)).text();
    const [inside, outside, insideAgain] = [await page(9), await page(10), await page(9)];

    expect(inside).toContain('"canary"');
    expect(outside).not.toContain('"canary"');
    expect(insideAgain).toBe(inside);
  });
});
