import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { DeleteObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { promote } from "../plan/steps/promote";
import { type Bucket, startBucket } from "../testing/bucket";
import { type ReleaseWorld, releaseWorld } from "../testing/release-world";
import { isPublished } from "./damaged-in";
import { openDirectoryStore } from "./directory-store";
import { openStore } from "./open-store";
import { publishArea } from "./publish";
import type { Revision } from "./release-state";
import { PointerMoved, type ReleaseStore, VersionTaken } from "./release-store";
import { parseS3Address } from "./s3-address";
import { openS3Store } from "./s3-store";
import { PointerForged } from "./signature/signed-store";

const author = { who: "asha", why: "weekly release" };
const areas = ["public", "buyer", "seller", "transporter"];
const programs = path.join(path.dirname(fileURLToPath(import.meta.url)), "../testing");
const runProgram = path.join(programs, "../cli/program/run-program.mjs");

/**
 * Processes that promote at the same time. `MANDI_RACERS=50` is the full race; each process costs a third of a second of a
 * core.
 */
const racers = Number(process.env["MANDI_RACERS"] ?? "8");

let world: ReleaseWorld;
let bucket: Bucket | undefined;
let address: string;
let environment: NodeJS.ProcessEnv;

function run(program: string, ...parameters: string[]): ChildProcess {
  const command = [runProgram, path.join(programs, program), address, ...parameters];
  return spawn(process.execPath, command, { stdio: "ignore", env: { ...process.env, ...environment } });
}

async function codeOf(child: ChildProcess): Promise<unknown> {
  const [code] = await once(child, "exit");
  return code;
}

/** The same place for someone who bypasses the release plane. */
function unsigned(): ReleaseStore {
  const place = parseS3Address(address);
  return place ? openS3Store(place, environment) : openDirectoryStore(address);
}

async function takeOut(name: string): Promise<void> {
  const place = parseS3Address(address);
  if (!place) return rm(path.join(address, name));
  const { AWS_ENDPOINT_URL_S3: endpoint = "" } = environment;
  const client = new S3Client({ endpoint, forcePathStyle: true });
  await client.send(new DeleteObjectCommand({ Bucket: place.bucket, Key: place.prefix + name }));
}

async function overwrite(name: string, content: string): Promise<void> {
  const place = parseS3Address(address);
  if (!place) return writeFile(path.join(address, name), content);
  const { AWS_ENDPOINT_URL_S3: endpoint = "" } = environment;
  const client = new S3Client({ endpoint, forcePathStyle: true });
  await client.send(new PutObjectCommand({ Bucket: place.bucket, Key: place.prefix + name, Body: content }));
}

const anotherReader = () => openStore(address, environment);

describe.each(["a folder", "a bucket"])("a store in %s", (kind) => {
  const kept = { ...process.env };
  beforeEach(async () => {
    bucket = kind === "a bucket" ? await startBucket() : undefined;
    // The bucket's client reads its credentials from the process, as in production.
    Object.assign(process.env, bucket?.environment);
    world = await releaseWorld(bucket);
    address = bucket?.address ?? world.storeFolder;
    environment = bucket?.environment ?? {};
  });
  afterEach(async () => {
    for (const name of Object.keys(bucket?.environment ?? {})) process.env[name] = kept[name] ?? "";
    for (const name of Object.keys(bucket?.environment ?? {})) if (kept[name] === undefined) delete process.env[name];
    await world.remove();
    await bucket?.stop();
  });

  it("removes the remains of interrupted publications from before a given time, and nothing complete or newer", async () => {
    const whole = await world.publishedArea("seller", "one");
    await publishArea(unsigned(), await world.builtArea("seller", "two"));
    const [half = ""] = (await unsigned().listVersions()).map(({ version }) => version).filter((one) => one !== whole);
    const [past, future] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
    if (kind === "a folder") {
      const folder = path.join(address, "areas/seller");
      await rename(path.join(folder, half), path.join(folder, `${half}.1.part`));
    } else await takeOut(`areas/seller/${half}/area.json`);

    expect(await world.store.removeRemains(past)).toEqual([]);
    expect(await world.store.removeRemains(future)).toEqual([expect.stringContaining(half)]);
    expect(await world.store.removeRemains(future)).toEqual([]);
    expect((await world.store.listVersions()).map(({ version }) => version)).toEqual([whole]);
  });

  const revision = (number: number): Revision => ({
    revision: number,
    at: new Date(number).toISOString(),
    ...author,
    action: `step ${number}`,
    live: { areas: {} },
  });

  it("keeps a version as it was published and refuses different content under its name", async () => {
    const version = await world.publishedArea("seller", "one");
    const again = await publishArea(world.store, await world.builtArea("seller", "one"));
    const forged = await world.builtArea("seller", "two", { version });

    expect(again.outcome).toBe("present");
    await expect(publishArea(world.store, forged)).rejects.toThrow(VersionTaken);
    expect(String(await anotherReader().readFile("seller", version, "entry.js"))).toBe("/* one */");
    expect((await anotherReader().readAreaManifest("seller", version)).name).toBe("seller");
  });

  it.each(["static/page.js", "area.json"])(
    "replaces what is damaged or missing when the same build is published again: %s",
    async (file) => {
      const version = await world.publishedArea("seller", "one");
      const stored = await world.store.readFile("seller", version, file);
      const name = `areas/seller/${version}/${file}`;
      for (const spoil of [() => overwrite(name, "{}"), ...(file === "area.json" ? [] : [() => takeOut(name)])]) {
        await spoil();

        const { outcome } = await publishArea(world.store, await world.builtArea("seller", "one"));

        expect(outcome).toBe("stored");
        expect((await anotherReader().readFile("seller", version, file)).equals(stored)).toBe(true);
        expect(await isPublished(anotherReader(), "seller", version)).toBe(true);
      }
      expect((await publishArea(world.store, await world.builtArea("seller", "one"))).outcome).toBe("present");
    },
  );

  it("keeps a build's source maps beside its version, apart from its files: replaced by the next build, removed with the version", async () => {
    const withMap = async (map: string) => {
      const dist = await world.builtArea("seller", "one");
      await writeFile(path.join(dist, "static/page.js.map"), map);
      return publishArea(world.store, dist);
    };
    const readMap = async (version: string) =>
      String(await anotherReader().readFile("seller", version, "static/page.js.map"));
    const { version, files } = await withMap("first map");
    expect(await readMap(version)).toBe("first map");

    expect(await withMap("second map")).toMatchObject({ version, files, outcome: "present" });

    expect(await readMap(version)).toBe("second map");
    expect((await anotherReader().readAreaManifest("seller", version)).integrity).not.toHaveProperty([
      "static/page.js.map",
    ]);
    await world.store.removeVersion("seller", version);
    await expect(readMap(version)).rejects.toMatchObject({ code: "ENOENT" });
  });

  it("gives each revision number to one writer, without gaps, and tells the other that it was too late", async () => {
    const [left, right] = [anotherReader(), anotherReader()];
    await left.append(revision(1));

    const race = await Promise.allSettled([left.append(revision(2)), right.append({ ...revision(2), who: "ravi" })]);

    expect(race.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(race.find(({ status }) => status === "rejected")).toMatchObject({ reason: expect.any(PointerMoved) });
    await expect(right.append(revision(4))).rejects.toThrow(PointerMoved);
    await expect(right.append({ ...revision(1), who: "ravi" })).rejects.toThrow(PointerMoved);
    expect((await right.readHistory()).map((step) => step.revision)).toEqual([1, 2]);
    expect((await left.readLatest())?.revision).toBe(2);
  });

  it("returns the newest revision to many simultaneous readers just after others were written", async () => {
    const shell = await world.publishedShell();
    await promote(world.store, { shell }, author);
    const reader = anotherReader();
    await reader.readLatest();
    for (const area of areas) await promote(world.store, { [area]: await world.publishedArea(area, "one") }, author);

    const read = await Promise.all(Array.from({ length: 20 }, () => reader.readLatest()));

    expect(read.map((latest) => latest?.revision)).toEqual(Array.from({ length: 20 }, () => 5));
  });

  it("is reread by a running program when a forged step was removed and another took its number", async () => {
    const reader = anotherReader();
    await world.store.append(revision(1));
    expect((await reader.readLatest())?.revision).toBe(1);
    for (const isLookedBetween of [true, false]) {
      await unsigned().append({ ...revision(2), who: "nobody" });
      await expect(reader.readLatest()).rejects.toThrow(PointerForged);
      await takeOut("revisions/00000002.json");
      if (isLookedBetween) expect((await reader.readLatest())?.revision).toBe(1);
    }

    await world.store.append(revision(2));

    expect(await reader.readLatest()).toMatchObject({ revision: 2, who: "asha" });
  });

  it("lists versions of all units over several pages, and keeps nothing of a removed one", async () => {
    const shell = await world.publishedShell();
    const versions = await Promise.all(
      ["1", "2", "3", "4", "5", "6", "7"].map((c) => world.publishedArea("seller", c)),
    );
    const [removed = ""] = versions;

    await world.store.removeVersion("seller", removed);

    const left = (await anotherReader().listVersions()).map(({ unit, version }) => `${unit}@${version}`);
    expect(left.sort()).toEqual([...versions.slice(1).map((version) => `seller@${version}`), `shell@${shell}`].sort());
    await expect(world.store.readFile("seller", removed, "entry.js")).rejects.toMatchObject({ code: "ENOENT" });
    expect(await world.publishedArea("seller", "1")).toBe(removed);
  });

  it("contains the old pointer or the new one, and each version completely or not at all, whenever a writer is killed", async () => {
    const shell = await world.publishedShell();
    await promote(world.store, { shell, seller: await world.publishedArea("seller", "0") }, author);
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`static/${index}.js`, `/* ${index} */`]));

    for (let round = 1; round <= 5; round += 1) {
      const dist = await world.builtArea("seller", String(round), {}, many);
      const child = run("publish-and-promote.ts", dist);
      await wait(round * 200); // from before its first write to after its last
      child.kill("SIGKILL");

      const reader = anotherReader();
      const history = await reader.readHistory();
      expect(history.map((step) => step.revision)).toEqual(history.map((_, index) => index + 1));
      const live = (await reader.readLatest())?.live.areas["seller"]?.version ?? "";
      expect(Object.keys((await reader.readAreaManifest("seller", live)).integrity).length).toBeGreaterThan(1);
      for (const { unit, version } of (await reader.listVersions()).filter((one) => one.unit === "seller")) {
        const { integrity } = await reader.readAreaManifest(unit, version);
        await Promise.all(Object.keys(integrity).map((file) => reader.readFile(unit, version, file)));
      }
      // Whatever the killed one left does not block the next.
      const { version } = await publishArea(reader, dist);
      await promote(reader, { seller: version }, author);
    }
  });

  it(`loses nothing when ${racers} processes promote four areas at once`, async () => {
    await promote(world.store, { shell: await world.publishedShell() }, author);
    const jobs = await Promise.all(
      Array.from({ length: racers }, async (_, index) => {
        const area = areas[index % areas.length] ?? "";
        return [area, await world.publishedArea(area, `v${index}`)] as const;
      }),
    );

    const exits = await Promise.all(jobs.map(([area, version]) => codeOf(run("promote-once.ts", area, version))));

    expect(exits).toEqual(jobs.map(() => 0));
    const history = await anotherReader().readHistory();
    expect(history.map((step) => step.revision)).toEqual(Array.from({ length: racers + 1 }, (_, index) => index + 1));
    const promoted = history.slice(1).map(({ action }) => action.replace("promote ", ""));
    expect(promoted.sort()).toEqual(jobs.map(([area, version]) => `${area}@${version}`).sort());
    for (const area of areas) {
      const state = history.at(-1)?.live.areas[area];
      expect([...(state?.past ?? []), state?.version].sort()).toEqual(
        jobs.flatMap(([name, version]) => (name === area ? [version] : [])).sort(),
      );
    }
  });
});
