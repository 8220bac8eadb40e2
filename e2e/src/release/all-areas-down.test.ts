import type { Page, Route } from "playwright-core";
import { journeyOfVisits } from "../harness/journey";
import { signedIn } from "../harness/sign-in";

/** Ways in which the files of all areas can be unavailable at once. */
const ways: readonly (readonly [what: string, answer: (route: Route) => Promise<void>])[] = [
  ["are refused", (route) => route.abort("connectionrefused")],
  ["are gone (404)", (route) => route.fulfill({ status: 404, body: "" })],
  ["never arrive", () => new Promise<never>(() => undefined)],
];

const filesOf = (area: string) => `**/areas/${area}/**`;
const areas = ["public", "buyer", "seller", "transporter", "desk"] as const;

const card = (page: Page, title: string) =>
  page.getByRole("alert").filter({ hasText: `${title} is not available right now` });

for (const [what, answer] of ways) {
  journeyOfVisits(
    `when the files of all areas ${what}, the page says so between header and footer, and each area recovers separately (R-020)`,
    async ({ visit }) => {
      const { page, troubles } = await visit({ session: await signedIn("seller") });
      troubles.expect(/./); // The browser logs every file that fails; the journey is about what the user sees.
      for (const area of areas) {
        await page.route(filesOf(area), (route) => answer(route).catch(() => undefined));
      }

      await page.goto("/", { waitUntil: "commit" }); // Files that never arrive delay the page's load event.

      const home = card(page, "Public area");
      await home.getByText("The other parts of Mandi still work.").waitFor();
      await page.getByRole("banner").waitFor();
      await page.getByRole("contentinfo").waitFor();
      await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
      await home.getByRole("button", { name: "Try again" }).click();
      await home.getByRole("button", { name: "Try again", disabled: false }).waitFor();

      await page.locator('a[href="/commodity-products"]').first().click();
      const products = card(page, "Seller area");
      await products.waitFor();
      await page.unroute(filesOf("seller"));
      await products.getByRole("button", { name: "Try again" }).click();
      await page.getByRole("main").getByRole("heading", { level: 1, name: "My Products" }).waitFor();

      await page.goBack({ waitUntil: "commit" });
      await home.waitFor();
      await page.unroute(filesOf("public"));
      await home.getByRole("button", { name: "Try again" }).click();
      await home.waitFor({ state: "detached" });
      await page.getByRole("main").getByRole("heading").first().waitFor();
      await expect(page.locator("html[data-same-document]").count()).resolves.toBe(1);
    },
  );
}

journeyOfVisits(
  "the desk keeps its rail and says that it is not available while all areas are down",
  async ({ visit }) => {
    const { page, troubles } = await visit({ session: await signedIn("staff") });
    troubles.expect(/./);
    await page.route("**/areas/**", (route) => route.fulfill({ status: 404, body: "" }));

    await page.goto("/desk");

    const desk = card(page, "Desk");
    await desk.getByText("The other parts of Mandi still work.").waitFor();
    await page.getByRole("banner").waitFor();
    await page.unroute("**/areas/**");
    await desk.getByRole("button", { name: "Try again" }).click();
    await desk.waitFor({ state: "detached" });
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  },
);
