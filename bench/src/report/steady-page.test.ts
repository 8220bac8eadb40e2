import { join } from "node:path";
import { findUnits } from "@mandi/launch/build/units";
import { findCheckout } from "@mandi/launch/checkout";
import { runProgram } from "@mandi/launch/process/child-program";
import { mayPage, mostShell, shellBytes } from "./budgets";
import { steadyPageBytes } from "./steady-page";

const checkout = findCheckout(__dirname);

beforeAll(() => runProgram({ checkout, file: "launch/src/build/build-all.ts", onLine: () => undefined }), 300_000);

it("a page stays small also when every area has a version before it and one has a trial", async () => {
  const dists = findUnits(checkout)
    .filter(({ manifest }) => manifest === "area.json")
    .map(({ folder }) => join(checkout, folder, "dist"));

  const bytes = await steadyPageBytes(join(checkout, "shell", "dist"), dists);

  expect(bytes).toBeGreaterThan(5000);
  expect(bytes).toBeLessThanOrEqual(mayPage);
});

it("the shell's main script, which every first visit waits for, costs no more than it did", async () => {
  expect(await shellBytes(join(checkout, "shell", "dist"))).toBeLessThanOrEqual(mostShell);
});
