import { pause, startCanary } from "../../plan/steps/hold";
import { promote } from "../../plan/steps/promote";
import { movePointer } from "../../plan/write-step";
import { unitStateOf } from "../../store/release-state";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import type { VersionTally } from "../field/tally";
import { writeTallies } from "../field/tally-file";
import { lookAtTrials } from "./keep-trials";

const author = { who: "asha", why: "clearer bids" };
const started = new Date();
const after = (minutes: number) => new Date(started.getTime() + minutes * 60_000);
const auto = { since: started.toISOString(), from: 0, steps: [50], minutes: 30, loads: 50, failures: 2, slower: 20 };

let world: ReleaseWorld;
let [one, two] = ["", ""];
beforeEach(async () => {
  world = await releaseWorld();
  [one, two] = [await world.publishedArea("seller", "one"), await world.publishedArea("seller", "two")];
  await promote(world.store, { shell: await world.publishedShell(), seller: one }, author);
  await movePointer(world.store, startCanary("seller", two, 5, auto), author);
});
afterEach(() => world.remove());

const told = (version: string, loaded: number, evaluation = 0, more: Partial<VersionTally> = {}): VersionTally => ({
  area: "seller",
  version,
  loaded,
  failed: evaluation,
  people: loaded + evaluation,
  failing: evaluation,
  kinds: { evaluation },
  loadedMs: 0,
  vitals: {},
  traces: [],
  ...more,
});

const vital = (name: string, value: number) => ({ vitals: { [name]: Array.from({ length: 20 }, () => value) } });

/** The state after a check with these counts. */
async function look(minutes: number, ...tallies: readonly VersionTally[]) {
  await writeTallies(world.storeFolder, tallies);
  await lookAtTrials(world.store, world.storeFolder, after(minutes));
  const latest = await world.store.readLatest();
  const state = latest ? unitStateOf(latest.live, "seller") : undefined;
  return { version: state?.version, percent: state?.canary?.percent, who: latest?.who, why: latest?.why };
}

const unchanged = () => ({ version: one, percent: 5, who: "asha", why: "clearer bids" });

it("advances a trial that performs as well as the live version to its next share, then to everybody, with the figures in the history", async () => {
  const second = await look(30, told(one, 900, 9), told(two, 60));
  expect(second).toEqual({
    version: one,
    percent: 50,
    who: "auto",
    why: "fails for 0.0% of 60 people, live for 1.0% of 909",
  });

  expect(await look(59, told(one, 950), told(two, 120))).toEqual(second);
  expect(await look(60, told(one, 950), told(two, 100))).toEqual(second);
  expect(await look(60, told(one, 950), told(two, 120))).toMatchObject({
    version: two,
    percent: undefined,
    who: "auto",
  });
});

it("waits while too few people have loaded it, or not for long enough", async () => {
  expect(await look(500, told(one, 900), told(two, 49))).toEqual(unchanged());
  expect(await look(29, told(one, 900), told(two, 500))).toEqual(unchanged());
});

it("at once ends a trial that fails more than the live version, and leaves the live version as it is", async () => {
  expect(await look(1, told(one, 990, 10), told(two, 95, 5))).toEqual({
    version: one,
    percent: undefined,
    who: "auto",
    why: "fails for 5.0% of 100 people, live for 1.0% of 1000",
  });
});

it("ends a trial that feels slower, but not one whose users lost their network", async () => {
  const lost = told(two, 60, 0, { failed: 40, kinds: { network: 40 }, ...vital("LCP", 1300) });
  expect(await look(1, told(one, 900, 0, vital("LCP", 1000)), lost)).toEqual(unchanged());

  const slow = told(two, 60, 0, vital("LCP", 1301));
  expect(await look(1, told(one, 900, 0, vital("LCP", 1000)), slow)).toMatchObject({
    percent: undefined,
    who: "auto",
    why: "LCP is 1301 ms for three of four, live 1000 ms",
  });
});

it("is neither advanced nor ended by one stranger who sends many reports", async () => {
  expect(await look(60, told(one, 900), told(two, 500, 0, { people: 4 }))).toEqual(unchanged());
  const failing = told(two, 50, 400, { people: 20, failing: 4 });
  expect(await look(60, told(one, 900), failing)).toEqual(unchanged());
  const diluted = told(two, 5000, 10, { people: 11, failing: 10 });
  expect(await look(60, told(one, 900), diluted)).toMatchObject({ percent: undefined, who: "auto" });
});

it("is not ended by five strangers with made-up web vitals, on either side", async () => {
  const times = (count: number, value: number) => Array.from({ length: count }, () => value);
  const honest = vital("LCP", 1000);
  const slow = told(two, 60, 0, { vitals: { LCP: [...times(15, 1000), ...times(5, 9000)] } });
  expect(await look(1, told(one, 900, 0, honest), slow)).toEqual(unchanged());
  const fast = told(one, 900, 0, { vitals: { LCP: [...times(5, 0), ...times(4, 500), ...times(11, 1000)] } });
  expect(await look(1, fast, told(two, 60, 0, honest))).toEqual(unchanged());

  const really = told(two, 60, 0, { vitals: { LCP: [...times(10, 1000), ...times(10, 9000)] } });
  expect(await look(1, told(one, 900, 0, honest), really)).toMatchObject({ percent: undefined, who: "auto" });
});

it("does not touch a trial that a person steps, or one of a paused area", async () => {
  await movePointer(world.store, pause("seller", "look first"), author);
  expect(await look(60, told(one, 900), told(two, 100))).toMatchObject({ percent: 5, who: "asha" });
});

it("does not touch a trial that was started without it", async () => {
  await movePointer(world.store, startCanary("seller", two, 10), author);
  expect(await look(60, told(one, 900), told(two, 50, 50))).toMatchObject({ percent: 10, who: "asha" });
});
