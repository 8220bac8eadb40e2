import { promote } from "../../plan/steps/promote";
import { unitStateOf } from "../../store/release-state";
import { commandContext } from "../../testing/command-context";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import type { Options } from "../command";
import { canaryCommand } from "./canary-command";

const now = new Date();

let world: ReleaseWorld;
let version: string;
beforeEach(async () => {
  world = await releaseWorld();
  const shell = await world.publishedShell();
  await promote(world.store, { shell, seller: await world.publishedArea("seller", "one") }, { who: "asha", why: "" });
  version = await world.publishedArea("seller", "two");
});
afterEach(() => world.remove());

const canary = (options: Partial<Options>) =>
  canaryCommand.run([`seller@${version}`], commandContext(world.store, options, { now }));

async function trial() {
  const latest = await world.store.readLatest();
  return latest ? unitStateOf(latest.live, "seller")?.canary : undefined;
}

it("starts an automatic trial with its first share and the default or given limits", async () => {
  await canary({ auto: true });
  const usual = { since: now.toISOString(), from: 0, minutes: 30, loads: 50, failures: 2, slower: 20 };
  expect(await trial()).toEqual({ version, percent: 5, auto: { ...usual, steps: [25, 50] } });

  await canary({ auto: true, steps: "1,100", wait: "5", loads: "200", failures: "0.5", slower: "10" });
  const given = { since: now.toISOString(), from: 0, minutes: 5, loads: 200, failures: 0.5, slower: 10 };
  expect(await trial()).toEqual({ version, percent: 1, auto: { ...given, steps: [100] } });
});

it("is taken over by a person who steps it, and refuses shares that repeat, fall or come with --percent", async () => {
  await canary({ auto: true });
  await canary({ percent: "50" });
  expect(await trial()).toEqual({ version, percent: 50 });

  await expect(canary({ auto: true, steps: "5,5" })).rejects.toThrow("--steps are rising shares");
  await expect(canary({ auto: true, steps: "" })).rejects.toThrow("--steps are rising shares");
  await expect(canary({ auto: true, percent: "5" })).rejects.toThrow("--auto has its shares in --steps");
  await expect(canary({ auto: true, loads: "many" })).rejects.toThrow("--loads is a number");
  await expect(canary({ auto: true, wait: "Infinity" })).rejects.toThrow("--wait is a number");
  expect(await trial()).toEqual({ version, percent: 50 });
});
