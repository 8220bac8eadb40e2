import type { Page } from "playwright-core";
import { journeyOfVisits } from "../harness/journey";
import { signedIn } from "../harness/sign-in";

const entry = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Workspace" }).getByRole("link", { name });

/** Whether the name of an entry can be read; hidden, it is one pixel wide. */
async function isNamed(page: Page, name: string): Promise<boolean> {
  const box = await entry(page, name).getByText(name, { exact: true }).boundingBox();
  return (box?.width ?? 0) > 20;
}

journeyOfVisits(
  "a clerk reads the name of each icon of the rail by keyboard and by mouse, and Escape hides it without leaving the page",
  async ({ visit }) => {
    const { page } = await visit({ session: await signedIn("staff") });
    await page.goto("/desk/list/orders");
    const queue = entry(page, "Queue");
    await queue.locator("svg").waitFor();
    expect(await isNamed(page, "Queue")).toBe(false);

    await page.keyboard.press("Tab");
    await queue.focus();
    expect(await isNamed(page, "Queue")).toBe(true);
    await page.keyboard.press("Escape");
    expect(await isNamed(page, "Queue")).toBe(false);
    expect(await queue.evaluate((link) => link === document.activeElement)).toBe(true);

    await page.keyboard.press("Tab");
    expect(await isNamed(page, "Lists")).toBe(true);
    await queue.hover();
    expect(await isNamed(page, "Queue")).toBe(true);
    await page.keyboard.press("Escape");
    expect(await isNamed(page, "Queue")).toBe(false);
    expect(new URL(page.url()).pathname).toBe("/desk/list/orders");
  },
);
