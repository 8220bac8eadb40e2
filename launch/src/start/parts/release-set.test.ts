import { readdirSync, rmSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { damageOf } from "@mandi/release/internal/damaged-files";
import { disable } from "@mandi/release/internal/hold";
import { type ReleaseWorld, releaseWorld } from "@mandi/release/internal/release-world";
import { retire } from "@mandi/release/internal/retire";
import { rollBack } from "@mandi/release/internal/roll-back";
import { movePointer } from "@mandi/release/internal/write-step";
import { openStore } from "@mandi/release/public/open-store";
import { publishArea } from "@mandi/release/public/publish";
import { unitStateOf } from "@mandi/release/public/release-state";
import type { BuiltUnit } from "../../build/build-units";
import { readJsonFile, textField } from "../../process/parse-json";
import { releaseBuilt } from "./release-set";
import { storeFolder } from "./store-folder";

let world: ReleaseWorld;
let shell: BuiltUnit;

beforeEach(async () => {
  world = await releaseWorld();
  const version = await world.publishedShell();
  shell = { unit: { folder: "shell", manifest: "shell.json" }, version, distFolder: join(world.folder, "shell-shell") };
});
afterEach(() => world.remove());

async function built(content: string, change: { readonly contract?: string } = {}): Promise<BuiltUnit> {
  const distFolder = await world.builtArea("seller", content, change);
  const version = textField(readJsonFile(join(distFolder, "area.json")), "version") ?? "";
  return { unit: { folder: "remote-seller", manifest: "area.json" }, version, distFolder };
}

async function liveSeller(): Promise<string | undefined> {
  const latest = await openStore(storeFolder(world.folder)).readLatest();
  return latest === null || latest === undefined ? undefined : unitStateOf(latest.live, "seller")?.version;
}

describe("the set that the start command makes live", () => {
  it("contains everything at the first start and does not change at the second", async () => {
    const seller = await built("one");

    const first = await releaseBuilt(world.folder, [shell, seller]);
    const second = await releaseBuilt(world.folder, [shell, seller]);

    expect(first.promoted).toEqual(["shell", "seller"]);
    expect(second.promoted).toEqual([]);
    const [promotion, token, ...more] = await openStore(storeFolder(world.folder)).readHistory();
    expect([promotion?.action, token?.action, more]).toEqual([
      expect.stringMatching(/^promote shell@/),
      expect.stringMatching(/^token create [0-9a-f]{8} local /),
      [],
    ]);
    expect(await liveSeller()).toBe(seller.version);
  });

  it("is served again at the next start after a power cut has emptied its files", async () => {
    const seller = await built("one");
    await releaseBuilt(world.folder, [shell, seller]);
    const stored = [`areas/seller/${seller.version}`, `shell/${shell.version}`].map((one) =>
      join(storeFolder(world.folder), one),
    );
    for (const folder of stored)
      for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
        if (entry.isFile()) truncateSync(join(entry.parentPath, entry.name));

    expect(await releaseBuilt(world.folder, [shell, seller])).toEqual({ promoted: [] });

    const store = openStore(storeFolder(world.folder));
    const { live, manifests } = (await store.readLatest()) ?? {};
    expect(live && (await damageOf(store, live, manifests))).toEqual([]);
    expect(await liveSeller()).toBe(seller.version);
  });

  it("goes live at the next start when the command was killed before it had signed a version", async () => {
    const seller = await built("one");
    await releaseBuilt(world.folder, [shell, seller]);
    const next = await built("two");
    const store = openStore(storeFolder(world.folder));
    await publishArea(store, next.distFolder);
    rmSync(join(storeFolder(world.folder), "areas", "seller", next.version, "manifest.sig"));

    expect(await releaseBuilt(world.folder, [shell, next])).toEqual({ promoted: ["seller"] });
    expect(await liveSeller()).toBe(next.version);
  });

  it("takes over a new build", async () => {
    await releaseBuilt(world.folder, [shell, await built("one")]);
    const next = await built("two");

    expect(await releaseBuilt(world.folder, [shell, next])).toEqual({ promoted: ["seller"] });
    expect(await liveSeller()).toBe(next.version);
  });

  it("moves an existing store to the next major of the contract in one step, and keeps the old versions", async () => {
    const contract = "2.0.0";
    await releaseBuilt(world.folder, [shell, await built("one")]);
    const version = await world.publishedShell("two", { contract });
    const nextShell = { ...shell, version, distFolder: join(world.folder, "shell-two") };
    const before = await openStore(storeFolder(world.folder)).listVersions();

    const outcome = await releaseBuilt(world.folder, [nextShell, await built("two", { contract })]);

    expect(outcome).toEqual({ promoted: ["shell", "seller"] });
    expect(await openStore(storeFolder(world.folder)).listVersions()).toEqual(expect.arrayContaining([...before]));
  });

  it("does not bring back a version that was rolled back", async () => {
    const one = await built("one");
    const two = await built("two");
    await releaseBuilt(world.folder, [shell, one]);
    await releaseBuilt(world.folder, [shell, two]);
    const author = { who: "asha", why: "broken" };
    await movePointer(openStore(storeFolder(world.folder)), rollBack("seller", undefined, "broken"), author);

    expect(await releaseBuilt(world.folder, [shell, two])).toEqual({ promoted: [] });
    expect(await liveSeller()).toBe(one.version);
  });

  it("does not bring back a retired area until it is built again", async () => {
    const one = await built("one");
    await releaseBuilt(world.folder, [shell, one]);
    const store = openStore(storeFolder(world.folder));
    const author = { who: "asha", why: "merged" };
    await movePointer(store, disable("seller", "merged"), author);
    await movePointer(store, retire("seller"), author);

    expect(await releaseBuilt(world.folder, [shell, one])).toEqual({ promoted: [] });
    expect(await liveSeller()).toBeUndefined();
    expect(await releaseBuilt(world.folder, [shell, await built("two")])).toEqual({ promoted: ["seller"] });
  });
});
