import type { AreaReport } from "@mandi/shared/contract/release/area-report";
import type { Page } from "playwright-core";
import { areaReports } from "../harness/area-reports";
import { journey } from "../harness/journey";
import { signedIn } from "../harness/sign-in";
import { untilQuiet } from "../harness/traffic";

/** The areas that a page has reported to the server as shown. */
function seenAreas(reports: readonly AreaReport[]): readonly string[] {
  return reports.filter(({ outcome }) => outcome === "loaded").map(({ area }) => area);
}

const content = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 }).first().waitFor();

journey("pointing at a link prefetches its page, and the area counts as shown only once it is", async ({ visit }) => {
  const { page } = await visit({ session: await signedIn("seller") });
  const reports = await areaReports(page);
  const fetched = page.waitForResponse(/\/areas\/seller\/[0-9a-f]{16}\/static\/js\/async\/own-products\./);
  await page.goto("/");
  await content(page);

  const link = page.getByRole("link", { name: "My Products" }).first();
  await link.hover();
  await fetched;
  await untilQuiet(page);
  expect(seenAreas(reports)).toEqual(["public"]);

  const told = page.waitForRequest("**/api/area-report");
  await link.click();
  await page.waitForURL("/commodity-products");
  await content(page);
  await told;
  await untilQuiet(page);
  expect(seenAreas(reports)).toEqual(["public", "seller"]);
});

/** Longer than the shell waits for a quiet moment of the page, and the browser for an idle one. */
const quietMs = 10_000;

/** Areas whose code is requested while this page is open, without any action of the person. */
async function areasBegun(page: Page): Promise<readonly string[]> {
  const begun = new Set<string>();
  page.on("request", (request) => {
    const area = /\/areas\/([a-z]+)\/[0-9a-f]{16}\/entry\./.exec(request.url())?.[1];
    if (area) begun.add(area);
  });
  await page.clock.install();
  await page.goto("/");
  await content(page);
  await page.clock.runFor(quietMs);
  await untilQuiet(page);
  return [...begun].toSorted();
}

journey("a person's own areas are prefetched while they read; a visitor's page prefetches none", async ({ visit }) => {
  const seller = await visit({ session: await signedIn("seller") });
  expect(await areasBegun(seller.page)).toEqual(["buyer", "public", "seller"]);

  const stranger = await visit();
  expect(await areasBegun(stranger.page)).toEqual(["public"]);

  const saver = await visit({ session: await signedIn("seller") });
  await saver.page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  expect(await areasBegun(saver.page)).toEqual(["public"]);
});
