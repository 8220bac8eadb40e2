import type { SellerProductItem } from "@mandi/shared/contract/seller-product";
import type { CDPSession, Page } from "playwright-core";
import { apiOf } from "../harness/api-of";
import { type Journey, journey } from "../harness/journey";
import { addressesFor } from "../harness/release";
import { sampleAddresses } from "../harness/samples";
import { signedIn } from "../harness/sign-in";

/** A cheap phone beside this machine. */
const slowDown = 4;
const blockedAtMostMs = 1000;

journey(
  "every seller page opens without a second of blocked screen on a slow phone, with no product, one and 500",
  async ({ visit }) => {
    const phone = await slowVisit(visit);
    const { page, context } = phone;
    const products = await ownProducts(page);
    const blocked: Record<string, number> = {};
    for (const count of [0, 1, 500]) {
      await showProducts(page, products, count);
      blocked[`${count} products`] = await blockedWhile(phone, () => openPage(page, "/commodity-products"));
      const cards = await page.getByRole("article").count();
      expect(cards).toBe(Math.min(count, 20));
    }
    const own = /^\/(?:seller-|commodity-)/;
    const addresses = (await addressesFor("seller", await sampleAddresses(context))).filter((path) => own.test(path));
    expect(addresses).toHaveLength(5);
    for (const address of [...addresses, "/commodity-products?view=add", "/commodity-products?product=1"]) {
      blocked[address] = await blockedWhile(phone, () => openPage(page, address));
    }
    expect(Object.entries(blocked).filter(([, ms]) => ms > blockedAtMostMs)).toEqual([]);
  },
  {},
  120_000,
);

journey(
  "500 products stay quick on a slow phone: no letter of a fast search is lost, pages, order and a change of all prices answer at once",
  async ({ visit }) => {
    const phone = await slowVisit(visit);
    const { page } = phone;
    await showProducts(page, await ownProducts(page), 500);
    const search = page.getByRole("searchbox", { name: "Search my products" });
    const words = "tmt bar kaveri raipur 4";

    const blocked = await blockedWhile(phone, async () => {
      await openPage(page, "/commodity-products");
      await search.pressSequentially(words, { delay: 20 });
      await page.getByText(/^\d+ of 500 products$/).waitFor();
      await expect(search.inputValue()).resolves.toBe(words);
      await page.waitForURL(/q=tmt\+bar\+kaveri\+raipur\+4$/);
      await page.getByRole("button", { name: "Clear" }).click();
      await page.getByRole("link", { name: "Next", exact: true }).click();
      await page.waitForURL(/page=2/);
      await page.getByLabel("Order").selectOption("price");
      await page.waitForURL(/sort=price/);
      await page.getByRole("button", { name: "Many at once" }).click();
      await page.getByRole("menuitem", { name: "Change prices" }).click();
      await page.getByRole("textbox", { name: "Amount" }).pressSequentially("1250", { delay: 20 });
      await page.getByText("500 products to change.").waitFor();
      await page.getByText("and 450 more").waitFor();
    });

    expect(blocked).toBeLessThan(blockedAtMostMs);
  },
  {},
  120_000,
);

/** A seller's phone, four times slower than this machine, that counts how long its screen is blocked. */
async function slowVisit(visit: Journey["visit"]) {
  const opened = await visit({ session: await signedIn("seller"), screen: "phone" });
  const { page, context } = opened;
  await page.addInitScript(() => {
    const found: number[] = [];
    Object.assign(window, { longTasks: found });
    const observer = new PerformanceObserver((list) => found.push(...list.getEntries().map((task) => task.duration)));
    observer.observe({ type: "longtask", buffered: true });
  });
  const chrome = await context.newCDPSession(page);
  await chrome.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  await chrome.send("Performance.enable");
  return { ...opened, chrome };
}

async function ownProducts(page: Page): Promise<readonly SellerProductItem[]> {
  const { data } = (await apiOf(page).get("/seller/commodity-product")) as { readonly data: SellerProductItem[] };
  return data;
}

/** The list as a seller of so many products gets it: the market has none of 500. */
async function showProducts(page: Page, products: readonly SellerProductItem[], count: number): Promise<void> {
  const data = Array.from({ length: count }, (_, place) => ({
    ...products[place % products.length],
    id: 1000 + place,
  }));
  await page.route("**/api/seller/commodity-product", (route) => route.fulfill({ json: { data } }));
}

async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.waitForLoadState("networkidle");
}

type SlowPhone = Awaited<ReturnType<typeof slowVisit>>;

/** Milliseconds beyond the first 50 of every long task of the page that the act opens, summed (total blocking time). */
async function blockedWhile({ page, chrome }: SlowPhone, act: () => Promise<void>): Promise<number> {
  await act();
  const tasks = await page.evaluate(() => {
    const found: unknown = Reflect.get(window, "longTasks");
    return Array.isArray(found) ? found.map(Number) : [];
  });
  const share = await shareOfProcessor(chrome);
  return tasks.reduce((sum, ms) => sum + Math.max(0, ms * share - 50), 0);
}

/** How much of its tasks' time the page itself was at work: the rest it waited for whatever else this machine does. */
async function shareOfProcessor(chrome: CDPSession): Promise<number> {
  const { metrics } = await chrome.send("Performance.getMetrics");
  const secondsOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const [worked, lasted] = [secondsOf("ThreadTime"), secondsOf("TaskDuration")];
  expect(worked).toBeGreaterThan(0);
  return Math.min(1, worked / lasted);
}
