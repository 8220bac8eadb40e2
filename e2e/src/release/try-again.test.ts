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

const inside = "/commodity-products";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mandi-try-again-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const card = (page: Page) => page.getByRole("alert").filter({ hasText: "Seller area is not available right now" });
const tryAgain = (page: Page) => card(page).getByRole("button", { name: "Try again" }).click();
const products = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1, name: "My Products" });

journey('"Try again" opens an area that was enabled again in the meantime', async ({ visit }) => {
  await release("disable", "seller", "--reason", "journey");
  const { page } = await visit({ session: await signedIn("seller") });
  await page.goto(inside);
  await tryAgain(page); // still shut
  await card(page).waitFor();

  await release("enable", "seller");
  await tryAgain(page);

  await products(page).waitFor();
  await expect(page.evaluate(() => location.pathname)).resolves.toBe(inside);
});

journey(
  '"Try again" loads the version that repairs what is broken, and otherwise retries in place',
  async ({ visit }) => {
    const one = await liveVersion();
    const two = await publishAnother(folder, "seller", one);
    const { page, troubles } = await visit({ session: await signedIn("seller") });
    troubles.expect(/./); // The browser logs every file that fails; the journey is about what the user sees.
    await page.route(
      ({ pathname }) => pathname.startsWith("/areas/seller/") && !pathname.includes(two),
      (route) => route.abort(),
    );
    await page.goto(inside);
    await card(page).waitFor();
    await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
    await tryAgain(page);
    await card(page).getByRole("button", { name: "Try again", disabled: false }).waitFor();
    await expect(page.locator("html[data-same-document]").count()).resolves.toBe(1);

    await release("promote", `seller@${two}`, "--no-smoke", "--reason", "journey");
    await tryAgain(page);

    await products(page).waitFor();
    await expect(page.locator("html[data-same-document]").count()).resolves.toBe(0);
    await release("rollback", "seller", "--reason", "journey");
    await release("resume", "seller");
  },
);

async function liveVersion(): Promise<string> {
  const answer = await fetch(`${currentPlace().url}/release.json`);
  const document = (await answer.json()) as ReleaseDocument;
  return document.areas["seller"]?.version ?? "";
}
