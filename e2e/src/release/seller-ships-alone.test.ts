import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { findCheckout } from "@mandi/launch/checkout";
import { runProgram } from "@mandi/launch/process/child-program";
import type { Page } from "playwright-core";
import { journey } from "../harness/journey";
import { release } from "../harness/release-command";
import { signedIn } from "../harness/sign-in";

const checkout = findCheckout();
let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "mandi-seller-")), "remote-seller");
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

journey(
  "the seller area alone is changed, built, published and promoted: a buyer's open tab notices nothing, the seller sees the change when he next changes area",
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

    const version = await changeAndBuild();
    await release("publish", "seller", "--to", join(folder, "dist"));
    await release("promote", `seller@${version}`, "--reason", "journey");
    try {
      // Both tabs stand as they stood.
      await expect(written.inputValue()).resolves.toBe("17");
      await expect(title(seller)).resolves.toBe("My Products");
      await expect(seller.getByRole("searchbox", { name: "Search my products" }).inputValue()).resolves.toBe("beam");

      for (const address of ["/watchlist", "/order-book", "/wallet"]) await follow(buyer, address);
      await expect(isSameDocument(buyer)).resolves.toBe(true);
      await follow(buyer, "/news-list");
      await follow(buyer, "/watchlist");
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
  {},
  180_000,
);

/** What a team does: its own sources, one text changed, and the build of its area. @returns the new version. */
async function changeAndBuild(): Promise<string> {
  const own = join(checkout, "remote-seller");
  cpSync(own, folder, { recursive: true, filter: (path) => !/node_modules|dist$/.test(relative(own, path)) });
  cpSync(join(checkout, "tsconfig.base.json"), join(folder, "../tsconfig.base.json"));
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync(join(own, "node_modules"))) {
    symlinkSync(join(own, "node_modules", name), join(folder, "node_modules", name));
  }
  const list = join(folder, "src/products/own-products-list.tsx");
  const source = readFileSync(list, "utf8");
  const changed = source.replace(
    "<PageHead\n        title={words.title}",
    '<PageHead\n        title="Everything I sell"',
  );
  expect(changed).not.toBe(source);
  writeFileSync(list, changed);
  await runProgram({
    checkout,
    file: "release/src/build/cli.ts",
    parameters: [relative(checkout, folder)],
    onLine: () => undefined,
  });
  const { version } = JSON.parse(readFileSync(join(folder, "dist/area.json"), "utf8")) as { readonly version: string };
  return version;
}

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 }).first();
const title = (page: Page) => heading(page).textContent();

/** Opens an address and marks the document, so that a reload would show. */
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

/** The areas whose code this document has asked for. */
function areasIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    return names.flatMap((name) => /\/areas\/([a-z-]+)\//.exec(name)?.[1] ?? []);
  });
}
