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

const area = "seller";
const inside = "/commodity-products";
const outside = "/news-list";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mandi-version-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

journey(
  "an open tab lives through a promotion, a prune and a roll-back without a missing file, and moves on when it changes area",
  async ({ visit }) => {
    const one = (await liveSeller()).version;
    const two = await publishAnother(folder, area, one);
    const { page } = await visit({ session: await signedIn("seller") });
    const missing = missingFiles(page);
    await page.goto(inside);
    await heading(page);
    await expect(versionsIn(page)).resolves.toEqual([one]);

    await release("promote", `${area}@${two}`, "--reason", "journey");
    await release("prune", "--keep", "0");
    await page.goto(inside, { waitUntil: "commit" });
    await heading(page);
    await expect(versionsIn(page)).resolves.toEqual([two]);

    await release("rollback", area, "--reason", "journey");
    const began = performance.now();
    expect((await liveSeller()).version).toBe(one);
    expect(performance.now() - began).toBeLessThan(1000);
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
  {},
  180_000,
);

async function liveSeller() {
  const answer = await fetch(`${currentPlace().url}/release.json`);
  const document = (await answer.json()) as ReleaseDocument;
  const live = document.areas[area];
  if (!live) throw new Error("No seller area is live");
  return live;
}

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 }).first().waitFor();

async function follow(page: Page, address: string): Promise<void> {
  await page.locator(`a[href="${address}"]`).first().click();
  await page.waitForURL(address);
  await heading(page);
}

/** The versions of the area whose code this document has asked for. */
function versionsIn(page: Page): Promise<string[]> {
  return page.evaluate((name) => {
    const names = performance.getEntriesByType("resource").map((entry) => entry.name);
    const found = names.flatMap(
      (address) => new RegExp(`/areas/${name}/([0-9a-f]{16})/entry`).exec(address)?.[1] ?? [],
    );
    return [...new Set(found)];
  }, area);
}

function missingFiles(page: Page): string[] {
  const missing: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400 && /\/(?:areas|shell)\//.test(response.url())) missing.push(response.url());
  });
  return missing;
}
