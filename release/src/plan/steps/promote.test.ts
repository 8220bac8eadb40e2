import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { signatureFile } from "../../store/release-store";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { promote } from "./promote";

const author = { who: "asha", why: "weekly release" };

let world: ReleaseWorld;
beforeEach(async () => {
  world = await releaseWorld();
});
afterEach(() => world.remove());

describe("promoting a version", () => {
  it("makes it live and records who, when and why", async () => {
    const shell = await world.publishedShell();
    const seller = await world.publishedArea("seller", "one");

    await promote(world.store, { shell, seller }, author);

    const latest = await world.store.readLatest();
    expect(latest).toMatchObject({ revision: 1, who: "asha", why: "weekly release" });
    expect(latest?.live.areas["seller"]).toEqual({ version: seller, past: [] });
  });

  it("remembers the previous version as a fall-back", async () => {
    const shell = await world.publishedShell();
    const one = await world.publishedArea("seller", "one");
    const two = await world.publishedArea("seller", "two");
    await promote(world.store, { shell, seller: one }, author);

    await promote(world.store, { seller: two }, author);

    expect((await world.store.readLatest())?.live.areas["seller"]).toEqual({ version: two, past: [one] });
  });

  it("writes no new revision for what is already live", async () => {
    const shell = await world.publishedShell();
    await promote(world.store, { shell }, author);

    const again = await promote(world.store, { shell }, author);

    expect(again.revision).toBe(1);
    expect(await world.store.readHistory()).toHaveLength(1);
  });

  it.each([
    ["a signature that was made for another version", "seller@0123456789abcdef"],
    ["no signature at all", null],
  ])("refuses a version that was put into the store without publishing it, with %s", async (_how, signature) => {
    const shell = await world.publishedShell();
    const seller = await world.publishedArea("seller", "one");
    const place = path.join(world.storeFolder, "areas/seller", seller, signatureFile);
    if (signature === null) await rm(place);
    else await writeFile(place, await world.store.sign("manifest", signature));

    const refused = promote(world.store, { shell, seller }, author);

    await expect(refused).rejects.toThrow(
      `${seller} carries no trusted signature of its publication: publish it again`,
    );
    expect(await world.store.readHistory()).toEqual([]);
  });

  it.each([
    ["another contract major", { contract: "2.0.0" }, "shell contract 2.0.0"],
    ["a newer contract minor than the shell has", { contract: "1.7.0" }, "shell contract 1.7.0"],
    ["another React", { requires: { react: "^20.0.0" } }, "needs react ^20.0.0, the shell provides 19.3.1"],
    [
      "a module the host lacks",
      { requires: { redux: "^5.0.0" } },
      "needs redux ^5.0.0, which the shell does not provide",
    ],
  ])("refuses %s, names it, and writes nothing", async (_what, change, reason) => {
    const shell = await world.publishedShell();
    await promote(world.store, { shell }, author);
    const seller = await world.publishedArea("seller", "one", change);

    await expect(promote(world.store, { seller }, author)).rejects.toThrow(reason);

    expect(await world.store.readHistory()).toHaveLength(1);
  });

  it("refuses two areas that claim the same route", async () => {
    const shell = await world.publishedShell();
    const seller = await world.publishedArea("seller", "one");
    const { routes } = await world.store.readAreaManifest("seller", seller);
    const fifth = await world.publishedArea("fifth", "one", { routes });

    await expect(promote(world.store, { shell, seller, fifth }, author)).rejects.toThrow("already a route of");
    expect(await world.store.readLatest()).toBeNull();
  });

  it("refuses a version with a file that is missing or changed, and writes nothing", async () => {
    const shell = await world.publishedShell();
    const seller = await world.publishedArea("seller", "one");
    await writeFile(path.join(world.storeFolder, "areas/seller", seller, "static/page.js"), "/* another */");

    await expect(promote(world.store, { shell, seller }, author)).rejects.toThrow(
      `areas/seller/${seller}/static/page.js is missing or changed`,
    );
    expect(await world.store.readLatest()).toBeNull();
  });

  it("refuses an area whose first page loads too much code for a phone", async () => {
    const shell = await world.publishedShell();
    const heavy = Array.from({ length: 20_000 }, (_, index) => Math.sin(index)).join();
    const seller = await world.publishedArea("seller", "heavy", {}, { "static/page.js": heavy });

    await expect(promote(world.store, { shell, seller }, author)).rejects.toThrow(
      "of compressed code at the first visit, 60 kB are allowed",
    );
  });
});
