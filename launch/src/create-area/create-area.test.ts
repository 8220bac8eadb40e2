import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AreaRefused, createArea } from "./create-area";

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), "mandi-area-"));
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

describe("a new area", () => {
  it("has a declaration, a page, a test and a package, all under its own name", () => {
    expect(createArea(checkout, "price-alerts")).toBe("remote-price-alerts");

    const read = (file: string) => readFileSync(join(checkout, "remote-price-alerts", file), "utf8");
    expect(read("area.config.ts")).toContain('path: "/price-alerts"');
    expect(read("src/area.tsx")).toContain('webpackChunkName: "price-alerts"');
    expect(read("src/price-alerts/price-alerts.page.tsx")).toContain("function PriceAlertsPage()");
    expect(JSON.parse(read("package.json"))).toMatchObject({ name: "@mandi/remote-price-alerts" });
    expect(existsSync(join(checkout, "remote-price-alerts/src/price-alerts/price-alerts.page.test.tsx"))).toBe(true);
    expect(readFileSync(join(checkout, ".github/workflows/price-alerts.yml"), "utf8")).toContain("unit: price-alerts");
  });

  it.each(["", "Price", "price alerts", "-x", "shell"])("cannot be named %j", (name) => {
    expect(() => createArea(checkout, name)).toThrow(AreaRefused);
  });

  it("never overwrites an existing one", () => {
    cpSync(__dirname, join(checkout, "remote-seller"), { recursive: true });

    expect(() => createArea(checkout, "seller")).toThrow("remote-seller already exists.");
  });
});
