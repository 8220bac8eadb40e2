import { writeFile } from "node:fs/promises";
import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { startCanary } from "../steps/hold";
import { promote } from "../steps/promote";
import { movePointer } from "../write-step";

const author = { who: "asha", why: "weekly release" };
const routesAt = (...paths: readonly string[]): Pick<AreaManifest, "routes"> => ({
  routes: paths.map((path) => ({
    ...{ path, title: "Page", frame: "full" as const, data: [], files: ["static/page.js"] },
    roles: ["visitor" as const],
  })),
});

let world: ReleaseWorld;
let buyer: string;
beforeEach(async () => {
  world = await releaseWorld();
  buyer = await world.publishedArea("buyer", "one", routesAt("/", "/product-detail/:id", "/order-paper/:id/:number"));
  await promote(world.store, { shell: await world.publishedShell(), buyer }, author);
});
afterEach(() => world.remove());

async function promoted(...paths: readonly string[]): Promise<void> {
  const seller = await world.publishedArea("seller", "one", routesAt(...paths));
  await promote(world.store, { seller }, author);
}

describe("the addresses of an area", () => {
  it.each([
    ["/product-detail/1", "/product-detail/:id of buyer match the same addresses"],
    ["/Product-Detail/:slug", "is already a route of buyer"],
    ["/order-paper/1/:number", "/order-paper/:id/:number of buyer match the same addresses"],
    ["/", "is already a route of buyer"],
    ["/:anything", "would match addresses of every area"],
    ["/:anything/offers", "would match addresses of every area"],
    ["/offers/:id?", "is not made of words and parameters"],
    ["/offers/*", "is not made of words and parameters"],
    ["/*", "is not made of words and parameters"],
    ["/offers//new", "is not made of words and parameters"],
    ["/api/hack", "is an address of the web server"],
    ["/API", "is an address of the web server"],
    ["/areas/seller", "is an address of the web server"],
    ["/shell", "is an address of the web server"],
    ["/media/:file", "is an address of the web server"],
    ["/release-api/jobs", "is an address of the web server"],
    ["/release-console", "is an address of the web server"],
    ["/release.json", "is an address of the web server"],
    ["/robots.txt", "is an address of the web server"],
    ["/.well-known/security", "is an address of the web server"],
  ])(
    "may not be %s, which belong to others: the step is refused with a message, and nothing is written",
    async (path, words) => {
      const before = await world.store.readLatest();

      await expect(promoted(path)).rejects.toThrow(`seller: route ${path} `);
      await expect(promoted(path)).rejects.toThrow(words);

      expect(await world.store.readLatest()).toEqual(before);
    },
  );

  it("may be anything unclaimed, even a fixed word where another route of the area has a parameter", async () => {
    await promoted("/offers", "/offers/:id", "/offers/new", "/product-detail/:id/offers", "/product-details/:id");

    expect((await world.store.readLatest())?.live.areas).toHaveProperty("seller");
  });
});

describe("the container of a version", () => {
  const named = { container: "mill_1" };

  it("is refused when the previous version, in the same document, has the same name", async () => {
    const one = await world.publishedArea("mill", "one", { ...named, ...routesAt("/mill") });
    await promote(world.store, { mill: one }, author);
    const two = await world.publishedArea("mill", "two", { ...named, ...routesAt("/mill") });

    await expect(promote(world.store, { mill: two }, author)).rejects.toThrow(
      `mill: the container of ${two} is called mill_1, like that of mill@${one}: give each build its own name`,
    );
    await expect(movePointer(world.store, startCanary("mill", two, 10), author)).rejects.toThrow("is called mill_1");
    expect((await world.store.readLatest())?.live.areas["mill"]?.version).toBe(one);
  });

  it("is refused when another area has the same name", async () => {
    await promote(
      world.store,
      { mill: await world.publishedArea("mill", "one", { ...named, ...routesAt("/a") }) },
      author,
    );
    const rival = await world.publishedArea("rival", "one", { ...named, ...routesAt("/b") });

    await expect(promote(world.store, { rival }, author)).rejects.toThrow(", like that of mill@");
  });
});

it("a stored manifest that cannot be read is refused with a message", async () => {
  const seller = await world.publishedArea("seller", "one");
  await writeFile(`${world.storeFolder}/areas/seller/${seller}/area.json`, "{");

  await expect(promote(world.store, { seller }, author)).rejects.toThrow(
    `seller: area.json of ${seller} cannot be read`,
  );
});
