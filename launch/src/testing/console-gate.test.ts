import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Runs one test body under the console gate in a separate Jest. @returns that Jest's output. */
function runUnderGate(body: string): string {
  const directory = mkdtempSync(join(tmpdir(), "mandi-gate-"));
  try {
    writeFileSync(join(directory, "gate.test.js"), `it("runs", () => { ${body} });`);
    const config = { rootDir: directory, setupFilesAfterEnv: [require.resolve("./console-gate.cjs")], transform: {} };
    const jest = require.resolve("jest/bin/jest");
    execFileSync(process.execPath, [jest, "--config", JSON.stringify(config)], { encoding: "utf8", stdio: "pipe" });
    return "passed";
  } catch (error) {
    return error instanceof Error && "stderr" in error ? String(error.stderr) : String(error);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

describe("the console gate", () => {
  it.each([
    ["fails a test that writes an error", 'console.error("Each child needs a key")', "console.error: Each child needs"],
    ["fails a test that writes a warning", 'console.warn("deprecated")', "console.warn: deprecated"],
    ["fails a test whose expected error never occurred", 'expectConsole("gone")', "never written: gone"],
    ["passes a silent test", "", "passed"],
  ])("%s", (_what, body, outcome) => {
    expect(runUnderGate(body)).toContain(outcome);
  });
});
