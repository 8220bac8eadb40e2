import type { Page } from "playwright-core";
import { answerInstead } from "../harness/answers";
import type { Asked } from "../harness/asked";
import { journeyOfVisits } from "../harness/journey";
import { signedIn } from "../harness/sign-in";

/** Ways in which the files of all areas can be unavailable at once. */
const ways: readonly (readonly [what: string, act: (asked: Asked) => Promise<void>])[] = [
  ["are refused", ({ fail }) => fail("ConnectionRefused")],
  ["are gone (404)", ({ answer }) => answer({ status: 404 })],
  ["never arrive", () => new Promise<never>(() => undefined)],
];

const filesOf = (area: string) => `*/areas/${area}/*`;
const areas = ["public", "buyer", "seller", "transporter", "desk"] as const;

const card = (page: Page, title: string) =>
  page.getByRole("alert").filter({ hasText: `${title} is not available right now` });

for (const [what, act] of ways) {
  journeyOfVisits(
    `when the files of all areas ${what}, the page says so between header and footer, and each area recovers separately (R-020)`,
    async ({ visit }) => {
      const { page, troubles } = await visit({ session: await signedIn("seller") });
      troubles.expect(/./); // The browser logs every file that fails; the journey is about what the user sees.
      const mend: Record<string, () => Promise<void>> = {};
      for (const area of areas) mend[area] = await answerInstead(page, filesOf(area), act);

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
      await mend["seller"]?.();
      await products.getByRole("button", { name: "Try again" }).click();
      await page.getByRole("main").getByRole("heading", { level: 1, name: "My Products" }).waitFor();

      await page.goBack({ waitUntil: "commit" });
      await home.waitFor();
      await mend["public"]?.();
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
    const mend = await answerInstead(page, "*/areas/*", ({ answer }) => answer({ status: 404 }));

    await page.goto("/desk");

    const desk = card(page, "Desk");
    await desk.getByText("The other parts of Mandi still work.").waitFor();
    await page.getByRole("banner").waitFor();
    await mend();
    await desk.getByRole("button", { name: "Try again" }).click();
    await desk.waitFor({ state: "detached" });
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  },
);
