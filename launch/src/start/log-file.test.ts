import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLogFile } from "./log-file";

let folder: string;
let complaints: jest.SpyInstance;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mandi-log-"));
  complaints = jest.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => {
  complaints.mockRestore();
  rmSync(folder, { recursive: true, force: true });
});

it("goes on where somebody has removed its folder", () => {
  const path = join(folder, "logs", "api.log");
  const log = openLogFile(path);
  log("one");
  rmSync(join(folder, "logs"), { recursive: true });

  log("two");

  expect(readFileSync(path, "utf8")).toBe("two\n");
  expect(complaints).not.toHaveBeenCalled();
});

it("drops what it cannot write, says so once, and writes again as soon as it can", () => {
  const path = join(folder, "logs", "api.log");
  const log = openLogFile(path);
  writeFileSync(join(folder, "logs"), "a file in place of the folder");

  log("one");
  log("two");
  rmSync(join(folder, "logs"));
  log("three");

  expect(complaints.mock.calls).toEqual([[expect.stringContaining(`${path} cannot be written`)]]);
  expect(readFileSync(path, "utf8")).toBe("three\n");
});
