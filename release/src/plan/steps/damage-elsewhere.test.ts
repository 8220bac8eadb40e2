import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CommandContext } from "../../cli/command";
import { commands } from "../../cli/commands/commands";
import { exitCodeOf } from "../../cli/exit-codes";
import { unitStateOf } from "../../store/release-state";
import { commandContext } from "../../testing/command-context";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { movePointer } from "../write-step";
import { disable, pause, startCanary } from "./hold";
import { promote } from "./promote";
import { quarantine } from "./quarantine";
import { rollBack } from "./roll-back";
import type { Step } from "./step";

const author = { who: "asha", why: "weekly release" };

let world: ReleaseWorld;
let sellers: readonly string[];
let buyers: readonly string[];
beforeEach(async () => {
  world = await releaseWorld();
  sellers = await Promise.all(["one", "two", "three"].map((content) => world.publishedArea("seller", content)));
  buyers = await Promise.all(["one", "two", "three"].map((content) => world.publishedArea("buyer", content)));
  await promote(world.store, { shell: await world.publishedShell() }, author);
  for (const [index, seller] of sellers.entries())
    await promote(world.store, { seller, buyer: buyers[index] ?? "" }, author);
});
afterEach(() => world.remove());

const fileOf = (area: string, version: string | undefined, file: string) =>
  path.join(world.storeFolder, "areas", area, version ?? "", file);
const damages: [string, (file: string) => Promise<void>][] = [
  ["missing", (file) => rm(file)],
  ["changed", (file) => writeFile(file, "{}")],
];
const take = (step: Step) => movePointer(world.store, step, author);
const state = async (area: string) => {
  const latest = await world.store.readLatest();
  return latest && unitStateOf(latest.live, area);
};

function run(name: string, positionals: string[], options: Partial<CommandContext["options"]> = {}) {
  const command = commands.find((one) => one.name === name);
  if (!command) throw new Error(name);
  return command.run(
    positionals,
    commandContext(
      world.store,
      { noSmoke: true, reason: "no browser here", ...options },
      { apiVersion: async () => "1.0.0" },
    ),
  );
}

describe.each(damages)("while the manifest of the live buyer is %s", (_how, damage) => {
  beforeEach(() => damage(fileOf("buyer", buyers[2], "area.json")));

  it.each<[string, () => Step]>([
    ["the seller is shut", () => disable("seller", "payments fail")],
    ["the seller is paused", () => pause("seller", "audit")],
    ["the seller is rolled back", () => rollBack("seller", undefined, "prices")],
    ["the guard takes the seller back", () => quarantine("seller", sellers[2] ?? "", "evaluation")],
    ["the buyer itself is rolled back", () => rollBack("buyer", undefined, "damaged")],
    ["the buyer itself is shut", () => disable("buyer", "damaged")],
  ])("%s all the same", async (_what, step) => {
    const before = (await world.store.readLatest())?.revision ?? 0;

    await take(step());

    expect((await world.store.readLatest())?.revision).toBe(before + 1);
  });

  it("another area is promoted, with a warning that names the damage", async () => {
    const four = await world.publishedArea("seller", "four");

    const { text, data } = await run("promote", [`seller@${four}`]);

    expect((await state("seller"))?.version).toBe(four);
    expect(text).toContain(`Warning: damaged before this step: areas/buyer/${buyers[2]}/area.json`);
    expect(data).toMatchObject({ warnings: [`areas/buyer/${buyers[2]}/area.json`] });
  });

  it("a repaired buyer is promoted", async () => {
    const four = await world.publishedArea("buyer", "four");

    await promote(world.store, { buyer: four }, author);

    expect((await state("buyer"))?.version).toBe(four);
  });

  it("the daily check names everything that is damaged, and exits with code 7", async () => {
    await damage(fileOf("seller", sellers[1], "area.json"));
    await writeFile(fileOf("seller", sellers[2], "static/page.js"), "/* another */");

    const error = await run("verify", []).catch((thrown: unknown) => thrown);

    expect(exitCodeOf(error)).toBe(7);
    expect(String(error).split("\n").slice(1).sort()).toEqual(
      [
        `areas/buyer/${buyers[2]}/area.json`,
        `areas/seller/${sellers[1]}/area.json`,
        `areas/seller/${sellers[2]}/static/page.js`,
      ].sort(),
    );
  });

  it("a version that is itself damaged is never made live", async () => {
    await damage(fileOf("seller", sellers[1], "area.json"));
    const before = (await world.store.readLatest())?.revision;

    await expect(take(rollBack("seller", undefined, "prices"))).rejects.toThrow(
      /not in the store|not what was promoted/,
    );
    await take(rollBack("seller", sellers[0], "prices"));
    await expect(take(startCanary("buyer", buyers[2] ?? "", 10))).rejects.toThrow();

    expect((await world.store.readLatest())?.revision).toBe((before ?? 0) + 1);
    expect((await state("seller"))?.version).toBe(sellers[0]);
  });
});

it("reports a damaged file of another area when it promotes", async () => {
  await writeFile(fileOf("buyer", buyers[2], "static/page.js"), "/* another */");
  const four = await world.publishedArea("seller", "four");

  const { text } = await run("promote", [`seller@${four}`]);

  expect(text).toContain(`Warning: damaged before this step: areas/buyer/${buyers[2]}/static/page.js`);
});

it.each<[string, () => Step]>([
  ["shut", () => disable("shell", "broken")],
  ["tried by a share of the people", () => startCanary("shell", "0123456789abcdef", 10)],
])("the shell cannot be %s, because that would change nothing", async (_what, step) => {
  const before = (await world.store.readLatest())?.revision;

  await expect(take(step())).rejects.toThrow("The shell");

  expect((await world.store.readLatest())?.revision).toBe(before);
});
