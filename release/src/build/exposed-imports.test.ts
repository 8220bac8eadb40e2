import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assertLazyPages } from "./exposed-imports";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mandi-area-"));
  mkdirSync(join(folder, "src"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function exposes(source: string): Promise<void> {
  writeFileSync(join(folder, "src/area.tsx"), source);
  return assertLazyPages(folder);
}

describe("the module that an area exposes", () => {
  it("may import types and load pages when they are asked for", async () => {
    await expect(
      exposes(`import type { RouteObject } from "react-router-dom";
        export const routes: RouteObject[] = [{ path: "/a", lazy: () => import(/* webpackChunkName: "a" */ "./a.page") }];`),
    ).resolves.toBeUndefined();
  });

  it.each([
    ['import { page } from "./page";', "./page"],
    ['import "./area.css";', "./area.css"],
    ['import {\n  useState,\n} from "react";', "react"],
    ['export { routes } from "./routes";', "./routes"],
  ])("is refused when it contains %p: it runs before the shell has provided its modules", async (line, what) => {
    await expect(exposes(`import type { A } from "./a";\n${line}\n`)).rejects.toThrow(
      `src/area.tsx imports ${what} at once`,
    );
  });
});
