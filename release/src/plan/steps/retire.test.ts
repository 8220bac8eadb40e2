import { emptyState, unitStateOf } from "../../store/release-state";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { movePointer } from "../write-step";
import { disable, resume } from "./hold";
import { promote } from "./promote";
import { quarantine } from "./quarantine";
import { retire } from "./retire";

const author = { who: "asha", why: "merged into seller" };
const entry = (to: string) => ({
  label: to,
  to,
  roles: ["seller" as const],
  places: ["header" as const],
  icon: "box" as const,
  order: 10,
});
const route = (path: string) => ({
  path,
  roles: ["seller" as const],
  title: path,
  frame: "full" as const,
  data: [],
  files: ["static/page.js"],
});

let world: ReleaseWorld;
beforeEach(async () => {
  world = await releaseWorld();
  await promote(
    world.store,
    {
      shell: await world.publishedShell(),
      depot: await world.publishedArea("depot", "one", { routes: [route("/depot")] }),
    },
    author,
  );
});
afterEach(() => world.remove());

const live = async () => (await world.store.readLatest())?.live ?? emptyState;

it("removes an area that was shut before, with a reason in the history, and frees its addresses for another", async () => {
  await expect(movePointer(world.store, retire("depot"), author)).rejects.toThrow("depot is open. Shut it first");
  await movePointer(world.store, disable("depot", "merged"), author);
  const heir = await world.publishedArea("seller", "one", { routes: [route("/depot")] });
  await expect(promote(world.store, { seller: heir }, author)).rejects.toThrow("is already a route of");

  const revision = await movePointer(world.store, retire("depot"), author);
  await promote(world.store, { seller: heir }, author);

  expect(revision).toMatchObject({ action: "retire depot", why: "merged into seller" });
  expect(Object.keys((await live()).areas)).toEqual(["seller"]);
  await expect(movePointer(world.store, retire("depot"), author)).rejects.toThrow("Nothing of depot is live");
  await expect(movePointer(world.store, retire("shell"), author)).rejects.toThrow("cannot be retired");
});

it("is refused as long as a menu of another area leads to its pages", async () => {
  const seller = await world.publishedArea("seller", "one", { routes: [route("/a")], menu: [entry("/depot")] });
  await promote(world.store, { seller }, author);
  await movePointer(world.store, disable("depot", "merged"), author);

  await expect(movePointer(world.store, retire("depot"), author)).rejects.toThrow("leads to /depot, which no area has");
  expect(unitStateOf(await live(), "depot")).toBeDefined();
});

it("keeps an area's pause and quarantine: it must be resumed before it is promoted again, and a version that failed never returns", async () => {
  const [good, bad] = [
    await world.publishedArea("depot", "good", { routes: [route("/depot")] }),
    await world.publishedArea("depot", "bad", { routes: [route("/depot")] }),
  ];
  await promote(world.store, { depot: bad }, author);
  await movePointer(world.store, quarantine("depot", bad, "evaluation"), author);
  await movePointer(world.store, disable("depot", "merged"), author);
  await movePointer(world.store, retire("depot"), author);

  await expect(promote(world.store, { depot: good }, author)).rejects.toThrow("depot is paused (failed in the field");
  await movePointer(world.store, resume("depot"), author);
  await expect(promote(world.store, { depot: bad }, author)).rejects.toThrow("failed in the field and is quarantined");
  await promote(world.store, { depot: good }, author);

  expect(await live()).toMatchObject({ areas: { depot: { version: good, past: [], quarantined: [bad] } } });
  expect((await live()).retired).toBeUndefined();
  await expect(promote(world.store, { depot: bad }, author)).rejects.toThrow("quarantined");
});
