import type { AreaManifest, MenuEntry } from "@mandi/shared/contract/release/area-manifest";
import { unitStateOf } from "../../store/release-state";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { disable, startCanary } from "../steps/hold";
import { promote } from "../steps/promote";
import { rollBack } from "../steps/roll-back";
import { movePointer } from "../write-step";

const author = { who: "asha", why: "weekly release" };

let world: ReleaseWorld;
let buyer: string;
beforeEach(async () => {
  world = await releaseWorld();
  const shell = await world.publishedShell("shell", { contract: "1.2.0" });
  buyer = await world.publishedArea("buyer", "one");
  await promote(world.store, { shell, buyer, seller: await world.publishedArea("seller", "one") }, author);
});
afterEach(() => world.remove());

const withRoute = (path: string): Partial<AreaManifest> => ({
  routes: [{ path, roles: ["seller"], title: "Page", frame: "full", data: [], files: ["static/page.js"] }],
});

const entry = (change: Partial<MenuEntry>): MenuEntry => ({
  label: "Orders",
  to: "/seller/7",
  roles: ["seller"],
  places: ["drawer"],
  icon: "box",
  order: 10,
  ...change,
});

const take = (step: Parameters<typeof movePointer>[1]) => movePointer(world.store, step, author);
const revision = async () => (await world.store.readLatest())?.revision;

async function onTrial(area: string, content: string, change: Partial<AreaManifest>, percent = 10): Promise<string> {
  const version = await world.publishedArea(area, content, change);
  await take(startCanary(area, version, percent));
  return version;
}

describe("a set with versions on trial", () => {
  it("is refused when the trial does not fit, as the version would be for everybody", async () => {
    await expect(onTrial("seller", "two", { contract: "1.9.0" })).rejects.toThrow(
      /was built against shell contract 1\.9\.0, .* \(with seller@[0-9a-f]{16}, on trial for 10%\)/,
    );
    await expect(onTrial("seller", "three", withRoute("/buyer/:id"))).rejects.toThrow("already a route of buyer");
    expect(await revision()).toBe(1);
  });

  it("is refused, naming the trial, when a promotion does not fit a running trial", async () => {
    const trial = await onTrial("seller", "two", { ...withRoute("/offers"), contract: "1.2.0" });
    const older = await world.publishedShell("older", { contract: "1.1.0" });
    const claims = await world.publishedArea("buyer", "two", withRoute("/offers"));

    await expect(promote(world.store, { shell: older }, author)).rejects.toThrow(`(with seller@${trial}, on trial`);
    await expect(promote(world.store, { buyer: claims }, author)).rejects.toThrow(`(with seller@${trial}, on trial`);
    expect(await revision()).toBe(2);

    await take(startCanary("seller", trial, 0));
    await expect(promote(world.store, { buyer: claims }, author)).resolves.toMatchObject({ revision: 4 });
  });

  it("is refused when two trials do not fit each other, because people in the smaller one are in both", async () => {
    await onTrial("seller", "two", withRoute("/offers"), 20);

    await expect(onTrial("buyer", "two", withRoute("/offers"), 5)).rejects.toThrow("already a route of");
  });

  it("does not hold up a roll-back: a trial that no longer fits ends", async () => {
    const newer = await world.publishedShell("newer", { contract: "1.4.0" });
    await promote(world.store, { shell: newer }, author);
    await onTrial("seller", "two", { contract: "1.4.0" });
    await onTrial("buyer", "two", {});

    const { live } = await take(rollBack("shell", undefined, "blank pages"));

    expect(unitStateOf(live, "seller")?.canary).toBeUndefined();
    expect(unitStateOf(live, "buyer")?.canary).toBeDefined();
  });
});

describe("menus of a set", () => {
  const promoted = async (area: string, content: string, menu: MenuEntry[], change: Partial<AreaManifest> = {}) =>
    promote(world.store, { [area]: await world.publishedArea(area, content, { ...change, menu }) }, author);

  it("may not show one person the same entry twice", async () => {
    await promoted("seller", "two", [entry({})]);

    await expect(promoted("buyer", "two", [entry({ to: "/buyer/7" })])).rejects.toThrow(
      'seller: menu entry "Orders" is already at 10 of the same menu, by buyer',
    );
    await promoted("buyer", "three", [entry({ to: "/buyer/7", roles: ["customer"] })]);
    await promoted("buyer", "four", [entry({ to: "/buyer/7", order: 11 })]);
    await promoted("buyer", "five", [entry({ to: "/buyer/7", places: ["subnav"] })]);
  });

  it("may not lead to a page that no area has, even when only on trial", async () => {
    const gone = [entry({ to: "/prices" })];

    await expect(promoted("seller", "two", gone)).rejects.toThrow(
      'seller: menu entry "Orders" leads to /prices, which no area has',
    );
    await expect(onTrial("seller", "three", { menu: gone })).rejects.toThrow("which no area has");
    await promoted("seller", "four", [entry({ to: "/buyer/7?tab=open#top" })]);
    await onTrial("seller", "five", { ...withRoute("/offers"), menu: [entry({ to: "/offers" })] });
  });

  it("hold up no rescue, and afterwards no unrelated step", async () => {
    await promote(world.store, { buyer: await world.publishedArea("buyer", "two", withRoute("/prices")) }, author);
    await promoted("seller", "two", [entry({ to: "/prices" })]);

    await take(rollBack("buyer", undefined, "wrong prices"));
    await take(disable("buyer", "wrong prices"));
    await promoted("seller", "three", [entry({ to: "/prices" })]);

    expect(unitStateOf((await world.store.readLatest())?.live ?? { areas: {} }, "buyer")?.version).toBe(buyer);
  });
});
