import type { Page } from "playwright-core";
import { journey } from "../harness/journey";
import { signIn } from "../harness/sign-in";

const toast = (page: Page) => page.getByRole("status").filter({ hasText: "You are logged out!!" });

/** Logged in, on a public page, with the clock stopped from now on. */
async function readyToLeave(page: Page, phone: string): Promise<void> {
  await page.clock.install();
  await signIn(page, phone);
  await page.goto("/news-list");
  await page.getByRole("banner").getByRole("button", { expanded: false }).last().click();
  await page.getByRole("button", { name: "Logout" }).waitFor();
  await page.clock.pauseAt(new Date(Date.now() + 24 * 3_600_000));
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

journey("a logout leads home after one second, not before (R-032, R-404)", async ({ page }) => {
  await readyToLeave(page, "9123400011");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Login/Register" }).waitFor();

  await page.clock.runFor(999);
  expect(pathOf(page)).toBe("/news-list");

  await page.clock.runFor(1);
  await page.waitForURL("/");
});

journey(
  "a toast appears at the top right, stays for two seconds, and can be dragged away (R-035, R-404)",
  async ({ page }) => {
    await signIn(page, "9123400012");
    await page.goto("/news-list");
    await page.getByRole("banner").getByRole("button", { expanded: false }).last().click();
    await page.getByRole("button", { name: "Logout" }).click();
    await toast(page).hover(); // Hovering keeps it open, so that a slow machine can check it.

    const timer = toast(page).locator("[role='progressbar']");
    await expect(timer.evaluate((element) => getComputedStyle(element).animationDuration)).resolves.toBe("2s");
    const box = await toast(page).boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    if (box === null) throw new Error("The toast has no place on the screen");
    expect(box.x).toBeGreaterThan(width / 2);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y).toBeLessThan(160);

    const [x, y] = [box.x + 40, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + box.width, y, { steps: 10 });
    await page.mouse.up();
    await toast(page).waitFor({ state: "detached" });
  },
);
