import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { ReleasePolicy } from "../../plan/environment/policy";
import { promote } from "../../plan/steps/promote";
import { changeTokens } from "../../plan/token/change-tokens";
import { unitStateOf } from "../../store/release-state";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { processTree } from "../smoke/process-tree";
import { jobBeatMs, jobRecords } from "./job-records";
import { buildReleaseServer } from "./release-server";

const author = { who: "asha", why: "weekly release" };
const program = path.join(path.dirname(fileURLToPath(import.meta.url)), "../start.mjs");

let world: ReleaseWorld;
let web: FastifyInstance;
let url: string;
let token: string;
/** Until this resolves, the web server's store answers no request for a file. */
let reading: Promise<void>;
let first: string;
let second: string;
beforeEach(async () => {
  world = await releaseWorld();
  reading = Promise.resolve();
  await promote(world.store, { shell: await world.publishedShell() }, author);
  [first, second] = [await world.publishedArea("seller", "one"), await world.publishedArea("seller", "two")];
  await promote(world.store, { seller: first }, author);
  token = await world.token();
});
afterEach(async () => {
  await web.close();
  await world.remove();
});

/** The web server, with the policy of its environment where there is one. */
async function serve(policy?: ReleasePolicy): Promise<void> {
  const { storeFolder } = world;
  const readFromStore: typeof world.store.readFile = async (...file) => {
    await reading;
    return world.store.readFile(...file);
  };
  const store = { ...world.store, readFile: readFromStore };
  const file = path.join(world.folder, "policy.json");
  await writeFile(file, JSON.stringify(policy ?? {}));
  const environment = policy ? { RELEASE_POLICY: file } : {};
  web = await buildReleaseServer({ store, storeFolder, apiUrl: "http://127.0.0.1:9", environment });
  url = await web.listen({ host: "127.0.0.1", port: 0 });
}

function start(...parameters: string[]) {
  const child = spawn(process.execPath, [program, ...parameters, "--server", url], {
    env: { ...process.env, RELEASE_TOKEN: token },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { child, ended: once(child, "exit"), output: text(child.stdout), complaints: text(child.stderr) };
}

async function release(...parameters: string[]) {
  const { ended, output, complaints } = start(...parameters);
  const [[code], said, complained] = await Promise.all([ended, output, complaints]);
  return { code, output: said, complaints: complained };
}

/** The job that a client says it has started. */
async function jobOf({ stderr }: ChildProcess): Promise<string> {
  let said = "";
  for (;;) {
    const id = /job ([0-9a-f-]{36})/.exec(said)?.[1];
    if (id) return id;
    const [more] = stderr ? await once(stderr, "data") : [];
    said += String(more);
  }
}

async function job(id: string) {
  const answer = await fetch(`${url}/release-api/jobs/${id}`, { headers: { Authorization: `Bearer ${token}` } });
  return { status: answer.status, ...((await answer.json()) as { state: string; lines: string[]; text?: string }) };
}

/** Starts a job as the console does, and returns its number once it has ended. */
async function order([command = "", ...positionals]: readonly string[], options: object = {}): Promise<string> {
  const answer = await fetch(`${url}/release-api/jobs`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ command, positionals, options: { json: false, dryRun: false, ...options } }),
  });
  const { id } = (await answer.json()) as { readonly id: string };
  return until(async () => ((await job(id)).state === "running" ? undefined : id));
}

async function live(): Promise<string | undefined> {
  const latest = await world.store.readLatest();
  return latest ? unitStateOf(latest.live, "seller")?.version : undefined;
}

/** Processes that have not ended; a zombie counts as ended. */
async function alive(pids: readonly number[]): Promise<number[]> {
  const states = pids.map((pid) => readFile(`/proc/${pid}/stat`, "utf8").catch(() => ") Z"));
  const ended = (await Promise.all(states)).map((stat) => stat.slice(stat.lastIndexOf(")") + 2).startsWith("Z"));
  return pids.filter((_pid, at) => !ended[at]);
}

/** Waits until the function returns a value. */
async function until<Value>(ask: () => Promise<Value | undefined>): Promise<Value> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Holds back the timer of this length and returns a function that fires it, so that it never fires too early, however busy
 * the machine is.
 */
function timerByHand(heldMs: number): () => void {
  const set = globalThis.setTimeout;
  let goOff: () => void = () => undefined;
  const holding = (act: () => void, ms?: number) => {
    if (ms === heldMs) goOff = act;
    return ms === heldMs ? set(() => undefined) : set(act, ms);
  };
  jest.spyOn(globalThis, "setTimeout").mockImplementation(holding as typeof setTimeout);
  return () => goOff();
}

const promotion = () => ["promote", `seller@${second}`, "--no-smoke", "--reason", "clearer bids"];

describe("a promotion as a job of the web server", () => {
  it("continues when its client is killed, is the same job when it is started again, and reports its result later", async () => {
    await serve();
    let answer: () => void = () => undefined;
    reading = new Promise((resolve) => {
      answer = resolve;
    });
    const before = (await world.store.readHistory()).length;

    const killed = start(...promotion());
    const id = await jobOf(killed.child);
    killed.child.kill("SIGKILL");
    await killed.ended;
    const again = start(...promotion());
    const sameId = await jobOf(again.child);
    const running = await job(id);
    const unchanged = await live();
    answer();
    const [code] = await again.ended;

    expect([sameId, running.state, unchanged]).toEqual([id, "running", first]);
    expect([code, await live()]).toEqual([0, second]);
    expect(await again.output).toContain(`promote seller@${second}`);
    expect(await job(id)).toMatchObject({ state: "done", text: expect.stringContaining(`promote seller@${second}`) });
    expect(await world.store.readHistory()).toHaveLength(before + 1);
    expect(await job("00000000-0000-4000-8000-000000000000")).toMatchObject({ status: 404 });
  }, 60_000);

  it("reports its outcome even after a restart of the web server, to its own token only, and keeps no secret", async () => {
    await serve();
    const other = await world.token("buyer-ci", ["buyer"]);
    const done = await order(["promote", `seller@${second}`], { noSmoke: true, reason: "clearer bids" });
    const looked = await order(["status"]);
    const made = await order(["token", "create", "seller-ci"], { area: "seller" });
    await web.close();
    await serve();

    expect(await job(done)).toMatchObject({ state: "done", text: expect.stringContaining(`promote seller@${second}`) });
    expect([(await job(looked)).status, (await job(made)).status]).toEqual([404, 404]);
    token = other;
    expect((await job(done)).status).toBe(404);
    expect((await job("..%2Fkeys%2Fdeploy")).status).toBe(404);
  }, 60_000);

  it("says that its web server was stopped, and what to check, instead of running for ever", async () => {
    const records = jobRecords(world.storeFolder);
    const lines = ["files, hashes and budgets …"];
    const id = "7d6f0a52-5a0e-4b7c-9a8e-3c1f6b2d9e10";
    await records.keep({ who: "ci", answer: { id, state: "running", lines } });
    await serve();
    const fresh = await job(id);

    const longAgo = new Date(Date.now() - 10 * jobBeatMs);
    await utimes(path.join(world.storeFolder, "jobs", `${id}.json`), longAgo, longAgo);

    expect(fresh).toMatchObject({ state: "running", lines });
    const words =
      "The web server that ran this job was stopped before it ended. Check with release status whether the step was taken";
    expect(await job(id)).toMatchObject({ state: "refused", error: expect.stringContaining(words), code: 1, lines });
  }, 60_000);

  it("writes nothing once its token is revoked while it checks the version", async () => {
    await serve();
    let answer: () => void = () => undefined;
    reading = new Promise((resolve) => {
      answer = resolve;
    });

    const client = start(...promotion());
    await jobOf(client.child);
    await changeTokens(world.store, "token revoke", () => [], author, new Date());
    token = await world.token();
    answer();
    const [code] = await client.ended;

    expect(code).not.toBe(0);
    expect(await live()).toBe(first);
  }, 60_000);

  it("is refused with its message and code, and writes nothing, when a different version is live than its author expects", async () => {
    await serve();
    const before = await world.store.readLatest();

    const nothing = await release(...promotion(), "--expect", "none");
    const other = await release(...promotion(), "--expect", `seller@${second.replace(/^./, "0")}`);
    const unclear = await release(...promotion(), "--expect", `buyer@${first}`);
    const unchanged = await world.store.readLatest();
    const right = await release(...promotion(), "--expect", first);
    const twice = await release(...promotion(), "--expect", first);

    expect([nothing.code, other.code, unclear.code]).toEqual([6, 6, 2]);
    expect(nothing.complaints).toContain(`seller: ${first} is live, not nothing as expected. Check again`);
    expect(unclear.complaints).toContain("--expect is a version, or one for each area");
    expect(unchanged).toEqual(before);
    expect([right.code, await live()]).toEqual([0, second]);
    expect([twice.code, twice.output]).toEqual([0, expect.stringContaining("Nothing to do")]);
  }, 60_000);

  it("ends a smoke that takes longer than the policy allows, leaves no process behind, and answers page requests meanwhile", async () => {
    await serve({ smokeLimits: { seconds: 600, megabytes: 8 * 1024 } });
    const endTime = timerByHand(600_000);
    const own = (await processTree(process.pid)).map(({ pid }) => pid);

    const client = start("promote", `seller@${second}`, "--reason", "clearer bids");
    // The program, the browser and the browser's own processes.
    const smoke = await until(async () => {
      const itself = await processTree(client.child.pid ?? 0);
      const known = new Set([...own, ...itself.map(({ pid }) => pid)]);
      const more = (await processTree(process.pid)).map(({ pid }) => pid).filter((pid) => !known.has(pid));
      return more.length >= 3 ? more : undefined;
    });
    const [hanging = 0] = smoke;
    process.kill(hanging, "SIGSTOP");
    const pages = await Promise.all(["/", "/", "/"].map((address) => fetch(`${url}${address}`)));
    const isMeanwhile = client.child.exitCode === null && (await alive(smoke)).length === smoke.length;
    endTime();
    const [code] = await client.ended;

    expect([isMeanwhile, ...pages.map(({ status }) => status)]).toEqual([true, 200, 200, 200]);
    expect(code).toBe(3);
    expect(await client.complaints).toContain("seller: the smoke was ended: it took more than 600 s");
    await until(async () => ((await alive(smoke)).length === 0 ? true : undefined));
    expect(await live()).toBe(first);
  }, 60_000);

  it("ends a smoke that takes more memory than the policy allows", async () => {
    await serve({ smokeLimits: { seconds: 60, megabytes: 40 } });

    const { code, complaints } = await release("promote", `seller@${second}`, "--reason", "clearer bids");

    expect(code).toBe(3);
    expect(complaints).toContain("seller: the smoke was ended: it took more than 40 MB of memory");
    expect(await live()).toBe(first);
  }, 60_000);
});
