import { readFile } from "node:fs/promises";
import { promote } from "../../plan/steps/promote";
import { ensureOwnToken, ownTokenFile } from "../../plan/token/own-token";
import { identityOf } from "../../plan/token/token";
import { commandContext } from "../../testing/command-context";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import type { Options } from "../command";
import { tokenCommand } from "./token-command";

const author = { who: "asha", why: "weekly release" };
const now = new Date("2026-11-20T10:00:00Z");

let world: ReleaseWorld;
beforeEach(async () => {
  world = await releaseWorld();
});
afterEach(() => world.remove());

async function run(words: string, options: Partial<Options> = {}) {
  const context = commandContext(world.store, options, { now });
  const { text, data } = await tokenCommand.run(words.split(" "), context);
  return { text, ...(data as { token?: string; action?: string }) };
}

const whose = (token = "", at = now) => identityOf(world.store, token, at);

it("makes a token whose secret appears only in the answer, and records in the history who made it", async () => {
  const { token = "", action } = await run("create seller-ci", { area: "seller,buyer", rights: "publish,promote" });

  expect(token).toMatch(/^mandi_[0-9a-f]{8}_[A-Za-z0-9_-]{43}$/);
  expect(await whose(token)).toEqual({ who: "seller-ci", areas: ["seller", "buyer"], rights: ["publish", "promote"] });
  const [step] = await world.store.readHistory();
  expect(step).toMatchObject({ who: "asha", action });
  expect(JSON.stringify(step)).not.toContain(token.split("_").slice(2).join("_"));
  expect((await run("list")).text).toMatch(/seller-ci +seller, buyer: publish, promote, made/);
  expect((await run("list")).text).not.toContain(token);
});

it("voids the old secret at once when a token is rotated, and the token when it is revoked", async () => {
  const { token: first = "" } = await run("create seller-ci", { area: "seller" });
  const id = first.split("_")[1];

  const { token: second } = await run(`rotate ${id}`);
  expect([await whose(first), (await whose(second))?.who]).toEqual([null, "seller-ci"]);

  await run(`revoke ${id}`, { reason: "left the team" });
  expect(await whose(second)).toBeNull();
  await expect(run(`rotate ${id}`)).rejects.toThrow("There is no token");
});

it("lets a token that was made for some days expire", async () => {
  const { token } = await run("create trial", { area: "seller", days: "2" });

  expect(await whose(token, new Date("2026-11-22T09:59:00Z"))).not.toBeNull();
  expect(await whose(token, new Date("2026-11-22T10:00:00Z"))).toBeNull();
});

it("refuses a token without an area, with an unknown right, or under a name that is taken or reserved", async () => {
  await run("create seller-ci", { area: "seller" });
  const before = await world.store.readHistory();

  await expect(run("create x")).rejects.toThrow("For which areas?");
  await expect(run("create x", { area: "seller", rights: "publish,everything" })).rejects.toThrow(
    "--rights are some of",
  );
  await expect(run("create field guard", { area: "seller" })).rejects.toThrow("Expected a name for the token");
  await expect(run("create seller-ci", { area: "seller" })).rejects.toThrow("There is already a token named seller-ci");
  expect((await run("create x", { area: "all", dryRun: true })).text).toContain("nothing was written");
  expect(await world.store.readHistory()).toEqual(before);
});

it("keeps its tokens through every other step of the pointer", async () => {
  const { token } = await run("create seller-ci", { area: "seller" });
  await promote(world.store, { shell: await world.publishedShell() }, author);

  expect((await whose(token))?.who).toBe("seller-ci");
});

it("gives a machine its own token once, and another only when that one is no longer valid", async () => {
  const read = async () => (await readFile(ownTokenFile(world.storeFolder), "utf8")).trim();
  await ensureOwnToken(world.store, world.storeFolder, "asha");
  const first = await read();
  await ensureOwnToken(world.store, world.storeFolder, "asha");
  expect(await read()).toBe(first);
  expect(await world.store.readHistory()).toHaveLength(1);

  await run(`revoke ${first.split("_")[1]}`);
  await ensureOwnToken(world.store, world.storeFolder, "asha");
  expect(await read()).not.toBe(first);
  expect(await whose(await read())).toMatchObject({ who: "local asha", areas: ["all"] });
});
