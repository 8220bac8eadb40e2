import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findUnits } from "@mandi/launch/build/units";
import { findCheckout } from "@mandi/launch/checkout";
import { runProgram } from "@mandi/launch/process/child-program";
import type { AreaDefinition } from "@mandi/shared/area/define-area";
import { read } from "@mandi/shared/contract/read";
import { OnePages, routesFile } from "./one-pages";

const checkout = findCheckout(__dirname);
let dist: string;
let pages: OnePages;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), "mandi-one-"));
  const build = { file: "bench/src/build/cli.ts", parameters: [dist], loadsSources: true } as const;
  await runProgram({ checkout, ...build, onLine: () => undefined });
  pages = read(OnePages, JSON.parse(readFileSync(join(dist, routesFile), "utf8")));
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

function scriptsOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  return files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
}

describe("the single application that the bench compares the product with", () => {
  it("has every page of every area at its address, for the same people", () => {
    const areas = findUnits(checkout).filter(({ manifest }) => manifest === "area.json");
    const declared = areas.flatMap(({ folder }) => {
      const { routes } = (require(join(checkout, folder, "area.config.ts")) as { default: AreaDefinition }).default;
      return routes.map(({ path, roles }) => `${path} ${roles.join(" ")}`);
    });

    expect(declared.length).toBeGreaterThan(0);
    expect(pages.routes.map(({ path, roles }) => `${path} ${roles.join(" ")}`).sort()).toEqual(declared.sort());
  });

  it("has code and a hash for every page", () => {
    for (const { files } of pages.routes) {
      expect(files.some((file) => file.endsWith(".js"))).toBe(true);
      expect(files.filter((file) => !pages.integrity[file]?.startsWith("sha384-"))).toEqual([]);
    }
  });

  it("is put together by the compiler alone, without federated containers", () => {
    const scripts = scriptsOf(dist);

    expect(scripts).toContain("/commodity-products");
    expect(scripts).not.toMatch(/_retry["'\]]|left no container|initializeSharing|No hash is known for/);
  });
});
