import type { Locator, Page } from "playwright-core";
import { journey, journeyOfVisits } from "../harness/journey";
import type { PersonName } from "../harness/people";
import { sampleAddresses } from "../harness/samples";
import { settle } from "../harness/settled";
import { signedIn } from "../harness/sign-in";
import type { Screen, Visit } from "../harness/visit";

/** A little less or more is not noticed. */
const nearPx = 40;

const details: readonly (readonly [who: PersonName, paths: readonly string[]])[] = [
  ["buyer", ["/product-detail/:id", "/quotation-detail/:id", "/order-details/:id"]],
  ["seller", ["/seller-quotation-detail/:id", "/seller-order-detail/:id"]],
  ["transporter", ["/transporter-product-enquiry-detail/:id"]],
  ["staff", ["/desk/order/:id"]],
];
const screens: readonly Screen[] = ["phone", "desktop"];

for (const [who, paths] of details) {
  for (const screen of screens) {
    journeyOfVisits(
      `the pages of a ${who} stand where they were left after Back, and after Forward and Back, on a ${screen}`,
      async ({ visit }) => {
        const opened = await visit({ screen, session: await signedIn(who) });
        const samples = await sampleAddresses(opened.context);
        for (const path of paths) await leaveAndReturn(opened, samples[path] ?? path);
      },
    );
  }
}

/** Reads on, opens a page of another area, and goes Back, Forward and Back. */
async function leaveAndReturn({ page }: Visit, address: string): Promise<void> {
  await page.goto(address);
  await settle(page);
  const title = await titleOf(page);
  await scrollTo(page, 1400);
  const left = await goElsewhere(page);
  const elsewhere = await titleOf(page);
  const leftElsewhere = await scrollTo(page, 300);

  await page.goBack();
  await expectPlace(page, title, left);
  await page.goForward();
  await expectPlace(page, elsewhere, leftElsewhere);
  await page.goBack();
  await expectPlace(page, title, left);
}

const lists: readonly (readonly [address: string, link: string])[] = [
  ["/product-list/:id", "/product-detail/"],
  ["/quotation-list", "/quotation-detail/"],
  ["/order-book", "/order-details/"],
];
for (const screen of screens) {
  journeyOfVisits(
    `Back from one of a list leads to its row, which has the focus, on a ${screen}`,
    async ({ visit }) => {
      const { page, context } = await visit({ screen, session: await signedIn("buyer") });
      const samples = await sampleAddresses(context);
      for (const [path, to] of lists) {
        await page.goto(samples[path] ?? path);
        await settle(page);
        const title = await titleOf(page);
        const left = await scrollTo(page, 300);
        const href = await linkInSight(page, to);
        const row = page.locator(`main a[href="${href}"]`).first();
        await row.focus();
        await page.keyboard.press("Enter");
        await page.waitForURL((url) => url.pathname.startsWith(to));
        await settle(page);

        await page.goBack();
        // The page that was left may have the same name.
        await page.waitForFunction((to) => document.activeElement?.getAttribute("href") === to, href);
        await expectPlace(page, title, left);
      }
    },
  );
}

journey(
  "the search and the menus of the header take the focus and leave the page where a person reads it",
  async ({ page }) => {
    await page.goto("/");
    await settle(page);
    const left = await scrollTo(page, 900);
    await page.keyboard.press("Control+k");
    await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "combobox");
    expect(await page.evaluate(() => window.scrollY)).toBe(left);

    await page.getByRole("banner").getByRole("link", { name: "News" }).focus();
    expect(await page.evaluate(() => window.scrollY)).toBe(left);
  },
);

const titleOf = async (page: Page): Promise<string> =>
  (await page.getByRole("heading", { level: 1 }).first().textContent()) ?? "";

/** As far as the page goes. */
function scrollTo(page: Page, top: number): Promise<number> {
  return page.evaluate((to) => {
    window.scrollTo(0, to);
    return window.scrollY;
  }, top);
}

/**
 * Opens another area: the news, on a phone from the menu; home where the header has no link to them.
 * @returns where the page stood that was left
 */
async function goElsewhere(page: Page): Promise<number> {
  const banner = page.getByRole("banner");
  const menu = banner.getByRole("button", { name: "Menu" });
  const news = page.locator('a[href="/news-list"]:visible');
  let link = banner.locator(news);
  if (await menu.isVisible()) {
    await press(page, menu);
    link = page.getByRole("dialog", { name: "Menu" }).locator(news).first();
    await link.waitFor();
  } else if ((await link.count()) === 0) link = banner.getByRole("link", { name: "Mandi, home" });
  const left = await page.evaluate(() => window.scrollY);
  await press(page, link);
  await page.waitForURL(/\/(?:news-list)?$/);
  await settle(page);
  return left;
}

/** Where it stands, as with a finger: before its own clicks the browser's driver would scroll the page. */
async function press(page: Page, what: Locator): Promise<void> {
  await what.waitFor();
  const box = await what.boundingBox();
  if (!box) throw new Error("There is nothing to press");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The address of the first link of its kind on the screen. */
async function linkInSight(page: Page, to: string): Promise<string> {
  const href = await page.evaluate((start) => {
    const links = [...document.querySelectorAll(`main a[href^="${start}"]`)];
    const seen = links.find((link) => {
      const { top, height } = link.getBoundingClientRect();
      return height > 0 && top > 80 && top < innerHeight - 80;
    });
    return seen?.getAttribute("href");
  }, to);
  if (!href) throw new Error(`No link to ${to} is in sight on ${page.url()}`);
  return href;
}

/** Once everything has arrived: a part that comes late must not move the page either. */
async function expectPlace(page: Page, title: string, top: number): Promise<void> {
  await page.getByRole("heading", { level: 1, name: title, exact: true }).first().waitFor();
  await settle(page);
  const now = await page.evaluate(() => window.scrollY);
  expect([title, Math.abs(now - top) <= nearPx ? top : now]).toEqual([title, top]);
}
