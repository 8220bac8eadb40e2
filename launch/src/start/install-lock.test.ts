import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findCheckout } from "../checkout";

const lockModule = join(findCheckout(), "launch", "install-lock.mjs");

let folder: string;
let place: string;
const programs: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mandi-install-"));
  place = join(folder, ".mandi", "installing");
});
afterEach(() => {
  for (const program of programs.splice(0)) program.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** A separate start up to the lock; `text` runs in place of the installation. */
function start(text: string) {
  const program = spawn(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
       import { setTimeout as pause } from "node:timers/promises";
       import { takeInstallLock } from ${JSON.stringify(lockModule)};
       const place = ${JSON.stringify(place)};
       const say = (word) => appendFileSync(${JSON.stringify(join(folder, "said"))}, word + "\\n");
       ${text}`,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  programs.push(program);
  const output = { text: "" };
  program.stdout.on("data", (chunk) => {
    output.text += chunk;
  });
  const done = once(program, "exit").then(([code]) => ({ code, output: output.text }));
  const heard = async (word: string) => {
    while (!output.text.includes(word)) await once(program.stdout, "data");
  };
  return { program, done, heard };
}

/** A lock as a dead process leaves it. */
function leaveLock(holder: string): void {
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, "its-name"), holder);
}

const install = `const release = await takeInstallLock(place); say("in"); await pause(30); say("out"); release();`;
const takesIt = { code: 0, output: "" };

it("makes the second start wait for the first, and says for which process", async () => {
  const first = start(
    `const release = await takeInstallLock(place); console.log("has it"); await pause(1_500); release();`,
  );
  await first.heard("has it");

  const second = await start(install).done;

  expect(second).toEqual({
    code: 0,
    output: `Process ${first.program.pid} is installing the packages; waiting for it.\n`,
  });
  expect((await first.done).code).toBe(0);
  expect(readdirSync(join(folder, ".mandi"))).toEqual([]);
});

it("is free after its holder was killed", async () => {
  const killed = start(`await takeInstallLock(place); console.log("has it"); setInterval(() => {}, 1_000);`);
  await killed.heard("has it");
  killed.program.kill("SIGKILL");
  await killed.done;

  expect(await start(install).done).toEqual(takesIt);
});

it("is free when its holder's process id belongs to another process by now", async () => {
  leaveLock(JSON.stringify({ pid: process.pid, began: "another life" }));

  expect(await start(install).done).toEqual(takesIt);
});

it("is free when it names the requesting process itself, as after the restart of a container", async () => {
  const itself = `mkdirSync(place, { recursive: true });
    writeFileSync(place + "/its-name", JSON.stringify({ pid: process.pid, began: "another life" }));`;

  expect(await start(`${itself} ${install}`).done).toEqual(takesIt);
});

it("is free after a power cut while it was written", async () => {
  leaveLock("");

  expect(await start(install).done).toEqual(takesIt);
});

it("goes to one after another when many find it stale at once", async () => {
  leaveLock(JSON.stringify({ pid: process.pid, began: "another life" }));

  const ends = await Promise.all(Array.from({ length: 6 }, () => start(install).done));

  expect(ends.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0, 0]);
  const said = readFileSync(join(folder, "said"), "utf8").trim().split("\n");
  expect(said).toEqual(Array.from({ length: 6 }, () => ["in", "out"]).flat());
  expect(readdirSync(join(folder, ".mandi"))).toEqual([]);
});
