import { writeFile } from "node:fs/promises";
import path from "node:path";
import { unitStateOf } from "../store/release-state";
import { versionPath } from "../store/release-store";
import { type ReleaseWorld, releaseWorld } from "../testing/release-world";
import { planStep } from "./plan-step";
import { composeSet } from "./set/composed-set";
import { disable } from "./steps/hold";
import { promote, promotion } from "./steps/promote";
import { PromotionRefused } from "./steps/step";
import { movePointer, writeStep } from "./write-step";

const author = { who: "asha", why: "weekly release" };

let world: ReleaseWorld;
let one: string;
beforeEach(async () => {
  world = await releaseWorld();
  one = await world.publishedArea("seller", "one");
  await promote(world.store, { shell: await world.publishedShell(), seller: one }, author);
});
afterEach(() => world.remove());

describe("a planned step", () => {
  it("is written as it was planned, with the manifests that the gate read", async () => {
    const two = await world.publishedArea("seller", "two");
    const planned = await planStep(world.store, promotion({ seller: two }));
    // Somebody changes the version between the gate and the write.
    await writeFile(path.join(world.storeFolder, versionPath("seller", two), "area.json"), "{}");

    const { live, manifests } = await writeStep(world.store, planned, author);

    expect(live).toEqual(planned.live);
    await expect(composeSet(world.store, live, manifests)).rejects.toThrow("is not what was promoted");
  });

  it("is planned again when someone else was first, and keeps their changes", async () => {
    const two = await world.publishedArea("seller", "two");
    const buyer = await world.publishedArea("buyer", "one");
    const planned = await planStep(world.store, promotion({ seller: two }));
    await promote(world.store, { buyer }, { who: "ravi", why: "" });

    const { revision, live } = await writeStep(world.store, planned, author);

    expect(revision).toBe(3);
    expect([unitStateOf(live, "seller")?.version, unitStateOf(live, "buyer")?.version]).toEqual([two, buyer]);
  });

  it("is never written with an objection of the gate, which the plan reports without throwing", async () => {
    const misfit = await world.publishedArea("seller", "two", { contract: "9.0.0" });
    const planned = await planStep(world.store, promotion({ seller: misfit }));

    expect(planned.objections).toEqual([expect.objectContaining({ unit: "seller" })]);
    await expect(writeStep(world.store, planned, author)).rejects.toThrow(PromotionRefused);
    await expect(world.store.readLatest()).resolves.toMatchObject({ revision: 1 });
  });

  it("changes nothing when the same was done in the meantime", async () => {
    const planned = await planStep(world.store, disable("seller", "payments fail"));
    await movePointer(world.store, disable("seller", "payments fail"), { who: "ravi", why: "" });

    await expect(writeStep(world.store, planned, author)).resolves.toMatchObject({ revision: 2, who: "ravi" });
    await expect(world.store.readHistory()).resolves.toHaveLength(2);
  });
});
