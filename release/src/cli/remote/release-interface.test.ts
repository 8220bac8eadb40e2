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
import { tokenFile } from "./deploy-token";
import { buildReleaseServer } from "./release-server";

const author = { who: "asha", why: "weekly release" };
const program = path.join(path.dirname(fileURLToPath(import.meta.url)), "../start.mjs");
const token = "a-token-of-this-test";

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

async function giveToken(): Promise<void> {
  await mkdir(path.dirname(tokenFile(world.storeFolder)), { recursive: true });
  await writeFile(tokenFile(world.storeFolder), `${token}\n`, { mode: 0o600 });
}

async function release(...parameters: string[]) {
  const child = spawn(process.execPath, [program, ...parameters, "--server", url, "--by", "ci"], {
    env: { ...process.env, RELEASE_TOKEN: token },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, complaints, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code, output, complaints };
}

const run = (headers: Record<string, string>) =>
  fetch(`${url}/release-api/jobs`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ command: "status", positionals: [], who: "x", options: { json: false, dryRun: false } }),
  });

describe("releasing over the web server", () => {
  it("takes a job that has the built directory and the token from publish to live, with the command line's own codes", async () => {
    await giveToken();
    const dist = await world.builtArea("seller", "one");

    const published = await release("publish", "seller", "--to", dist);
    const version = /seller@([0-9a-f]{16})/.exec(published.output)?.[1] ?? "";
    const promoted = await release("promote", `seller@${version}`, "--no-smoke", "--reason", "from the job");
    const refused = await release("promote", "seller@0000000000000000");

    expect([published.code, promoted.code]).toEqual([0, 0]);
    expect(refused.code).toBe(6);
    const latest = await world.store.readLatest();
    expect(latest).toMatchObject({ who: "ci", why: "from the job [no smoke, api not asked]" });
    expect(latest && unitStateOf(latest.live, "seller")?.version).toBe(version);
  });

  it("does not exist without a token, listens to nobody who has another one, and still to who has the right one", async () => {
    expect((await run({ Authorization: `Bearer ${token}` })).status).toBe(404);
    await giveToken();

    const answers: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) answers.push((await run({ Authorization: "Bearer wrong" })).status);

    expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect([401, 429, 404]).not.toContain((await run({ Authorization: `Bearer ${token}` })).status);
  });

  it("refuses a file that arrives changed, and names that lead out of the version", async () => {
    await giveToken();
    const put = (address: string, integrity: string) =>
      fetch(`${url}/release-api/uploads/seller/0123456789abcdef/${address}`, {
        method: "PUT",
        headers: {
          Authorization: `Bearer ${token}`,
          "Content-Type": "application/octet-stream",
          "X-Integrity": integrity,
        },
        body: "/* page */",
      });

    expect((await put("static/page.js", "sha384-other")).status).toBe(422);
    expect((await put("..%2f..%2fpage.js", "sha384-other")).status).toBe(400);
    expect((await put(".hidden", "sha384-other")).status).toBe(400);
  });
});
