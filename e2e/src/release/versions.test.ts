import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import type { Page } from "playwright-core";
import { journey } from "../harness/journey";
import { currentPlace } from "../harness/place";
import { release } from "../harness/release-command";
import { signedIn } from "../harness/sign-in";
import { publishAnother } from "./another-version";

const area = "buyer";
const inside = "/watchlist";
const outside = "/news-list";
/** Pages whose code an open tab requests only on navigation. */
const others = ["/order-book", "/wallet", "/address"];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mandi-version-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

journey(
  "an open tab survives a promotion, a prune and a roll-back without a missing file, and moves to the new set when it changes area",
  async ({ visit }) => {
    const one = await liveVersion();
    const two = await publishAnother(folder, area, one);
    const session = await signedIn("buyer");
    const { page } = await visit({ session });
    const missing = missingFiles(page);
    await page.goto(inside);
    await heading(page);
    await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));

    await release("promote", `${area}@${two}`, "--no-smoke", "--reason", "journey");
    await release("prune", "--keep", "0");
    const before = await filesOf(page, one);
    for (let round = 0; round < 5; round += 1) for (const address of [...others, inside]) await follow(page, address);
    await expect(page.locator("html[data-same-document]").count()).resolves.toBe(1);
    expect((await filesOf(page, one)).length).toBeGreaterThan(before.length); // lazy parts of the version it started with
    await expect(versionsIn(page)).resolves.toEqual([one]);

    await page.goto(inside, { waitUntil: "commit" });
    await heading(page);
    await expect(versionsIn(page)).resolves.toEqual([two]);

    await release("rollback", area, "--reason", "journey");
    const fresh = (await visit({ session })).page;
    await fresh.goto(inside);
    await heading(fresh);
    await expect(versionsIn(fresh)).resolves.toEqual([one]);
    await expect(versionsIn(page)).resolves.toEqual([two]); // the open tab keeps its set …
    await follow(page, outside);
    await follow(page, inside);
    await expect(versionsIn(page)).resolves.toEqual([one]); // … until it changes area

    await release("prune", "--keep", "0");
    for (let round = 0; round < 10; round += 1) {
      await follow(page, outside);
      await follow(page, inside);
    }
    expect(missing).toEqual([]);
    await release("resume", area);
  },
);

journey(
  "a person who returns to an open tab is told that its page has a newer version, keeps what they typed, and gets the new version when they choose",
  async ({ visit }) => {
    const one = await liveVersion();
    const two = await publishAnother(folder, area, one);
    const { page } = await visit({ session: await signedIn("buyer") });
    await page.goto("/quotation-list");
    const typed = page.getByRole("main").getByRole("searchbox").first();
    await typed.fill("beam");
    await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
    await release("promote", `${area}@${two}`, "--no-smoke", "--reason", "journey");
    try {
      // A headless browser keeps every page visible, so the test sends the event of a tab that becomes visible again.
      await page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));
      const notice = page.getByRole("complementary", { name: "Newer version" });
      await notice.getByText("A newer version of this page is ready.").waitFor();
      await expect(typed.inputValue()).resolves.toBe("beam");
      await expect(page.locator("html[data-same-document]").count()).resolves.toBe(1);
      await expect(versionsIn(page)).resolves.toEqual([one]);

      await notice.getByRole("button", { name: "Reload" }).click();

      await page.locator("html:not([data-same-document])").waitFor({ state: "attached" });
      await heading(page);
      await expect(versionsIn(page)).resolves.toEqual([two]);
      await expect(notice.count()).resolves.toBe(0);
    } finally {
      await release("rollback", area, "--reason", "journey");
      await release("resume", area);
    }
  },
);

async function liveVersion(): Promise<string> {
  const answer = await fetch(`${currentPlace().url}/release.json`);
  const document = (await answer.json()) as ReleaseDocument;
  const live = document.areas[area];
  if (!live) throw new Error(`No ${area} area is live`);
  return live.version;
}

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 }).first().waitFor();

async function follow(page: Page, address: string): Promise<void> {
  await page.locator(`a[href="${address}"]`).first().click();
  await page.waitForURL(address);
  await heading(page);
}

/** The versions of the area whose code this document has requested. */
function versionsIn(page: Page): Promise<string[]> {
  return page.evaluate((name) => {
    const names = performance.getEntriesByType("resource").map((entry) => entry.name);
    const found = names.flatMap(
      (address) => new RegExp(`/areas/${name}/([0-9a-f]{16})/entry`).exec(address)?.[1] ?? [],
    );
    return [...new Set(found)];
  }, area);
}

/** The files of one version that this document has requested. */
function filesOf(page: Page, version: string): Promise<string[]> {
  return page.evaluate((base) => {
    const names = performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname);
    return [...new Set(names.filter((name) => name.startsWith(base)))];
  }, `/areas/${area}/${version}/`);
}

function missingFiles(page: Page): string[] {
  const missing: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400 && /\/(?:areas|shell)\//.test(response.url())) missing.push(response.url());
  });
  return missing;
}
