import type { SellerProductItem } from "@mandi/shared/contract/seller-product";
import type { Page } from "playwright-core";
import { answerInstead } from "../harness/answers";
import { apiOf } from "../harness/api-of";
import { type Journey, journey } from "../harness/journey";
import { addressesFor } from "../harness/release";
import { sampleAddresses } from "../harness/samples";
import { signedIn } from "../harness/sign-in";
import { untilQuiet } from "../harness/traffic";

/** As slow as a cheap phone, to reveal lost or late input. */
const slowDown = 4;
/** The number of products per page of the list. */
const drawnAtOnce = 20;

journey(
  "every seller page opens on a slow phone, and of 500 products only one page of the list is rendered",
  async ({ visit }) => {
    const { page, context } = await slowVisit(visit);
    const products = await ownProducts(page);
    for (const count of [0, 1, 500]) {
      await showProducts(page, products, count);
      await openPage(page, "/commodity-products");
      await expect(page.getByRole("article").count()).resolves.toBe(Math.min(count, drawnAtOnce));
    }
    const own = /^\/(?:seller-|commodity-)/;
    const addresses = (await addressesFor("seller", await sampleAddresses(context))).filter((path) => own.test(path));
    expect(addresses).toHaveLength(5);
    for (const address of [...addresses, "/commodity-products?view=add", "/commodity-products?product=1"]) {
      await openPage(page, address);
      expect(page.url()).toContain(address);
    }
  },
);

journey(
  "with 500 products on a slow phone, fast typing in the search loses no letter, and paging, sorting and changing all prices work",
  async ({ visit }) => {
    const { page } = await slowVisit(visit);
    await showProducts(page, await ownProducts(page), 500);
    const search = page.getByRole("searchbox", { name: "Search my products" });
    const words = "tmt bar kaveri raipur 4";

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
    await page.getByRole("button", { name: "Bulk actions" }).click();
    await page.getByRole("menuitem", { name: "Change prices" }).click();
    await page.getByRole("textbox", { name: "Amount" }).pressSequentially("1250", { delay: 20 });
    await page.getByText("500 products to change.").waitFor();
    await page.getByText("and 450 more").waitFor();
    await expect(page.getByRole("article").count()).resolves.toBeLessThanOrEqual(drawnAtOnce);
  },
);

/** A seller's phone, four times slower than this machine. */
async function slowVisit(visit: Journey["visit"]) {
  const opened = await visit({ session: await signedIn("seller"), screen: "phone" });
  const chrome = await opened.context.newCDPSession(opened.page);
  await chrome.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  return opened;
}

async function ownProducts(page: Page): Promise<readonly SellerProductItem[]> {
  const { data } = (await apiOf(page).get("/seller/commodity-product")) as { readonly data: SellerProductItem[] };
  return data;
}

/** The list of a seller with this many products: the demo market has none with 500. */
async function showProducts(page: Page, products: readonly SellerProductItem[], count: number): Promise<void> {
  const data = Array.from({ length: count }, (_, place) => ({
    ...products[place % products.length],
    id: 1000 + place,
  }));
  const json = { data, current_page: 1, per_page: 500, total: count, last_page: 1 };
  await answerInstead(page, "*/api/seller/commodity-product", ({ answer }) => answer({ json }));
}

async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await untilQuiet(page);
}
