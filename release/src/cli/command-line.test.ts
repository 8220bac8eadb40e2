import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { disable, startCanary } from "../plan/steps/hold";
import { promote, setWith } from "../plan/steps/promote";
import { movePointer } from "../plan/write-step";
import { sha384 } from "../store/files/sha384";
import { type ReleaseWorld, releaseWorld } from "../testing/release-world";

const author = { who: "asha", why: "weekly release" };
const program = path.join(path.dirname(fileURLToPath(import.meta.url)), "start.mjs");

let world: ReleaseWorld;
beforeEach(async () => {
  world = await releaseWorld();
});
afterEach(() => world.remove());

async function release(...parameters: string[]) {
  const child = spawn(process.execPath, [program, ...parameters, "--store", world.storeFolder], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, complaints, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code, output, complaints };
}

it("reports unknown options and commands as wrong usage, as data when data was asked for", async () => {
  const [option, optionJson, command] = await Promise.all([
    release("status", "--raeson", "x"),
    release("status", "--raeson", "x", "--json"),
    release("sttaus", "--json"),
  ]);

  expect(option).toMatchObject({
    code: 2,
    output: "",
    complaints: expect.stringMatching(/^Unknown option '--raeson'/),
  });
  expect(option.complaints).not.toMatch(/^\s+at /m);
  expect(optionJson).toMatchObject({ code: 2, output: "" });
  expect(JSON.parse(optionJson.complaints)).toMatchObject({ code: 2, error: expect.stringContaining("--raeson") });
  expect(command).toMatchObject({ code: 2, output: "" });
  expect(JSON.parse(command.complaints)).toMatchObject({ error: expect.stringContaining('no command "sttaus"') });
});

it("names the product that does not answer, and why", async () => {
  const token = path.join(world.folder, "token");
  await writeFile(token, "mandi_00000000_x");

  const away = await release("status", "--server", "http://127.0.0.1:2", "--token-file", token);

  expect(away).toMatchObject({ code: 1, complaints: "http://127.0.0.1:2 does not answer (ECONNREFUSED)\n" });
});

it("prints the size and integrity of what it publishes, and writes nothing in a dry run", async () => {
  const dist = await world.builtArea("seller", "one");
  const integrity = sha384(await readFile(path.join(dist, "area.json")));

  const dry = await release("publish", "seller", "--to", dist, "--dry-run", "--json");
  expect(JSON.parse(dry.output)).toMatchObject({ outcome: "new", dryRun: true, integrity });
  expect(await world.store.listVersions()).toEqual([]);

  const done = await release("publish", "seller", "--to", dist);
  expect(done.output).toMatch(/^seller@[0-9a-f]{16} published, 3 files, [\d.]+ kB, [\d.]+ kB of code compressed\n/);
  expect(done.output).toContain(integrity);
  expect(await world.store.listVersions()).toHaveLength(1);
});

it("explains the pages of the version that this person gets, not those of other people's version", async () => {
  const route = (to: string) => ({
    path: to,
    roles: ["seller" as const],
    title: to,
    frame: "full" as const,
    data: [],
    files: ["static/page.js"],
  });
  const seller = await world.publishedArea("seller", "one", { routes: [route("/a")] });
  const trial = await world.publishedArea("seller", "two", { routes: [route("/a"), route("/b")] });
  await promote(world.store, { shell: await world.publishedShell(), seller }, author);
  await movePointer(world.store, startCanary("seller", trial, 10), author);

  const [inTrial, outside] = await Promise.all(
    ["3", "50"].map((bucket) => release("explain", "--role", "seller", "--bucket", bucket, "--json")),
  );

  expect(JSON.parse(inTrial?.output ?? "").areas).toEqual([expect.objectContaining({ version: trial, mayOpen: 2 })]);
  expect(JSON.parse(outside?.output ?? "").areas).toEqual([expect.objectContaining({ version: seller, mayOpen: 1 })]);
});

it("runs the smoke on a version of an area that is shut: this version will be opened again", async () => {
  const [one, two] = [await world.publishedArea("seller", "one"), await world.publishedArea("seller", "two")];
  await promote(world.store, { shell: await world.publishedShell(), seller: one }, author);
  const { live } = await movePointer(world.store, disable("seller", "payments fail"), author);

  expect(setWith(live, { seller: two }).areas["seller"]).toEqual({ version: two, past: [] });
  expect(setWith(live, { shell: "x" }).areas["seller"]?.disabled).toBe("payments fail");
});

it("refuses inexact input: a path as a version, an empty share, the output of another area", async () => {
  const [one, two] = [await world.publishedArea("seller", "one"), await world.publishedArea("seller", "two")];
  await promote(world.store, { shell: await world.publishedShell(), seller: one }, author);
  await movePointer(world.store, startCanary("seller", two, 10), author);
  const before = await world.store.readLatest();
  const dist = await world.builtArea("seller", "three");

  const [path, short, empty, share, other] = await Promise.all([
    release("rollback", "seller", "--to", `../seller/${two}`, "--reason", "x"),
    release("rollback", "seller", "--to", two.slice(0, 8), "--reason", "x"),
    release("canary", `seller@${two}`, "--percent", ""),
    release("canary", `seller@${two}`, "--percent", "1.5"),
    release("publish", "buyer", "--to", dist),
  ]);

  expect([path?.code, short?.code, empty?.code, share?.code, other?.code]).toEqual([2, 2, 2, 2, 3]);
  expect(path?.complaints).toMatch(/^--to is a version of seller/);
  expect(empty?.complaints).toMatch(/^--percent is a whole number from 0 to 100/);
  expect(other?.complaints).toContain("is the output of seller, not of buyer");
  expect(await world.store.readLatest()).toEqual(before);
  expect(await world.store.listVersions()).toHaveLength(3);
});
