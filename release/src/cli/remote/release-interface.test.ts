import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { promote } from "../../plan/steps/promote";
import { unitStateOf } from "../../store/release-state";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { buildReleaseServer } from "./release-server";

const author = { who: "asha", why: "weekly release" };
const program = path.join(path.dirname(fileURLToPath(import.meta.url)), "../start.mjs");

let world: ReleaseWorld;
let web: FastifyInstance;
let url: string;
beforeEach(async () => {
  world = await releaseWorld();
  await promote(world.store, { shell: await world.publishedShell() }, author);
  const { storeFolder, store } = world;
  web = await buildReleaseServer({ store, storeFolder, apiUrl: "http://127.0.0.1:9", environment: {} });
  url = await web.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(async () => {
  await web.close();
  await world.remove();
});

async function release(token: string, ...parameters: string[]) {
  const child = spawn(process.execPath, [program, ...parameters, "--server", url], {
    env: { ...process.env, RELEASE_TOKEN: token },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, complaints, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code, output, complaints };
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

const ask = (token: string, command = "status", ...positionals: string[]) =>
  fetch(`${url}/release-api/jobs`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...bearer(token) },
    body: JSON.stringify({ command, positionals, who: "somebody else", options: { json: false, dryRun: false } }),
  });

const put = (token: string, address: string, integrity: string) =>
  fetch(`${url}/release-api/uploads/seller/0123456789abcdef/${address}`, {
    method: "PUT",
    headers: { ...bearer(token), "Content-Type": "application/octet-stream", "X-Integrity": integrity },
    body: "/* page */",
  });

describe("releasing over the web server", () => {
  it("lets a job with a built directory and a token publish and go live, with the command line's exit codes", async () => {
    const token = await world.token("seller-ci", ["seller"], ["publish", "promote"]);
    const dist = await world.builtArea("seller", "one");

    const published = await release(token, "publish", "seller", "--to", dist);
    const version = /seller@([0-9a-f]{16})/.exec(published.output)?.[1] ?? "";
    const promoted = await release(token, "promote", `seller@${version}`, "--no-smoke", "--reason", "from the job");
    const refused = await release(token, "promote", "seller@0000000000000000");
    const stranger = await release(`${token}x`, "status");

    expect([published.code, promoted.code]).toEqual([0, 0]);
    expect(refused).toMatchObject({
      code: 6,
      complaints: expect.stringContaining("seller@0000000000000000 is not in"),
    });
    expect(refused.complaints).not.toContain(world.storeFolder);
    expect(stranger.code).toBe(8);
    const latest = await world.store.readLatest();
    expect(latest).toMatchObject({ who: "seller-ci", why: "from the job [no smoke, api not asked]" });
    expect(latest && unitStateOf(latest.live, "seller")?.version).toBe(version);
  });

  it("receives only the files that the description names, not what a tool left in the output", async () => {
    const token = await world.token("seller-ci", ["seller"], ["publish"]);
    const dist = await world.builtArea("seller", "one");
    await mkdir(path.join(dist, ".vite"));
    await writeFile(path.join(dist, ".vite/manifest.json"), "{}");

    const published = await release(token, "publish", "seller", "--to", dist);

    expect(published).toMatchObject({ code: 0, output: expect.stringMatching(/^seller@[0-9a-f]{16} published/) });
  });

  it("records the token's name as who took a step, whatever the caller claims, and accepts no other name", async () => {
    const token = await world.token("asha on call", ["seller"]);
    await promote(world.store, { seller: await world.publishedArea("seller", "one") }, author);

    const named = await release(token, "pause", "seller", "--reason", "prices", "--by", "ravi");
    const paused = await ask(token, "resume", "seller");

    expect([named.code, paused.status]).toEqual([2, 200]);
    expect(named.complaints).toContain("Over --server the token says who it is");
    expect((await world.store.readHistory()).filter(({ who }) => who === "ravi" || who === "somebody else")).toEqual(
      [],
    );
  });

  it("lets a token do only what it was made for: no other area, no other right, no prune", async () => {
    const token = await world.token("seller-ci", ["seller"], ["publish", "promote"]);
    const [seller, buyer] = [await world.publishedArea("seller", "one"), await world.publishedArea("buyer", "one")];
    await promote(world.store, { seller, buyer }, author);
    const before = await world.store.readLatest();

    const other = await release(token, "promote", `seller@${seller}`, `buyer@${buyer}`, "--no-smoke", "--reason", "x");
    const right = await release(token, "disable", "seller", "--reason", "x");
    const refusals = [await ask(token, "prune"), await ask(token, "renew"), await ask(token, "revoke", "all")];
    const escalated = await ask(token, "token", "create", "me");
    const upload = await put(await world.token("reader", ["buyer"], []), "static/page.js", "sha384-other");

    expect([other.code, right.code]).toEqual([8, 8]);
    expect(other.complaints).toContain("seller-ci may not promote buyer: this token is for seller");
    expect(right.complaints).toContain("seller-ci may not disable");
    expect([...refusals, escalated, upload].map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect((await world.store.readLatest())?.live).toEqual(before?.live);
    expect((await ask(token)).status).toBe(200);
  });

  it("tells the bearer of a token who they are and what they may do, and shows their jobs to no other token", async () => {
    const [seller, buyer] = [await world.token("seller-ci", ["seller"]), await world.token("buyer-ci", ["buyer"])];

    const me = await fetch(`${url}/release-api/me`, { headers: bearer(seller) });
    const job = (await (await ask(seller)).json()) as { id: string };
    const [own, foreign] = await Promise.all(
      [seller, buyer].map((token) => fetch(`${url}/release-api/jobs/${job.id}`, { headers: bearer(token) })),
    );

    const rights = ["publish", "promote", "rollback", "disable"];
    expect(await me.json()).toEqual({ who: "seller-ci", areas: ["seller"], rights });
    expect([own?.status, foreign?.status]).toEqual([200, 404]);
  });

  it("serves the metrics of every version to a read-only token, and to nobody without a token", async () => {
    const token = await world.token("prometheus", ["all"], []);
    const seller = await world.publishedArea("seller", "one");
    await promote(world.store, { seller }, author);

    const [metrics, without] = await Promise.all([
      fetch(`${url}/release-api/metrics`, { headers: bearer(token) }),
      fetch(`${url}/release-api/metrics`),
    ]);

    expect(metrics.headers.get("Content-Type")).toContain("text/plain; version=0.0.4");
    expect(await metrics.text()).toContain(`mandi_area_version{area="seller",version="${seller}",is="live"} 1`);
    expect(without.status).toBe(401);
  });

  it("does not exist without a token, rejects every wrong token, and keeps accepting the right one", async () => {
    expect((await ask("mandi_00000000_x")).status).toBe(404);
    const token = await world.token();
    const other = token.slice(0, -2) + (token.endsWith("AA") ? "BB" : "AA");

    const answers: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) answers.push((await ask(other)).status);

    expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect((await ask(token)).status).toBe(200);
  });

  it("refuses a file that was changed on the way, and names that lead out of the version", async () => {
    const token = await world.token();

    expect((await put(token, "static/page.js", "sha384-other")).status).toBe(422);
    expect((await put(token, "..%2f..%2fpage.js", "sha384-other")).status).toBe(400);
    const hidden = await put(token, ".hidden", "sha384-other");
    expect(hidden.status).toBe(400);
    expect(await hidden.json()).toEqual({ error: ".hidden is not the name of a file of a version", code: 3 });
  });
});
