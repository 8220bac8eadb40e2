import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { unitStateOf } from "../../store/release-state";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { movePointer } from "../write-step";
import { pause, resume, startCanary } from "./hold";
import { promote } from "./promote";
import { rollBack } from "./roll-back";

const author = { who: "ravi", why: "prices are wrong" };

let world: ReleaseWorld;
let versions: readonly string[];
beforeEach(async () => {
  world = await releaseWorld();
  const shell = await world.publishedShell();
  versions = await Promise.all(
    ["one", "two", "three", "four"].map((content) => world.publishedArea("seller", content)),
  );
  await promote(world.store, { shell }, author);
  for (const version of versions) await promote(world.store, { seller: version }, author);
});
afterEach(() => world.remove());

const seller = async () => {
  const latest = await world.store.readLatest();
  return latest && unitStateOf(latest.live, "seller");
};

describe("rolling an area back", () => {
  it("walks one version further back each time and never toggles", async () => {
    const seen: (string | undefined)[] = [];
    for (let step = 0; step < 3; step += 1) {
      await movePointer(world.store, rollBack("seller", undefined, author.why), author);
      seen.push((await seller())?.version);
    }

    expect(seen).toEqual([versions[2], versions[1], versions[0]]);
    await expect(movePointer(world.store, rollBack("seller", undefined, author.why), author)).rejects.toThrow(
      /has no version before .*; to take it away from everybody: release disable seller --reason …/,
    );
  });

  it("goes to a named version at once", async () => {
    await movePointer(world.store, rollBack("seller", versions[0], author.why), author);

    expect(await seller()).toMatchObject({ version: versions[0], past: [] });
  });

  it("refuses a version that is not in the store any more, and writes nothing", async () => {
    await world.store.removeVersion("seller", versions[1] ?? "");

    await expect(movePointer(world.store, rollBack("seller", versions[1], author.why), author)).rejects.toThrow(
      "not in the store",
    );

    expect((await seller())?.version).toBe(versions[3]);
  });

  it.each([
    ["a chunk is missing", (file: string) => rm(file)],
    ["a byte was changed", (file: string) => writeFile(file, "/* page tampered */")],
  ])("refuses a version of which %s, names the file and an alternative, and writes nothing", async (_what, harm) => {
    const broken = path.join(world.storeFolder, "areas/seller", versions[2] ?? "", "static/page.js");
    await harm(broken);

    await expect(movePointer(world.store, rollBack("seller", undefined, author.why), author)).rejects.toThrow(
      `seller: areas/seller/${versions[2]}/static/page.js is missing or changed: go back to another version (--to)`,
    );

    expect((await seller())?.version).toBe(versions[3]);
    await movePointer(world.store, rollBack("seller", versions[1], author.why), author);
    expect((await seller())?.version).toBe(versions[1]);
  });

  it("blocks the next promotion until someone resumes the area", async () => {
    await movePointer(world.store, rollBack("seller", undefined, author.why), author);

    await expect(promote(world.store, { seller: versions[3] ?? "" }, author)).rejects.toThrow(
      "seller is paused (rolled back: prices are wrong)",
    );

    await movePointer(world.store, resume("seller"), author);
    await promote(world.store, { seller: versions[3] ?? "" }, author);
    expect((await seller())?.version).toBe(versions[3]);
  });

  it("ends a running trial, so that nobody stays on a version that was not chosen", async () => {
    const trial = await world.publishedArea("seller", "five");
    await movePointer(world.store, startCanary("seller", trial, 10), author);

    await movePointer(world.store, rollBack("seller", undefined, author.why), author);

    expect((await seller())?.canary).toBeUndefined();
  });

  it("leaves the other areas and the history as they were", async () => {
    const buyer = await world.publishedArea("buyer", "one");
    await promote(world.store, { buyer }, author);
    const before = await world.store.readHistory();

    await movePointer(world.store, rollBack("seller", undefined, author.why), author);

    const after = await world.store.readHistory();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.at(-1)).toMatchObject({ who: "ravi", why: "prices are wrong", action: "rollback seller" });
    expect(after.at(-1)?.live.areas["buyer"]?.version).toBe(buyer);
  });

  it("does not take a property of every object for an area", async () => {
    await expect(movePointer(world.store, rollBack("constructor", undefined, "x"), author)).rejects.toThrow(
      "Nothing of constructor was ever live",
    );
  });

  it("cannot start a trial in a paused unit", async () => {
    await movePointer(world.store, pause("seller", "audit"), author);
    const trial = await world.publishedArea("seller", "five");

    await expect(movePointer(world.store, startCanary("seller", trial, 10), author)).rejects.toThrow(
      "seller is paused (audit)",
    );
  });
});
