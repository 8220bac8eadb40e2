import { startCanary } from "../../plan/steps/hold";
import { promote } from "../../plan/steps/promote";
import { movePointer } from "../../plan/write-step";
import type { VersionTally } from "../../serve/field/tally";
import { commandContext } from "../../testing/command-context";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { stepCommands } from "./step-commands";

const author = { who: "asha", why: "" };

let world: ReleaseWorld;
let [shell, one, two] = ["", "", ""];
beforeEach(async () => {
  world = await releaseWorld();
  shell = await world.publishedShell();
  [one, two] = [await world.publishedArea("seller", "one"), await world.publishedArea("seller", "two")];
  await promote(world.store, { shell, seller: one }, author);
  await promote(world.store, { seller: two }, author);
});
afterEach(() => world.remove());

/** What browsers have reported: how many people have each version, and for how many it fails. */
const reported = (counts: Readonly<Record<string, readonly [people: number, failing: number]>>) => async () => {
  const none = { loaded: 0, failed: 0, kinds: {}, loadedMs: 0, vitals: {}, traces: [] };
  const tallies = Object.entries(counts).map(([version, [people, failing]]): [string, VersionTally] => [
    `seller@${version}`,
    { area: "seller", version, people, failing, ...none },
  ]);
  return new Map(tallies);
};

async function previewOf(words: string, field = reported({})) {
  const [name, ...rest] = words.split(" ");
  const options = { dryRun: true, reason: "prices are wrong" };
  const context = commandContext(world.store, options, { field });
  return stepCommands.find((command) => command.name === name)?.run(rest, context);
}

describe("the preview of a step", () => {
  it("shows how many people have the version that a roll-back replaces, and how the version before did", async () => {
    const before = await world.store.readLatest();

    const preview = await previewOf("rollback seller", reported({ [two]: [12, 5], [one]: [1, 0] }));

    const people = [`seller@${two}: 12 people, it fails for 5`, `seller@${one}: 1 person, it fails for none`];
    expect(preview?.data).toMatchObject({ people });
    expect(preview?.text).toContain(people.join("\n"));
    expect(await world.store.readLatest()).toEqual(before);
  });

  it("also counts people in the trial when the whole area is shut", async () => {
    const three = await world.publishedArea("seller", "three");
    await movePointer(world.store, startCanary("seller", three, 10), author);

    const preview = await previewOf("disable seller", reported({ [two]: [40, 0], [three]: [4, 4] }));

    expect(preview?.data).toMatchObject({
      people: [`seller@${two}: 40 people, it fails for none`, `seller@${three}: 4 people, it fails for 4`],
    });
  });

  it("says so when nobody has reported the version, and shows no counts when no version is replaced", async () => {
    expect((await previewOf("rollback seller"))?.data).toMatchObject({
      people: [`seller@${two}: nobody has reported it yet`],
    });
    expect((await previewOf("pause seller"))?.data).toMatchObject({ people: [] });
  });
});
