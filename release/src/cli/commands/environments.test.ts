import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { type ReleasePolicy, readPolicy } from "../../plan/environment/policy";
import { promote } from "../../plan/steps/promote";
import { buildWebServer } from "../../serve/web-server";
import { unitStateOf } from "../../store/release-state";
import { commandContext } from "../../testing/command-context";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import type { CommandContext, Options } from "../command";
import { stepCommands } from "./step-commands";

const author = { who: "asha", why: "weekly release" };

let [staging, production]: ReleaseWorld[] = [];
let web: FastifyInstance;
let from: string;
let shell: string;
let [one, two] = ["", ""];
beforeEach(async () => {
  [staging, production] = [await releaseWorld(), await releaseWorld()];
  shell = await staging.publishedShell();
  [one, two] = [await staging.publishedArea("seller", "one"), await staging.publishedArea("seller", "two")];
  await promote(staging.store, { shell, seller: two }, author);
  await promote(production.store, { shell: await production.publishedShell() }, author);
  const { store, storeFolder } = staging;
  web = await buildWebServer({ store, storeFolder, apiUrl: "http://127.0.0.1:9" });
  from = await web.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(async () => {
  await web.close();
  await staging?.remove();
  await production?.remove();
});

/** What production trusts: staging, by the key that its versions are signed with. */
const policyFor = (key: string, more: ReleasePolicy = {}): ReleasePolicy => ({
  ...more,
  from: [{ origin: from, key }],
});
const stagingKey = () => path.join(there().storeFolder, "keys/release.pub");

const there = () => {
  if (!staging) throw new Error("not before the first test");
  return staging;
};
const store = () => {
  if (!production) throw new Error("not before the first test");
  return production.store;
};

async function run(words: string, options: Partial<Options> = {}, change: Partial<CommandContext> = {}) {
  const [name, ...rest] = words.split(" ");
  const command = stepCommands.find((one) => one.name === name);
  return command?.run(
    rest,
    commandContext(store(), options, { policy: options.from === undefined ? {} : policyFor(stagingKey()), ...change }),
  );
}

async function live() {
  const latest = await store().readLatest();
  return latest ? unitStateOf(latest.live, "seller")?.version : undefined;
}

it("makes live in production the same version that is live in staging: same name, same bytes, no build", async () => {
  await run(`promote seller@${two}`, { from, reason: "looked at in staging" });

  expect(await live()).toBe(two);
  const [there, here] = await Promise.all(
    [staging?.store, store()].map((each) => each?.readFile("seller", two, "static/page.js")),
  );
  expect(here).toEqual(there);
  expect((await store().readLatest())?.why).toBe(`looked at in staging [from ${from}, smoke: 0 pages, api not asked]`);
});

it("refuses a version that staging does not serve to everybody or whose bytes differ, and writes nothing in a dry run", async () => {
  const before = await store().readLatest();
  await expect(run(`promote seller@${one}`, { from })).rejects.toThrow(`is not live at ${from}: ${two} is`);
  await expect(run(`promote seller@${two}`, { from: "http://127.0.0.1:9" })).rejects.toThrow(
    `takes versions from ${from} only`,
  );
  await expect(run(`promote seller@${two}`, { from }, { policy: {} })).rejects.toThrow("name it with its key");
  expect((await store().listVersions()).map(({ unit }) => unit)).toEqual(["shell"]);

  await writeFile(path.join(staging?.storeFolder ?? "", `areas/seller/${two}/static/page.js`), "/* other */");
  await expect(run(`promote seller@${two}`, { from })).rejects.toThrow("404");
  expect(await store().readLatest()).toEqual(before);
});

it("refuses what staging's key did not sign, even when another server answers at its address", async () => {
  const other = path.join(production?.storeFolder ?? "", "keys/release.pub");
  const refused = run(`promote seller@${two}`, { from }, { policy: policyFor(other) });

  await expect(refused).rejects.toThrow(`seller@${two} at ${from} was not signed by the key`);
  await writeFile(path.join(staging?.storeFolder ?? "", `areas/seller/${two}/manifest.sig`), "made up");
  await expect(run(`promote seller@${two}`, { from })).rejects.toThrow("was not signed by the key");
  expect((await store().listVersions()).map(({ unit }) => unit)).toEqual(["shell"]);
});

it("fetches staging's version in a dry run, says what it would do, and writes nothing", async () => {
  const before = await store().readLatest();

  const said = await run(`promote seller@${two}`, { from, dryRun: true });

  expect(said?.text).toContain(`seller         nothing  →  ${two}`);
  expect(said?.text).toContain(`From ${from}: seller@${two}. A dry run does not run the smoke.`);
  const misfit = await there().publishedArea("seller", "misfit", { requires: { react: "^20.0.0" } });
  const shell20 = await there().publishedShell("twenty", { provides: { react: "20.0.0" } });
  await promote(there().store, { shell: shell20, seller: misfit }, author);
  await expect(run(`promote seller@${misfit}`, { from, dryRun: true })).rejects.toThrow("needs react ^20.0.0");
  expect((await store().listVersions()).map(({ unit }) => unit)).toEqual(["shell"]);
  expect(await store().readLatest()).toEqual(before);
});

it("applies the policy of the environment to promotions and not to roll-backs", async () => {
  const file = path.join(production?.folder ?? "", "policy.json");
  await writeFile(
    file,
    JSON.stringify({ smoke: true, from: [{ origin: `${from}/`, key: stagingKey() }], who: ["asha"] }),
  );
  const policy = readPolicy({ RELEASE_POLICY: file });
  const older = await production?.publishedArea("seller", "one");
  await promote(store(), { seller: older ?? "" }, author);

  const promotion = `promote seller@${two}`;
  await expect(run(promotion, {}, { policy })).rejects.toThrow(`takes versions from ${from} only`);
  await expect(run(promotion, { from, noSmoke: true, reason: "x" }, { policy })).rejects.toThrow("asks for the smoke");
  await expect(run(promotion, { from }, { policy, who: "ravi" })).rejects.toThrow(
    "ravi may not make versions live here",
  );
  await expect(run(`canary seller@${two}`, { percent: "5" }, { policy })).rejects.toThrow(`from ${from} only`);
  expect(await live()).toBe(older);

  await run(promotion, { from }, { policy });
  expect(await live()).toBe(two);
  await run("rollback seller", { reason: "prices are wrong" }, { policy, who: "ravi" });
  expect(await live()).toBe(older);
});

it("refuses to replace a version that was not named, where the policy requires that, but never holds up a roll-back", async () => {
  const policy = { expect: true };
  const [here, next] = [
    await production?.publishedArea("seller", "one"),
    await production?.publishedArea("seller", "two"),
  ];
  await promote(store(), { seller: here ?? "" }, author);

  await expect(run(`promote seller@${next}`, {}, { policy })).rejects.toThrow(
    "asks which version is replaced: --expect",
  );
  await expect(run(`canary seller@${next}`, { percent: "5" }, { policy })).rejects.toThrow("--expect");
  await expect(run(`promote seller@${next}`, { expect: "none" }, { policy })).rejects.toThrow("is live, not");
  expect(await live()).toBe(here);

  await run(`promote seller@${next}`, { expect: here ?? "" }, { policy });
  expect(await live()).toBe(next);
  await run("rollback seller", { reason: "prices are wrong" }, { policy });
  expect(await live()).toBe(here);
});

it("refuses a roll-back to a version that was never live here, which would bypass the policy, but allows one that was on trial", async () => {
  const here = await production?.publishedArea("seller", "one");
  await promote(store(), { seller: here ?? "" }, author);
  const never = await production?.publishedArea("seller", "three");
  const back = (to: string | undefined) => run("rollback seller", { to: to ?? "", reason: "prices are wrong" });

  await expect(back(never)).rejects.toThrow(`seller@${never} was never live here, so it cannot be rolled back to`);
  expect(await live()).toBe(here);

  await run(`canary seller@${never}`, { percent: "5" });
  await run(`canary seller@${never}`, { percent: "0" });
  await back(never);
  expect(await live()).toBe(never);
});
