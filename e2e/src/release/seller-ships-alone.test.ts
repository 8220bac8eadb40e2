import type { Page } from "playwright-core";
import { journey } from "../harness/journey";
import { release } from "../harness/release-command";
import { signedIn } from "../harness/sign-in";
import { buildChanged } from "./changed-build";

const newTitle = {
  file: "src/products/own-products-list.tsx",
  before: "<PageHead\n        title={messages.title}",
  after: '<PageHead\n        title="Everything I sell"',
};

journey(
  "the seller area alone is changed, built, published and promoted: a buyer's open tab is not affected, and the seller sees the change when they next change area",
  async ({ visit }) => {
    const buyer = (await visit({ session: await signedIn("buyer") })).page;
    const seller = (await visit({ session: await signedIn("seller") })).page;
    await open(buyer, "/product-detail/1");
    await buyer.getByRole("button", { name: /^12 mm/ }).click();
    const written = buyer.getByRole("textbox", { name: "Quantity in MT, 12 mm" });
    await written.fill("17");
    await open(seller, "/commodity-products");
    await expect(title(seller)).resolves.toBe("My Products");
    await seller.getByRole("searchbox", { name: "Search my products" }).fill("beam");

    const { version, dist, remove } = await buildChanged("seller", newTitle);
    await release("publish", "seller", "--to", dist);
    remove();
    await release("promote", `seller@${version}`, "--reason", "journey");
    try {
      // Both tabs are unchanged.
      await expect(written.inputValue()).resolves.toBe("17");
      await expect(title(seller)).resolves.toBe("My Products");
      await expect(seller.getByRole("searchbox", { name: "Search my products" }).inputValue()).resolves.toBe("beam");

      for (const address of ["/watchlist", "/order-book", "/wallet"]) await follow(buyer, address);
      await follow(buyer, "/news-list");
      await follow(buyer, "/watchlist");
      await expect(isSameDocument(buyer)).resolves.toBe(true); // another area, but nothing new for them
      await expect(areasIn(buyer)).resolves.not.toContain("seller");

      await follow(seller, "/news-list");
      await follow(seller, "/commodity-products");
      await expect(title(seller)).resolves.toBe("Everything I sell");
      await seller.getByRole("link", { name: "Product Details" }).first().waitFor();
    } finally {
      await release("rollback", "seller", "--reason", "journey");
      await release("resume", "seller");
    }
  },
);

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 }).first();
const title = (page: Page) => heading(page).textContent();

/** Opens an address and marks the document, so that a reload would be detected. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await heading(page).waitFor();
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
}

const isSameDocument = async (page: Page) => (await page.locator("html[data-same-document]").count()) === 1;

async function follow(page: Page, address: string): Promise<void> {
  await page.locator(`a[href="${address}"]`).first().click();
  await page.waitForURL(address);
  await heading(page).waitFor();
}

/** The areas whose code this document has requested. */
function areasIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    return names.flatMap((name) => /\/areas\/([a-z-]+)\//.exec(name)?.[1] ?? []);
  });
}
