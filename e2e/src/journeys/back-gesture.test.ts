import type { Page } from "playwright-core";
import { journeyOfVisits } from "../harness/journey";

/**
 * Turns Escape into what Android's back gesture is: a close request of the browser, of which the page gets no key.
 */
async function giveBackGesture(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() =>
    window.addEventListener("keydown", (event) => event.key === "Escape" && event.stopImmediatePropagation(), true),
  );
  return () => page.keyboard.press("Escape");
}

journeyOfVisits("Back closes the filters and the menu of a phone, and the list stays", async ({ visit }) => {
  const { page } = await visit({ screen: "phone" });
  const back = await giveBackGesture(page);
  await page.goto("/");
  await page.locator('main a[href^="/product-list/"]').first().click();
  await page.waitForURL(/\/product-list\//);
  const open = page.getByRole("button", { name: /^Filters/ });
  const sheet = page.getByRole("dialog", { name: "Filters" });

  await open.click();
  await sheet.getByRole("checkbox").first().click();
  await page.waitForURL(/\?/);
  const address = page.url();
  await back();
  await sheet.waitFor({ state: "detached" });
  expect(page.url()).toBe(address);
  await open.waitFor();

  await open.click();
  await sheet.waitFor();
  await back();
  await sheet.waitFor({ state: "detached" });
  expect(page.url()).toBe(address);

  await page.getByRole("button", { name: "Menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.waitFor();
  await back();
  await drawer.waitFor({ state: "hidden" });
  expect(page.url()).toBe(address);
});
