import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { findCheckout } from "../checkout";
import { runProgram, startProgram } from "./child-program";
import { freePort } from "./free-port";
import { isRecord, numberField } from "./parse-json";
import { identityOf } from "./process-identity";
import { waitUntil } from "./wait-until";

const checkout = findCheckout();
const server = "launch/src/process/testing/small-server.ts";
const waiting = "api/src/platform/testing/waiting.cli.ts";

describe("a program of the product", () => {
  it("is read line by line and stops when it is told to", async () => {
    const lines: string[] = [];
    const environment = { PORT: String(await freePort()) };
    const program = startProgram({ checkout, file: server, environment, onLine: (line) => lines.push(line) });
    await waitUntil(() => (lines.includes("serving") ? true : undefined), { withinMs: 30_000, everyMs: 20 });

    await program.stop(2_000);

    expect(lines).toEqual(["OTP 9000000001 123456", "serving"]);
    expect(await program.ended).toEqual({ isClean: true, words: "exit 0" });
  });

  it("waits with its code loaded until it is told its settings, however late that is", async () => {
    const heard: string[] = [];
    const program = startProgram({ checkout, file: waiting, isHeld: true, onLine: (line) => heard.push(line) });
    await waitUntil(() => (heard.includes("loaded") ? true : undefined), { withinMs: 30_000, everyMs: 20 });
    expect(heard).toEqual(["loaded"]);

    program.tell({ PLACE: "Raipur" });

    expect(await program.ended).toEqual({ isClean: true, words: "exit 0" });
    expect(heard).toEqual(["loaded", "begins at Raipur"]);
  });

  it("runs its present source, even when that has changed since it was compiled", async () => {
    const folder = mkdtempSync(join(tmpdir(), "mandi-program-"));
    const [part, main] = [join(folder, "part.ts"), join(folder, "main.ts")];
    const heard: string[] = [];
    const run = async (words: string) => {
      writeFileSync(part, `export const words: string = ${JSON.stringify(words)};`);
      await runProgram({ checkout, file: relative(checkout, main), onLine: (line) => heard.push(line) });
    };
    writeFileSync(main, `import { words } from "./part.ts";\nconsole.log(words);`);
    try {
      await run("first");
      await run("second");
    } finally {
      rmSync(folder, { recursive: true });
    }

    expect(heard).toEqual(["first", "second"]);
  });

  it("keeps no compiled files of a deleted source once another program is compiled", async () => {
    const compiled = () => readdirSync(join(checkout, ".cache/programs"));
    const run = async (words: string) => {
      const folder = mkdtempSync(join(tmpdir(), "mandi-program-"));
      const file = relative(checkout, join(folder, "main.ts"));
      const name = file.replace(/\W+/g, "-");
      writeFileSync(join(folder, "main.ts"), `console.log(${JSON.stringify(words)});`);
      await runProgram({ checkout, file, onLine: () => undefined });
      expect(compiled()).toContain(name);
      rmSync(folder, { recursive: true });
      return name;
    };
    const first = await run("first");

    await run("second");

    expect(compiled()).not.toContain(first);
  });

  it("exits by itself when its launcher is killed", async () => {
    const tsx = createRequire(join(checkout, "launch", "package.json")).resolve("tsx");
    const launcher = fork(join(checkout, "launch/src/process/testing/small-launcher.ts"), {
      execArgv: ["--import", pathToFileURL(tsx).href],
      cwd: checkout,
      env: { ...process.env, PORT: String(await freePort()) },
    });
    const [message]: unknown[] = await once(launcher, "message");
    const pid = numberField(isRecord(message) ? message : {}, "pid") ?? 0;
    expect(identityOf(pid)).toBeDefined();

    launcher.kill("SIGKILL");

    const isGone = () => (identityOf(pid) === undefined ? true : undefined);
    expect(await waitUntil(isGone, { withinMs: 30_000, everyMs: 20 })).toBe(true);
  });

  it("reports its last lines when it fails", async () => {
    const failing = runProgram({ checkout, file: "launch/src/process/testing/nowhere.ts", onLine: () => undefined });

    await expect(failing).rejects.toThrow(/nowhere\.ts failed \(exit 1\)[\s\S]+Could not resolve/);
  });
});
