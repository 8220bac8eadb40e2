import type { AreaReport } from "@mandi/shared/contract/release/area-report";
import { promote } from "../../plan/steps/promote";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { buildWebServer } from "../web-server";

let world: ReleaseWorld;
let seller: string;
let told: jest.SpyInstance;
beforeEach(async () => {
  told = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  world = await releaseWorld();
  seller = await world.publishedArea("seller", "one");
  await promote(world.store, { shell: await world.publishedShell(), seller }, { who: "asha", why: "first" });
});
afterEach(async () => {
  told.mockRestore();
  await world.remove();
});

const report = (change: Partial<AreaReport> = {}): AreaReport => ({
  area: "seller",
  version: seller,
  revision: 1,
  bucket: 7,
  outcome: "failed",
  kind: "evaluation",
  duration_ms: 12,
  reference: "AB12CD34",
  message: "x is undefined",
  ...change,
});

async function linesAfter(reports: readonly AreaReport[], from: (index: number) => string = () => "203.0.113.9") {
  const { store, storeFolder } = world;
  const web = await buildWebServer({ store, storeFolder, apiUrl: "http://127.0.0.1:9" });
  for (const [index, payload] of reports.entries())
    await web.inject({ method: "POST", url: "/api/area-report", payload, remoteAddress: from(index) });
  await web.close();
  return told.mock.calls.map(([text]) => String(text)).filter((text) => text.includes("seller@"));
}

it("logs the failure under the reference that the person was shown", async () => {
  expect(await linesAfter([report()])).toEqual([`AB12CD34 seller@${seller} evaluation: "x is undefined"\n`]);
});

it("logs nothing about a page that loaded", async () => {
  expect(await linesAfter([report({ outcome: "loaded", kind: "", message: "" })])).toEqual([]);
});

it("keeps personal data out of the log: numbers, addresses and e-mails", async () => {
  const message = "no account 9876543210 of asha@example.com at https://elsewhere.example/?pan=ABCDE1234F";
  const [line] = await linesAfter([report({ message })]);

  expect(line).toBe(`AB12CD34 seller@${seller} evaluation: "no account \\u2026 of \\u2026 at \\u2026"\n`);
});

it("does not let a report forge a log line or control the terminal", async () => {
  const [line = "", ...more] = await linesAfter([
    report({ message: 'a"\nFAKE line\u001b[2J\u2028\u009b', reference: "A\nB" }),
  ]);

  expect(more).toEqual([]);
  expect(line).toMatch(/^[\x20-\x7e]+\n$/);
});

it("writes at most six lines per person and sixty in all per minute", async () => {
  const many = Array.from({ length: 20 }, () => report());
  expect(await linesAfter(many)).toHaveLength(6);

  told.mockClear();
  const crowd = Array.from({ length: 90 }, () => report());
  expect(await linesAfter(crowd, (index) => `203.0.113.${index}`)).toHaveLength(60);
});
