import type { Page, Route } from "playwright-core";
import { journey } from "../harness/journey";
import type { PersonName } from "../harness/people";
import { signedIn } from "../harness/sign-in";
import type { Troubles } from "../harness/troubles";

/** How the files of an area can fail, and what the shell calls it in its report. */
type Fault = readonly [what: string, kinds: RegExp, fail: (route: Route) => Promise<void>];

const faults: readonly Fault[] = [
  ["are gone", /http/, (route) => route.fulfill({ status: 404, body: "" })],
  ["cannot be reached", /network/, (route) => route.abort("connectionrefused")],
  [
    "are a page of a proxy",
    /integrity|http|invalid-module|evaluation/,
    (route) => route.fulfill({ body: "<!doctype html>" }),
  ],
  ["were changed", /integrity/, (route) => route.fulfill({ body: "void 0;", contentType: "text/javascript" })],
  ["are cut off", /integrity|network/, cutOff],
];

const hangs: Fault = ["never arrive", /timeout/, () => new Promise(() => undefined)];

const areas: readonly [area: string, title: string, who: PersonName, address: string][] = [
  ["buyer", "Buyer area", "buyer", "/wallet"],
  ["seller", "Seller area", "seller", "/commodity-products"],
  ["transporter", "Transporter area", "transporter", "/transporter-products"],
];

describe("an area that does not load is a card in its place, and everything else lives (R-020, R-021)", () => {
  for (const [index, [area, title, who, address]] of areas.entries()) {
    // Waiting takes the shell's whole patience, twice: one area shows it for all.
    for (const [what, kinds, fail] of index === 0 ? [...faults, hangs] : faults) {
      journey(`the ${area} area, when its files ${what}`, async ({ visit }) => {
        const { page, troubles } = await visit({ session: await signedIn(who) });
        expectLoadTroubles(troubles);
        const reports = reportsOf(page);
        const files = `**/areas/${area}/**`;
        await page.goto("/");
        await page.getByRole("main").getByRole("heading").first().waitFor();
        await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
        await page.route(files, fail);

        await page.locator(`a[href="${address}"]`).first().click();

        const card = page.getByRole("alert").filter({ hasText: `${title} is not available right now` });
        await card.waitFor({ timeout: 8000 });
        expect(reports).toEqual([expect.objectContaining({ area, kind: expect.stringMatching(kinds) })]);
        await page.getByRole("contentinfo").waitFor();
        await page.getByRole("banner").getByRole("link", { name: "News" }).click();
        await page.getByRole("heading", { name: "Market News", level: 1 }).waitFor();

        await page.goBack();
        await card.waitFor({ timeout: 8000 });
        await page.unroute(files);
        await card.getByRole("button", { name: "Try again" }).click();

        await card.waitFor({ state: "detached" });
        await page.getByRole("heading", { level: 1 }).waitFor();
        await expect(page.locator("html[data-same-document]").count()).resolves.toBe(1);
      });
    }
  }
});

async function cutOff(route: Route): Promise<void> {
  const whole = await (await route.fetch()).body();
  await route.fulfill({ body: whole.subarray(0, whole.length / 2), contentType: "text/javascript" });
}

/** The browser writes of every file that failed; the journey is about what the user sees. */
function expectLoadTroubles(troubles: Troubles): void {
  troubles.expect(/Failed to load resource|integrity|request failed|preload|Loading (?:CSS )?chunk|MIME type|areas\//i);
}

/** What the shell tells the server of failures. The body of a beacon is readable only while requests are intercepted. */
function reportsOf(page: Page): unknown[] {
  const reports: unknown[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/area-report")) return;
    const report: { readonly outcome?: string } | null = request.postDataJSON();
    if (report?.outcome === "failed") reports.push(report);
  });
  return reports;
}
