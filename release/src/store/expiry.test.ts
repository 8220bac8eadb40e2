import { generateKeyPairSync } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import { commands } from "../cli/commands/commands";
import { exitCodeOf } from "../cli/exit-codes";
import { renewIfDue } from "../plan/renew";
import { promote, promotion } from "../plan/steps/promote";
import { rollBack } from "../plan/steps/roll-back";
import { movePointer } from "../plan/write-step";
import { buildWebServer } from "../serve/web-server";
import { type Bucket, startBucket } from "../testing/bucket";
import { commandContext } from "../testing/command-context";
import { type ReleaseWorld, releaseWorld } from "../testing/release-world";
import { openDirectoryStore } from "./directory-store";
import { PointerExpired } from "./expiry";
import { openStore } from "./open-store";

const author = { who: "asha", why: "weekly release" };
const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const signing = { RELEASE_SIGNING_KEY: privateKey.export({ type: "pkcs8", format: "pem" }).toString() };
const reading = { RELEASE_PUBLIC_KEY: publicKey.export({ type: "spki", format: "pem" }).toString() };

let world: ReleaseWorld;
let bucket: Bucket | undefined;
let one: string;
let two: string;
const kept = { ...process.env };

/** The store as seen by a program with these keys. */
const storeWith = (keys: NodeJS.ProcessEnv) =>
  openStore(bucket?.address ?? world.storeFolder, { ...bucket?.environment, RELEASE_SIGNING_KEY: "", ...keys });

async function begin(kind: string): Promise<void> {
  bucket = kind === "a bucket" ? await startBucket() : undefined;
  // The bucket's client reads its credentials from the process, as in production.
  Object.assign(process.env, bucket?.environment, signing);
  world = await releaseWorld(bucket && { ...bucket, environment: { ...bucket.environment, ...signing } });
  one = await world.publishedArea("seller", "one");
  two = await world.publishedArea("seller", "two");
  await promote(world.store, { shell: await world.publishedShell(), seller: one }, author);
  await promote(world.store, { seller: two }, author);
}

afterEach(async () => {
  for (const name of Object.keys({ ...bucket?.environment, ...signing })) delete process.env[name];
  Object.assign(process.env, kept);
  await world.remove();
  await bucket?.stop();
});

async function run(name: string, now: Date, options: object = {}, keys: NodeJS.ProcessEnv = signing) {
  const command = commands.find((candidate) => candidate.name === name);
  const context = commandContext(storeWith(keys), options, { now, who: "ravi" });
  return command?.run([], context).catch((error: unknown) => ({ text: String(error), data: exitCodeOf(error) }));
}

async function webAt(now: () => Date, keys: NodeJS.ProcessEnv, environment: NodeJS.ProcessEnv = {}) {
  const place = { storeFolder: world.storeFolder, apiUrl: "http://127.0.0.1:9" };
  return buildWebServer({ store: storeWith(keys), ...place, now, environment });
}

describe.each(["a folder", "a bucket"])("the date of the pointer, in %s", (kind) => {
  beforeEach(() => begin(kind));

  it("is 90 days after each step, signed with it, and shown by the status", async () => {
    const latest = await world.store.readLatest();

    expect(Date.parse(latest?.expiresAt ?? "") - Date.parse(latest?.at ?? "")).toBe(90 * dayMs);
    expect((await run("status", inDays(1)))?.text).toContain(`Valid until ${latest?.expiresAt}`);
    expect((await run("verify", inDays(1)))?.text).toContain("valid until");
  });

  it("allows no step and no successful verify once it has passed, until the pointer is renewed", async () => {
    const late = () => inDays(91);

    await expect(movePointer(storeWith(signing), rollBack("seller", undefined, "late"), author, late)).rejects.toThrow(
      PointerExpired,
    );
    expect(await run("verify", late())).toMatchObject({ data: 7 });
    expect(await run("prune", late())).toMatchObject({ data: 7 });
    expect((await run("status", late()))?.text).toContain("EXPIRED");
    expect(await run("renew", late())).toMatchObject({ data: 2 });
    await run("renew", late(), { reason: "looked, it is right" });

    const rolledBack = await movePointer(storeWith(signing), rollBack("seller", undefined, "late"), author, late);
    expect(rolledBack).toMatchObject({ revision: 4, live: { areas: { seller: { version: one } } } });
  });

  it("is renewed in time by a web server that holds the key, without changing what people get", async () => {
    let now = inDays(40);
    const web = await webAt(() => now, signing);
    const before = (await web.inject("/release.json")).json();
    expect((await world.store.readLatest())?.revision).toBe(2);
    await web.close();

    now = inDays(46);
    const said = jest.spyOn(process.stdout, "write").mockReturnValue(true);
    const again = await webAt(() => now, signing);
    const after = (await again.inject("/release.json")).json();
    await again.close();

    expect(said).toHaveBeenCalledWith(expect.stringContaining("renewed until"));
    said.mockRestore();
    expect(after).toEqual({ ...before, revision: 3, issuedAt: now.toISOString(), expiresAt: expect.any(String) });
    expect(Date.parse(after.expiresAt)).toBe(now.getTime() + 90 * dayMs);
    expect((await run("status", now))?.text).toMatch(
      /Revision 2, .* promote seller.*\n.*revision 3, renewed .* by web/,
    );
    expect((await run("history", now, { area: "seller" }))?.text).not.toContain("renew");
    await movePointer(storeWith(signing), rollBack("seller", undefined, "wrong"), author, () => now);
    expect((await world.store.readLatest())?.live.areas["seller"]?.version).toBe(one);
  });

  it("keeps a running web server from adopting an expired pointer; one that starts serves it with a warning or refuses, as configured", async () => {
    const complaints = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    let now = inDays(1);
    const web = await webAt(() => now, reading);
    const before = (await web.inject("/release.json")).json();
    await movePointer(storeWith(signing), promotion({ seller: one }), author);
    now = inDays(100);
    const after = (await web.inject("/release.json")).json();
    await web.close();
    const started = await webAt(() => now, reading);
    const served = await started.inject("/release.json");
    await started.close();
    const strict = await webAt(() => now, reading, { RELEASE_EXPIRED: "refuse" });
    const refused = await strict.inject("/release.json");
    await strict.close();

    expect(after).toEqual(before);
    expect(complaints).toHaveBeenCalledWith(expect.stringMatching(/Revision 3 .* expired at/));
    expect([served.statusCode, served.json().revision, refused.statusCode]).toEqual([200, 3, 503]);
    complaints.mockRestore();
  });

  it("is renewed by only one of several simultaneous jobs, and by none without a key", async () => {
    const now = inDays(50);
    expect(await renewIfDue(storeWith(reading), author, now)).toBeNull();

    await Promise.all(Array.from({ length: 5 }, () => renewIfDue(storeWith(signing), author, now)));

    const history = await world.store.readHistory();
    expect(history.map(({ action }) => action)).toEqual([expect.any(String), expect.any(String), "renew"]);
    await run("renew", now, { days: "30" });
    await run("renew", now, { days: "30" });
    expect((await run("history", now))?.text.match(/renew/g)).toHaveLength(1);
    await expect(promote(storeWith(reading), { seller: one }, author)).rejects.toThrow("RELEASE_SIGNING_KEY");
  });
});

it("an unsigned first step is refused like any other unsigned step, and nothing is built on it", async () => {
  await begin("a folder");
  const { live } = (await world.store.readLatest()) ?? { live: { areas: {} } };
  await rm(path.join(world.storeFolder, "revisions"), { recursive: true });
  const step = { revision: 1, at: inDays(0).toISOString(), ...author, action: "promote", live };
  await openDirectoryStore(world.storeFolder).append(step);
  const noKeyYet = { RELEASE_SIGNING_KEY: "" };

  expect((await run("status", inDays(0), {}, noKeyYet))?.text).toContain("Revision 1 is not signed");
  expect((await run("history", inDays(0), {}, noKeyYet))?.text).toContain("Revision 1 is not signed");
  const taken = movePointer(storeWith(noKeyYet), rollBack("seller", undefined, "wrong"), author);
  await expect(taken).rejects.toThrow("Revision 1 is not signed");
});

it("a store that was put back to an old state is not followed by a running web server", async () => {
  await begin("a folder");
  const complaints = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const web = await webAt(() => inDays(0), signing);
  const before = (await web.inject("/release.json")).json();
  await rm(path.join(world.storeFolder, "revisions/00000002.json"));

  const after = (await web.inject("/release.json")).json();
  await web.close();

  expect(after).toEqual(before);
  expect(complaints).toHaveBeenCalled();
  complaints.mockRestore();
});
