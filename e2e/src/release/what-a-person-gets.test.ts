import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import type { Page } from "playwright-core";
import { hostCookie } from "../harness/cookies";
import { type Journey, journey } from "../harness/journey";
import { currentPlace } from "../harness/place";
import { release } from "../harness/release-command";
import { signedIn } from "../harness/sign-in";
import { publishAnother } from "./another-version";

const area = "transporter";
const inside = "/transporter-products";
const quick = ["--no-smoke", "--reason", "journey"] as const;

let folder: string;
let one: string;
let two: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mandi-person-"));
  one = (await liveArea()).version;
  two = await publishAnother(folder, area, one);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function liveArea() {
  const answer = await fetch(`${currentPlace().url}/release.json`);
  const live = ((await answer.json()) as ReleaseDocument).areas[area];
  if (!live) throw new Error(`No ${area} area is live`);
  return live;
}

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 }).first().waitFor();

/** The area's version and reason in the diagnostics panel. */
async function panelOf(page: Page): Promise<readonly string[]> {
  await page.keyboard.press("Control+Alt+D");
  const row = page.getByRole("region", { name: "Diagnostics" }).getByRole("row").filter({ hasText: area });
  await row.waitFor();
  const cells = await row.getByRole("cell").allTextContents();
  await page.keyboard.press("Control+Alt+D");
  return cells.slice(0, 2);
}

/** As a tester does: opens the link that `release permit` printed, and confirms. */
async function becomeTester(page: Page, areas: string): Promise<void> {
  const { token } = JSON.parse(await release("permit", areas, "--for", "journey", "--json")) as { token: string };
  await page.goto(`/api/test-permit?token=${token}`);
  await page.getByRole("button", { name: "Start testing" }).click();
  await page.waitForURL("/");
  await heading(page);
}

async function openIn(bucket: number, { visit }: Journey): Promise<Page> {
  const { page, context } = await visit({ session: await signedIn("transporter") });
  await context.addCookies([{ ...hostCookie("__Host-mandi-bucket", String(bucket)), httpOnly: true }]);
  await page.goto(inside);
  await heading(page);
  return page;
}

journey("a link to a version that is not live has no effect without a permit, and the page says so", async (all) => {
  const { page, troubles } = await all.visit({ session: await signedIn("transporter") });
  troubles.expect(/403 \(Forbidden\)/);

  await page.goto(`${inside}?area.${area}=${two}`);
  await heading(page);

  const note = page
    .getByRole("complementary")
    .filter({ hasText: "Test versions are for testers with a valid permit." });
  await note.waitFor();
  expect(await panelOf(page)).toEqual([one, "live"]);
  await note.getByRole("button", { name: "Close" }).click();
  await note.waitFor({ state: "detached" });
  await page.goto(inside);
  await heading(page);
  expect(await panelOf(page)).toEqual([one, "live"]);
});

journey(
  "a tester opens the link of a permit, runs a published version in one tab only, sees that, and goes back with one click",
  async (all) => {
    const { page } = await all.visit({ session: await signedIn("transporter") });
    await becomeTester(page, area);

    await page.goto(`${inside}?area.${area}=${two}`);
    await heading(page);

    const badge = page.getByRole("complementary").filter({ hasText: `${area} ${two.slice(0, 8)}` });
    await badge.waitFor();
    expect(await panelOf(page)).toEqual([two, "override"]);
    await page.goto("/");
    await badge.waitFor(); // the tab keeps it
    await badge.getByRole("button").click();
    await page.getByRole("main").getByRole("heading").first().waitFor();
    await badge.waitFor({ state: "detached" });
    await page.goto(inside);
    await heading(page);
    expect(await panelOf(page)).toEqual([one, "live"]);
  },
);

journey("a trial applies only to its share of people, who stay in it, and the command line agrees", async (all) => {
  await release("canary", `${area}@${two}`, "--percent", "50", ...quick);
  try {
    const [inTrial, outside] = await Promise.all([openIn(49, all), openIn(50, all)]);

    expect(await panelOf(inTrial)).toEqual([two, "canary"]);
    expect(await panelOf(outside)).toEqual([one, "live"]);
    await inTrial.reload();
    await heading(inTrial);
    expect(await panelOf(inTrial)).toEqual([two, "canary"]);
    const told = await Promise.all(
      ["49", "50"].map((bucket) => release("explain", "--role", "transporter", "--bucket", bucket)),
    );
    expect(told[0]).toContain(`${two}  because canary`);
    expect(told[1]).toContain(`${one}  because live`);
  } finally {
    await release("canary", `${area}@${two}`, "--percent", "0");
  }
});

journey("an area that is shut shows its card, and everything else works (kill switch)", async ({ visit }) => {
  await release("disable", area, "--reason", "journey");
  try {
    const { page } = await visit({ session: await signedIn("transporter") });
    await page.goto(inside);
    await page.getByRole("alert").filter({ hasText: "Transporter area is not available right now" }).waitFor();
    await page.locator('a[href="/news-list"]').first().click();
    await page.waitForURL("/news-list");
    await heading(page);
  } finally {
    await release("enable", area);
  }
});
