import type { Page } from "playwright-core";
import { journey } from "../harness/journey";
import type { PersonName } from "../harness/people";
import { signedIn } from "../harness/sign-in";

const buying = ["/watchlist", "/quotation-list", "/order-book", "/wallet", "/address"];
const joining = ["/become-supplier", "/become-transporter"];

const menus: readonly [who: PersonName, ids: string, has: readonly string[], hasNot: readonly string[]][] = [
  ["buyer", "R-049, R-050, R-429", [...buying, ...joining], ["/commodity-products", "/transporter-products"]],
  ["seller", "R-049, R-051, R-429", [...buying, "/commodity-products"], ["/transporter-products", ...joining]],
  ["transporter", "R-049, R-052, R-429", [...buying, "/transporter-products"], ["/commodity-products", ...joining]],
];

describe("everyone sees the entries for their role in header and footer, and no others", () => {
  journey("a visitor (R-050, R-429)", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").waitFor();

    const targets = await linksIn(page, "header, nav, footer");
    expect(targets).toEqual(expect.arrayContaining(["/news-list", "/enquiry", "/login", ...joining]));
    for (const target of [...buying, "/commodity-products", "/transporter-products"]) {
      expect(targets).not.toContain(target);
    }
  });

  for (const [who, ids, has, hasNot] of menus) {
    journey(`a ${who} (${ids})`, async ({ visit }) => {
      const { page } = await visit({ session: await signedIn(who) });
      await page.goto("/");
      await page.getByRole("contentinfo").waitFor();
      await page.getByRole("banner").getByRole("button", { expanded: false }).last().click();
      await page.getByRole("button", { name: "Logout" }).waitFor();

      const targets = await linksIn(page, "header, nav, footer");
      expect(targets).toEqual(expect.arrayContaining([...has]));
      for (const target of hasNot) expect(targets).not.toContain(target);
    });
  }
});

journey("the drawer on a phone shows the person's role and leads to the profile (R-047, R-048)", async ({ visit }) => {
  const { page } = await visit({ screen: "phone", session: await signedIn("seller") });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();

  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.getByText("seller/Buyer").waitFor();
  for (const name of ["Home", "News", "Enquiry", "FAQ", "Contact Us", "About Us", "Download App", "My Products"]) {
    // What waits behind an entry follows its name.
    await drawer.getByRole("link", { name: new RegExp(`^${name}(?:\\s*\\d+ tasks? waiting)?$`) }).waitFor();
  }
  await drawer.locator('a[href="/profile"]').first().click();
  await page.waitForURL("/profile");
});

async function linksIn(page: Page, where: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const links = [...document.querySelectorAll(selector)].flatMap((part) => [
      ...part.querySelectorAll("a[href^='/']"),
    ]);
    return [...new Set(links.map((link) => link.getAttribute("href") ?? ""))];
  }, where);
}
