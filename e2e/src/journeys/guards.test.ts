import type { Page } from "playwright-core";
import { journey } from "../harness/journey";
import type { PersonName } from "../harness/people";
import { signedIn } from "../harness/sign-in";

const refused: readonly [who: PersonName, address: string, area: string][] = [
  ["buyer", "/commodity-products", "seller"],
  ["buyer", "/transporter-products", "transporter"],
  ["seller", "/become-supplier", "seller"],
  ["seller", "/transporter-products", "transporter"],
  ["transporter", "/commodity-products", "seller"],
];

describe("a page for others leads home, and nothing of it is downloaded (R-025, R-084 to R-091)", () => {
  for (const [who, address, area] of refused) {
    journey(`a ${who} who opens ${address}`, async ({ visit }) => {
      const { page } = await visit({ session: await signedIn(who) });
      const asked = downloadsOf(page, area);
      await page.goto(address);

      await page.waitForURL("/");
      await page.getByRole("main").getByRole("heading").first().waitFor();
      // The entry of his own area, not of the page he may not open, comes once he looks at the home page.
      expect(asked.filter((url) => area !== who || !/\/entry\.[^/]+\.js$/.test(url))).toEqual([]);
    });
  }
});

describe("a visitor who opens a guarded page comes to the login, without a byte of it (R-024, R-071 to R-083)", () => {
  for (const [address, area] of [
    ["/order-book", "buyer"],
    ["/profile", "buyer"],
    ["/commodity-products", "seller"],
    ["/become-transporter", "transporter"],
  ] as const) {
    journey(address, async ({ page }) => {
      const asked = downloadsOf(page, area);
      await page.goto(address);

      await page.waitForURL((url) => url.pathname === "/login");
      await page.getByRole("textbox", { name: "Mobile number" }).waitFor();
      expect(asked).toEqual([]);
    });
  }
});

function downloadsOf(page: Page, area: string): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(`/areas/${area}/`)) asked.push(request.url());
  });
  return asked;
}
