import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { composeSet, releaseDocument } from "../set/composed-set";
import { disable, enable, startCanary } from "../steps/hold";
import { promote } from "../steps/promote";
import { quarantine } from "../steps/quarantine";
import { rollBack } from "../steps/roll-back";
import type { Step } from "../steps/step";
import { movePointer } from "../write-step";

const author = { who: "asha", why: "weekly release" };
const nextMajor = { contract: "2.0.0" };
const oldArea = "seller: was built against shell contract 1.0.0, the live shell offers 2.0.0";
const newArea = "seller: was built against shell contract 2.0.0, the live shell offers 1.0.0";

let world: ReleaseWorld;
let old: { readonly shell: string; readonly seller: string };
let next: { readonly shell: string; readonly seller: string };
beforeEach(async () => {
  world = await releaseWorld();
  old = { shell: await world.publishedShell(), seller: await world.publishedArea("seller", "one") };
  next = {
    shell: await world.publishedShell("two", nextMajor),
    seller: await world.publishedArea("seller", "two", nextMajor),
  };
  await promote(world.store, old, author);
});
afterEach(() => world.remove());

const live = async () => (await world.store.readLatest())?.live;
const take = (step: Step) => movePointer(world.store, step, author);

async function fallBackOfSeller(): Promise<string | undefined> {
  const latest = await world.store.readLatest();
  if (!latest) throw new Error("Nothing is live");
  const set = await composeSet(world.store, latest.live, latest.manifests);
  return releaseDocument(set, latest).areas["seller"]?.previous?.version;
}

describe("a shell of the next major of the contract", () => {
  it("is refused on its own, as is an area on its own: the message names the other, and nothing is written", async () => {
    const before = await live();

    await expect(promote(world.store, { shell: next.shell }, author)).rejects.toThrow(oldArea);
    await expect(promote(world.store, { seller: next.seller }, author)).rejects.toThrow(newArea);
    await expect(take(startCanary("seller", next.seller, 10))).rejects.toThrow(newArea);

    expect(await live()).toEqual(before);
  });

  it("goes live with its areas in one step; the previous versions stay stored", async () => {
    await promote(world.store, next, author);

    expect((await live())?.shell?.version).toBe(next.shell);
    const stored = (await world.store.listVersions()).map(({ version }) => version);
    expect(stored.toSorted()).toEqual([...Object.values(old), ...Object.values(next)].toSorted());
  });
});

describe("versions of the previous major", () => {
  beforeEach(() => promote(world.store, next, author));

  it.each<[string, () => Promise<unknown>, string]>([
    ["promoted", () => promote(world.store, { seller: old.seller }, author), oldArea],
    ["given to a share of the users", () => take(startCanary("seller", old.seller, 10)), oldArea],
    ["rolled back to", () => take(rollBack("seller", undefined, "broken")), oldArea],
    ["rolled back to by name", () => take(rollBack("seller", old.seller, "broken")), oldArea],
    ["rolled back to by the field guard", () => take(quarantine("seller", next.seller, "failures")), oldArea],
    ["rolled back to in the shell", () => take(rollBack("shell", undefined, "broken")), newArea],
  ])("cannot be %s: the message names both contracts, and nothing is written", async (_how, attempt, words) => {
    const before = await live();

    await expect(attempt()).rejects.toThrow(words);

    expect(await live()).toEqual(before);
  });

  it("are not opened again in an area that is shut, although they did not hold up the step", async () => {
    const buyer = await world.publishedArea("buyer", "one");
    const shut = await releaseWorld();
    const { store } = shut;
    await promote(
      store,
      { shell: await shut.publishedShell(), buyer: await shut.publishedArea("buyer", "one") },
      author,
    );
    await movePointer(store, disable("buyer", "no longer ours"), author);

    await promote(store, { shell: await shut.publishedShell("two", nextMajor) }, author);

    await expect(movePointer(store, enable("buyer"), author)).rejects.toThrow(
      "buyer: was built against shell contract 1.0.0, the live shell offers 2.0.0",
    );
    expect((await store.readLatest())?.live.areas["buyer"]).toMatchObject({
      version: buyer,
      disabled: "no longer ours",
    });
    await shut.remove();
  });

  it("are no fall-back for browsers; the next version of the new major has one again", async () => {
    expect(await fallBackOfSeller()).toBeUndefined();

    const third = await world.publishedArea("seller", "three", nextMajor);
    await promote(world.store, { seller: third }, author);

    expect(await fallBackOfSeller()).toBe(next.seller);
  });
});
