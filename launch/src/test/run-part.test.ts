import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { identityOf } from "../process/process-identity";
import { waitUntil } from "../process/wait-until";
import type { Part } from "./part";
import { runPart } from "./run-part";

const folder = mkdtempSync(join(tmpdir(), "mandi-part-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function part(program: string, change: Partial<Part> = {}): Part {
  return {
    name: "a part",
    command: ["-e", program],
    outputFile: join(folder, "a-part.log"),
    withinMs: 20_000,
    ...change,
  };
}

describe("a part of npm test", () => {
  it("counts the tests in its result file", async () => {
    const resultFile = join(folder, "three.json");
    const account = JSON.stringify({ numPassedTests: 3, numFailedTests: 0 });
    const program = `require("fs").writeFileSync(${JSON.stringify(resultFile)}, ${JSON.stringify(account)})`;

    const outcome = await runPart(part(program, { resultFile }), folder).outcome;

    expect(outcome).toMatchObject({ hasSucceeded: true, passed: 3, failed: 0 });
  });

  it("fails with its whole output when its program fails", async () => {
    const outcome = await runPart(part('console.log("why"); process.exit(7)'), folder).outcome;

    expect(outcome).toMatchObject({ hasSucceeded: false, failed: 1, output: "why\n" });
  });

  it("fails when the result file is missing, even if the program exits with 0", async () => {
    const outcome = await runPart(part("0", { resultFile: join(folder, "none.json") }), folder).outcome;

    expect(outcome).toMatchObject({ hasSucceeded: false, failed: 1 });
  });

  it("fails when its tests leave something running, although all of them passed", async () => {
    const resultFile = join(folder, "leaking.json");
    const account = JSON.stringify({ numPassedTests: 3, numFailedTests: 0 });
    const words = "A worker process has failed to exit gracefully and has been force exited.";
    const program = `require("fs").writeFileSync(${JSON.stringify(resultFile)}, ${JSON.stringify(account)}); console.log("${words}")`;

    const outcome = await runPart(part(program, { resultFile }), folder).outcome;

    expect(outcome).toMatchObject({ hasSucceeded: false, passed: 3, failed: 1 });
  });

  it("is stopped when it does not end, and nothing of it remains", async () => {
    const child = 'require("child_process").spawn("sleep", ["60"], { stdio: "inherit" })';
    const program = `console.log(${child}.pid); setInterval(() => 0, 1000)`;

    const outcome = await runPart(part(program, { withinMs: 1_500 }), folder).outcome;

    expect(outcome.hasSucceeded).toBe(false);
    expect(outcome.output).toContain("did not end within");
    const left = Number.parseInt(outcome.output, 10);
    const isGone = () => (identityOf(left) === undefined ? true : undefined);
    expect(await waitUntil(isGone, { withinMs: 30_000, everyMs: 20 })).toBe(true);
  });
});
