import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promote } from "../../plan/steps/promote";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { neverBack, newestSeenFile, PointerWentBack } from "./never-back";

const author = { who: "asha", why: "weekly release" };

let world: ReleaseWorld;
let stateFolder: string;
beforeEach(async () => {
  world = await releaseWorld();
  stateFolder = await mkdtemp(path.join(tmpdir(), "mandi-seen-"));
  await promote(world.store, { shell: await world.publishedShell() }, author);
});
afterEach(async () => {
  await rm(stateFolder, { recursive: true, force: true });
  await world.remove();
});

it("does not take a slow read, during which a step was taken, for a store that has gone back", async () => {
  let answerSlowly: () => void = () => undefined;
  let isSlow = false;
  const store = neverBack(
    {
      ...world.store,
      async readLatest() {
        const latest = await world.store.readLatest();
        if (!isSlow) return latest;
        isSlow = false;
        await new Promise<void>((resolve) => {
          answerSlowly = resolve;
        });
        return latest;
      },
    },
    stateFolder,
  );
  expect((await store.readLatest())?.revision).toBe(1);
  isSlow = true;
  const slow = store.readLatest();
  await promote(store, { seller: await world.publishedArea("seller", "one") }, author);

  answerSlowly();

  await expect(slow).resolves.toMatchObject({ revision: 1 });
  await expect(store.readLatest()).resolves.toMatchObject({ revision: 2 });
  const older = { ...world.store, readLatest: async () => (await world.store.readHistory())[0] ?? null };
  await expect(neverBack(older, stateFolder).readLatest()).rejects.toThrow(PointerWentBack);
});

it("trusts no store while its note of the newest step is empty, as a power cut leaves it, and says which file that is", async () => {
  const file = newestSeenFile(stateFolder);
  await writeFile(file, "");
  const store = neverBack(world.store, stateFolder);

  await expect(store.readLatest()).rejects.toThrow(PointerWentBack);
  await expect(store.readLatest()).rejects.toThrow(file);

  await rm(file);
  await expect(store.readLatest()).resolves.toMatchObject({ revision: 1 });
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ revision: 1 });
});
