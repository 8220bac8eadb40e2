import { join } from "node:path";
import { findUnits } from "@mandi/launch/build/units";
import { findCheckout } from "@mandi/launch/checkout";
import { runProgram } from "@mandi/launch/process/child-program";
import { budgetsOf, pageLimit, shellBytes, shellLimit } from "./budgets";
import { steadyPageBytes } from "./steady-page";

const checkout = findCheckout(__dirname);

beforeAll(() => runProgram({ checkout, file: "launch/src/build/build-all.ts", onLine: () => undefined }), 300_000);

const shellDist = join(checkout, "shell", "dist");
const areaDists = () =>
  findUnits(checkout)
    .filter(({ manifest }) => manifest === "area.json")
    .map(({ folder }) => join(checkout, folder, "dist"));

it("a page stays small even when every area has a previous version and one has a trial", async () => {
  const bytes = await steadyPageBytes(shellDist, areaDists());

  expect(bytes).toBeGreaterThan(5000);
  expect(bytes).toBeLessThanOrEqual(pageLimit);
});

it("the shell's main script, which every first visit waits for, is within its target", async () => {
  expect(await shellBytes(shellDist)).toBeLessThanOrEqual(shellLimit);
});

it("the heaviest first page of each area is within the promotion's budget", async () => {
  const pages = (await budgetsOf(shellDist, areaDists())).filter(({ what }) => what.includes("first page"));

  expect(pages.filter(({ bytes, limitBytes }) => bytes > limitBytes)).toEqual([]);
  expect(pages).toHaveLength(areaDists().length);
});
