import { waitUntil } from "@mandi/launch/process/wait-until";
import { areaReports, failuresIn } from "../harness/area-reports";
import { emptyPage } from "../harness/empty-page";
import { lastingVisits } from "../harness/lasting-visits";
import type { PersonName } from "../harness/people";
import { currentPlace } from "../harness/place";
import type { Visit } from "../harness/visit";
import { changeRelease, type Fault, faultTable } from "./area-faults";
import { type DrippingProxy, dripCookie, startDrippingProxy } from "./dripping-proxy";

/** One page of each area, reached by a link of the header or a menu, and a page of another area. */
const places = [
  { area: "public", title: "Public area", who: "buyer", from: "/watchlist", to: "/news-list", beside: "/watchlist" },
  { area: "buyer", title: "Buyer area", who: "buyer", from: "/", to: "/watchlist", beside: "/news-list" },
  { area: "seller", title: "Seller area", who: "seller", from: "/", to: "/commodity-products", beside: "/news-list" },
  {
    area: "transporter",
    title: "Transporter area",
    who: "transporter",
    from: "/",
    to: "/transporter-products",
    beside: "/news-list",
  },
  { area: "desk", title: "Desk", who: "staff", from: "/", to: "/desk", beside: "/", isInMenu: true },
] as const satisfies readonly Place[];

interface Place {
  readonly area: string;
  readonly title: string;
  readonly who: PersonName;
  readonly from: string;
  readonly to: string;
  readonly beside: string;
  /** Its link is in the menu of the person, and its page beside a rail instead of above a footer. */
  readonly isInMenu?: boolean;
}

/** Each place has its own visit, which lasts for all faults. */
const visited = places.map((place: Place) => ({ place, visitOf: lastingVisits([place.who]) }));

let drip: DrippingProxy | undefined;
beforeAll(async () => {
  drip = await startDrippingProxy(currentPlace().url);
});
afterAll(() => drip?.stop());

describe("whatever happens to an area's files, the rest of the product works (R-020, R-021)", () => {
  for (const fault of faultTable(() => drip?.url ?? "")) {
    it(`each area, when its files ${fault.what}`, async () => {
      const ways = visited.map(({ place, visitOf }) => suffer(visitOf(place.who), fault, place));
      // All are finished with their page before the next fault uses it.
      for (const ended of await Promise.allSettled(ways)) if (ended.status === "rejected") throw ended.reason;
    });
  }
});

async function suffer({ page, context, troubles }: Visit, fault: Fault, place: Place): Promise<void> {
  const { area, title, from, to, beside, isInMenu = false } = place;
  troubles.expect(/./); // The browser logs every file that fails; the journey is about what the user sees.
  await emptyPage(page, "drop");
  await context.clearCookies({ name: dripCookie });
  const reports = await areaReports(page);
  await changeRelease(page, area, (live) => live, !fault.kinds.test("timeout"));
  const repair = await fault.begin(page, area, to);
  // A file of an area that is fetched ahead and never arrives delays the page's load event.
  await page.goto(`${fault.origin?.() ?? ""}${from}`, { waitUntil: "commit" });
  // Ignores the gate, which has its own heading and then reloads the page when a busy machine answers late.
  await page.locator("#app:not([inert])").getByRole("main").getByRole("heading").first().waitFor();
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));

  if (isInMenu) await page.getByRole("banner").locator("button[aria-controls]").click();
  await page.locator(`a[href="${to}"]`).first().click();

  const card = page.getByRole("alert").filter({ hasText: `${title} is not available right now` });
  if (fault.isBesideThePage) await page.getByRole("heading", { name: "The page is well" }).waitFor();
  else await card.waitFor();
  const frame = isInMenu ? page.getByRole("navigation", { name: "Workspace" }) : page.getByRole("contentinfo");
  await frame.waitFor();
  await waitUntil(() => failuresIn(reports).length || undefined, { withinMs: 30_000, everyMs: 50 });
  expect(failuresIn(reports)).toEqual([expect.objectContaining({ area, kind: expect.stringMatching(fault.kinds) })]);

  await page.locator(`a[href="${beside}"]`).first().click();
  await page.waitForURL(`**${beside}`, { waitUntil: "commit" });
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  const cookies = await context.cookies();
  expect(cookies.filter(({ name }) => name === "__Host-mandi-token")).toHaveLength(1);
  if (fault.isBesideThePage) return;

  await page.goBack({ waitUntil: "commit" });
  await card.waitFor();
  await repair();
  await card.getByRole("button", { name: "Try again" }).click();
  await card.waitFor({ state: "detached" });
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  await expect(page.locator("html[data-same-document]").count()).resolves.toBe(1);
}
