import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "mandi-realm-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Two test files with this body, run one after the other by one Jest. */
function runTwoFiles(body: string): { readonly isPassed: boolean; readonly output: string } {
  mkdirSync(join(folder, "testing"), { recursive: true });
  for (const kept of ["product.js", "testing/kit.js"]) writeFileSync(join(folder, kept), "exports.users = [];");
  for (const name of ["one", "two"]) writeFileSync(join(folder, `${name}.test.js`), body);
  const config = {
    rootDir: folder,
    testEnvironment: require.resolve("./lasting-environment.cjs"),
    runtime: require.resolve("./lasting-runtime.cjs"),
    setupFilesAfterEnv: [require.resolve("./console-gate.cjs")],
    transform: {},
  };
  const options = [require.resolve("jest/bin/jest"), "--runInBand", "--verbose", "--config", JSON.stringify(config)];
  const { status, stderr } = spawnSync(process.execPath, options, { encoding: "utf8" });
  return { isPassed: status === 0, output: stderr };
}

it("modules of the product are loaded once for all test files, those of tests for each", () => {
  const { isPassed, output } = runTwoFiles(`
    it("runs", () => {
      const { users } = require("./product");
      users.push("a file");
      require("node:fs").appendFileSync("${folder}/counts", String(users.length));
      const kit = require("./testing/kit");
      kit.users.push("a file");
      expect(kit.users).toHaveLength(1);
    });`);

  expect(output).toContain("2 passed, 2 total");
  expect(isPassed).toBe(true);
  expect(readFileSync(join(folder, "counts"), "utf8")).toBe("12");
});

it("a mock ends with its test file, also for a module of the product that was loaded with it", () => {
  writeFileSync(join(folder, "reader.js"), `exports.users = require("./product").users;`);
  const { output } = runTwoFiles(`
    const { existsSync, writeFileSync } = require("node:fs");
    const isFirst = !existsSync("${folder}/has-run");
    writeFileSync("${folder}/has-run", "");
    if (isFirst) jest.doMock("./product", () => ({ users: "mocked here" }));
    it("runs", () => expect(require("./reader").users).toEqual(isFirst ? "mocked here" : []));`);

  expect(output).toContain("2 passed, 2 total");
});

it("hooks, spies and changed variables of the environment end with their test file", () => {
  const { output } = runTwoFiles(`
    const { users } = require("./product");
    let hooks = 0;
    beforeAll(() => { users.hooks = 0; });
    beforeEach(() => { users.hooks += 1; });
    it("runs", () => {
      expect(process.env.LEFT).toBeUndefined();
      process.env.LEFT = "by a file";
      expect(users.hooks).toBe(1);
      expect(jest.isMockFunction(users.push)).toBe(false);
      jest.spyOn(users, "push");
    });`);

  expect(output).toContain("2 passed, 2 total");
});

it("a failure is reported once for each file in which it occurs, with its line", () => {
  const { isPassed, output } = runTwoFiles(`
    it("runs", () => {
      expect(1).toBe(2);
    });`);

  expect(isPassed).toBe(false);
  expect(output).toContain("2 failed, 2 total");
  expect(output.match(/\((?:one|two)\.test\.js:3:17\)/g)).toHaveLength(2);
});

it("the console is watched in every file", () => {
  const { output } = runTwoFiles(`it("runs", () => console.error("A key is missing"));`);

  expect(output).toContain("2 failed, 2 total");
});
