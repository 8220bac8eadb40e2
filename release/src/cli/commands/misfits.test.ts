import type { ReleasePolicy } from "../../plan/environment/policy";
import { promote } from "../../plan/steps/promote";
import { unitStateOf } from "../../store/release-state";
import { commandContext } from "../../testing/command-context";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { stepCommands } from "./step-commands";

const reason = "does not fit the live shell: needs react ^19.3.0, the shell provides 20.0.0";
const forReact20 = { requires: { react: "^20.0.0" } };

let world: ReleaseWorld;
let [shell, shell20, buyer, buyer20, seller, seller20] = ["", "", "", "", "", ""];
beforeEach(async () => {
  world = await releaseWorld();
  shell = await world.publishedShell();
  shell20 = await world.publishedShell("twenty", { provides: { react: "20.0.0" } });
  [buyer, seller] = [await world.publishedArea("buyer", "one"), await world.publishedArea("seller", "one")];
  buyer20 = await world.publishedArea("buyer", "two", forReact20);
  seller20 = await world.publishedArea("seller", "two", forReact20);
  await promote(world.store, { shell, buyer, seller }, { who: "asha", why: "" });
});
afterEach(() => world.remove());

function run(words: string, policy: ReleasePolicy = { misfits: "shut" }) {
  const [name, ...rest] = words.split(" ");
  const command = stepCommands.find((one) => one.name === name);
  if (!command) throw new Error(`There is no command ${name}`);
  return command.run(rest, commandContext(world.store, { reason: "the next React" }, { policy }));
}

const shutFor = async (area: string) => {
  const live = (await world.store.readLatest())?.live;
  return live && unitStateOf(live, area)?.disabled;
};

describe("a shell that a live area does not fit", () => {
  it("is refused unless the environment sets another rule", async () => {
    await expect(run(`promote shell@${shell20} buyer@${buyer20}`, {})).rejects.toThrow("seller: needs react ^19.3.0");
    expect((await world.store.readLatest())?.live.shell?.version).toBe(shell);
  });

  it("goes live, and the area is shut with the reason, where the environment is set to do so", async () => {
    const { text } = await run(`promote shell@${shell20} buyer@${buyer20}`);

    expect((await world.store.readLatest())?.live.shell?.version).toBe(shell20);
    expect([await shutFor("buyer"), await shutFor("seller")]).toEqual([undefined, reason]);
    expect(text).toContain(`${seller}  →  ${seller}, disabled`);
  });

  it("opens the area with the first version that fits, and not with one that does not", async () => {
    await run(`promote shell@${shell20} buyer@${buyer20}`);
    const other = await world.publishedArea("seller", "three");
    await run(`promote seller@${other}`);
    expect(await shutFor("seller")).toBe(reason);

    await run(`promote seller@${seller20}`);

    expect(await shutFor("seller")).toBeUndefined();
  });

  it("opens the area again when the shell is rolled back, but no area that a person has shut", async () => {
    await run("disable buyer");
    await run(`promote shell@${shell20}`);
    expect([await shutFor("buyer"), await shutFor("seller")]).toEqual(["the next React", reason]);

    await run("rollback shell");

    expect([await shutFor("buyer"), await shutFor("seller")]).toEqual(["the next React", undefined]);
  });

  it("does not apply to areas promoted with it: one that does not fit is refused with a message", async () => {
    const misfit = await world.publishedArea("seller", "four");
    await expect(run(`promote shell@${shell20} buyer@${buyer20} seller@${misfit}`)).rejects.toThrow(
      "seller: needs react ^19.3.0",
    );
    expect((await world.store.readLatest())?.live.shell?.version).toBe(shell);
  });
});
