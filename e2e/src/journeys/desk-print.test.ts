import type { Page } from "playwright-core";
import { journeyOfVisits } from "../harness/journey";
import { signedIn } from "../harness/sign-in";

/** As wide as A4 between its margins. */
const paper = { width: 703, height: 1000 };
const pages = [
  "/desk",
  "/desk/list/orders",
  "/desk/order/1",
  "/desk/books?section=owed",
  "/desk/books?section=journals",
];

journeyOfVisits(
  "the desk prints its queue, lists, an order and the books: their content, without rail and buttons",
  async ({ visit }) => {
    const { page } = await visit({ session: await signedIn("staff") });
    await page.setViewportSize(paper);
    for (const path of pages) {
      await page.goto(path);
      await page.getByRole("table").first().waitFor();
      await page.emulateMedia({ media: "print" });
      expect([path, await shownButtons(page)]).toEqual([path, []]);
      await page.getByRole("table").first().waitFor();
      expect(await page.getByRole("navigation", { name: "Workspace" }).isVisible()).toBe(false);
      await page.emulateMedia({ media: "screen" });
    }
  },
);

/** Buttons and fields that would be printed, except sort buttons in table heads. */
const shownButtons = (page: Page): Promise<readonly string[]> =>
  page
    .locator("main :is(button, input):not(thead *)")
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML));

journeyOfVisits("a freight bill is printed at the desk on one page of A4", async ({ visit }) => {
  const { page } = await visit({ session: await signedIn("staff") });
  await page.goto("/desk/books?section=papers&kind=freight+bill");
  await page.getByRole("link", { name: "FB/2" }).click();
  await page.getByRole("heading", { level: 1, name: "Freight bill FB/2" }).waitFor();

  await page.getByRole("heading", { name: "Total" }).waitFor();

  expect(pagesOf(await page.pdf({ format: "A4", preferCSSPageSize: true }))).toBe(1);
});

const pagesOf = (pdf: Buffer): number => [...pdf.toString("latin1").matchAll(/\/Type\s*\/Page\b[^s]/g)].length;
