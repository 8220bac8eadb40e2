import type { Page } from "playwright-core";
import { journey } from "../harness/journey";
import { signedIn } from "../harness/sign-in";

/** Each opens a text of the content desk through links: the public, buyer and seller areas have such texts. */
const texts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async policy(page) {
    await page.getByRole("contentinfo").getByRole("link", { name: "Return Policy" }).click();
    await page.waitForURL("/return-policy");
  },
  async offer(page) {
    await page.getByRole("banner").getByRole("link", { name: "Mandi" }).first().click();
    await page.waitForURL("/");
    await page.locator('main a[href^="/product-list/"]').first().click();
    await page.waitForURL(/\/product-list\//);
    await page.locator('main a[href^="/product-detail/"]').first().click();
    await page.waitForURL(/\/product-detail\//);
    await page.getByRole("heading", { name: "Delivery info" }).waitFor();
  },
  async product(page) {
    await page.getByRole("link", { name: "My Products" }).first().click();
    await page.waitForURL("/commodity-products");
    await page.locator('main a[href*="product="]').first().click();
    await page.waitForURL(/\?.*product=/);
    await page.getByRole("heading", { name: "Description" }).waitFor();
  },
};

/** The texts themselves: HTML blocks that the sanitiser accepted. */
async function wordsOf(page: Page): Promise<string[]> {
  const blocks = page.locator('[class*="-rich-"]');
  await blocks.first().waitFor();
  return (await blocks.allInnerTexts()).map((words) => words.trim());
}

describe("a text of the content desk is shown in every area of one document", () => {
  for (const order of [
    ["policy", "offer", "product", "policy"],
    ["product", "policy", "offer", "product"],
  ]) {
    journey(`in the order ${order.join(", ")}`, async ({ visit }) => {
      const { page } = await visit({ session: await signedIn("seller") });
      await page.goto("/");
      for (const name of order) {
        await texts[name]?.(page);
        const words = await wordsOf(page);
        expect([name, words.filter((text) => text === "")]).toEqual([name, []]);
      }
    });
  }
});
