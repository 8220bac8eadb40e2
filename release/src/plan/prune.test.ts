import { access, mkdir, utimes } from "node:fs/promises";
import path from "node:path";
import { type ReleaseWorld, releaseWorld } from "../testing/release-world";
import { planPrune, prune } from "./prune";
import { resume, startCanary } from "./steps/hold";
import { promote } from "./steps/promote";
import { rollBack } from "./steps/roll-back";
import { movePointer } from "./write-step";

const author = { who: "asha", why: "weekly release" };
const dayMs = 24 * 60 * 60 * 1000;

let world: ReleaseWorld;
let shell: string;
beforeEach(async () => {
  world = await releaseWorld();
  shell = await world.publishedShell();
  await promote(world.store, { shell }, author);
});
afterEach(() => world.remove());

async function publishedLongAgo(content: string): Promise<string> {
  const version = await world.publishedArea("seller", content);
  const then = new Date(Date.now() - 30 * dayMs);
  await utimes(path.join(world.storeFolder, "areas/seller", version), then, then);
  return version;
}

const versionsOf = (list: readonly { readonly version: string }[]) => list.map(({ version }) => version).sort();

it("removes the remains of interrupted publications, but none that may still be running", async () => {
  await publishedLongAgo("one");
  const area = path.join(world.storeFolder, "areas/seller");
  const [old, fresh] = ["0123456789abcdef.old.part", "0123456789abcdef.new.part"].map((name) => path.join(area, name));
  for (const folder of [old, fresh]) await mkdir(path.join(folder ?? "", "static"), { recursive: true });
  const then = new Date(Date.now() - 2 * dayMs);
  await utimes(old ?? "", then, then);

  const { remains } = await prune(world.store, { keep: 5, now: new Date() });

  expect(remains).toEqual(["areas/seller/0123456789abcdef.old.part"]);
  await expect(access(old ?? "")).rejects.toThrow();
  await access(fresh ?? "");
  expect(await world.store.listVersions()).toHaveLength(2);
});

describe("removing versions that can no longer be needed", () => {
  it("keeps what is live, on trial or a possible roll-back target, and removes what was never used", async () => {
    const [one, two, trial, unused] = await Promise.all(["one", "two", "trial", "unused"].map(publishedLongAgo));
    await promote(world.store, { seller: one ?? "" }, author);
    await promote(world.store, { seller: two ?? "" }, author);
    await movePointer(world.store, startCanary("seller", trial ?? "", 10), author);

    const plan = await prune(world.store, { keep: 0, now: new Date() });

    expect(versionsOf(plan.remove)).toEqual([unused]);
    expect(versionsOf(plan.keep)).toEqual([one, two, trial, shell].sort());
    await expect(access(path.join(world.storeFolder, "areas/seller", unused ?? ""))).rejects.toThrow("ENOENT");
  });

  it("keeps for a week what an open tab may still run, also after a roll-back", async () => {
    const [one, two] = await Promise.all(["one", "two"].map(publishedLongAgo));
    await promote(world.store, { seller: one ?? "" }, author);
    await promote(world.store, { seller: two ?? "" }, author);
    await movePointer(world.store, rollBack("seller", undefined, "wrong prices"), author);

    const soon = await planPrune(world.store, { keep: 0, now: new Date(Date.now() + 6 * dayMs) });
    const later = await planPrune(world.store, { keep: 0, now: new Date(Date.now() + 8 * dayMs) });

    expect(soon.keep).toContainEqual(expect.objectContaining({ version: two, why: "open tabs may still use it" }));
    expect(versionsOf(later.remove)).toEqual([two]);
  });

  it("keeps the newest versions and those published within a day, and removes nothing in a dry run", async () => {
    const fresh = await world.publishedArea("seller", "fresh");
    const old = await Promise.all(["a", "b", "c"].map(publishedLongAgo));

    const plan = await planPrune(world.store, { keep: 2, now: new Date() });

    expect(plan.keep.map(({ version }) => version)).toContain(fresh);
    expect(plan.remove).toHaveLength(2);
    expect(await world.store.listVersions()).toHaveLength(old.length + 2);
  });

  it.each([["a b back c"], ["a b c back back d"], ["a back b a back"], ["d c b a back back back back"]])(
    "never removes what is live or a roll-back target, after %s",
    async (steps) => {
      const names = ["a", "b", "c", "d"];
      const versions = await Promise.all(names.map(publishedLongAgo));
      for (const next of steps.split(" ")) {
        const version = versions[names.indexOf(next)];
        await take(version ?? next).catch(() => undefined); // a step that does not apply changes nothing
      }
      const state = (await world.store.readLatest())?.live.areas["seller"];

      const { remove } = await planPrune(world.store, { keep: 0, now: new Date(Date.now() + 30 * dayMs) });

      const needed = state ? [state.version, ...state.past] : [];
      expect(versionsOf(remove)).toEqual(versions.filter((version) => !needed.includes(version)).sort());
    },
  );

  async function take(next: string): Promise<unknown> {
    if (next === "back") return movePointer(world.store, rollBack("seller", undefined, "wrong"), author);
    await movePointer(world.store, resume("seller"), author).catch(() => undefined);
    return promote(world.store, { seller: next }, author);
  }
});
