import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkout } from "../contract/contract-types";
import { namedUnits } from "./release-order";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "mandi-area-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it("needs no build for rolling back a named area or for reading commands: a fresh clone is enough", async () => {
  expect(await namedUnits("rollback", ["mill"], folder)).toEqual(["mill"]);
  expect(await namedUnits("status", [], folder)).toEqual([]);
  await expect(namedUnits("promote", [], folder)).rejects.toThrow("There is no build");
});

it.each([["status"], ["dev"], ["dev", "--alone", "--port", "none"]])(
  "reports what is missing with exit code 2, as for every invalid command line: %s",
  (...parameters) => {
    const { status, stderr } = mandiArea(parameters);

    expect(status).toBe(2);
    expect(stderr).toMatch(/^(?:Where is the product|Against which product|none is no port)/);
  },
);

it("describes the output of other tools without a product", async () => {
  const dist = path.join(folder, "dist");
  const config = path.join(folder, "area.config.json");
  const routes = [{ path: "/mill", roles: ["seller"], title: "Mill" }];
  const container = { container: "mill_1", entry: "remote.js", requires: { react: "^19.0.0" } };
  await mkdir(dist);
  await writeFile(path.join(dist, "remote.js"), "/* container */");
  await writeFile(
    config,
    JSON.stringify({ name: "mill", title: "Mill", api: "^1.0.0", routes, menu: [], ...container }),
  );

  const { status, stdout } = mandiArea(["describe", dist, "--as", config]);

  expect(status).toBe(0);
  expect(stdout).toMatch(/^mill@[0-9a-f]{16} described: container mill_1 in remote\.js, 1 file\. Next: publish mill /);
  expect(existsSync(path.join(dist, "area.json"))).toBe(true);
});

function mandiArea(parameters: readonly string[]) {
  const main = path.join(checkout, "area-kit/src/command/main.ts");
  const { PRODUCT_URL: _, ...env } = process.env;
  const options = { cwd: path.join(checkout, "area-kit"), env, encoding: "utf8" } as const;
  return spawnSync(process.execPath, ["--import", "tsx", main, ...parameters], options);
}
