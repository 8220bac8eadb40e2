import type { Locator, Page } from "playwright-core";
import { journey } from "../harness/journey";
import { finishAnimations } from "../harness/settled";

const carousels = ["Offers", "Brands", "What buyers say"] as const;
type Name = (typeof carousels)[number];

/** Visible slides of a carousel: banner, brands, testimonials. */
const inView: readonly [width: number, slides: readonly [number, number, number]][] = [
  [1921, [1, 8, 4]],
  [1920, [1, 5, 3]],
  [1025, [1, 5, 3]],
  [1024, [1, 3, 2]],
  [768, [1, 3, 2]],
  [767, [1, 2, 1]],
  [360, [1, 2, 1]],
];

/** Longer than the product's wait before its first screen. */
const gateMs = 1500;

/** Longer than a slide's transition. */
const settleMs = 1500;

const carousel = (page: Page, name: Name): Locator => page.getByRole("region", { name, exact: true });
const slides = (page: Page, name: Name): Locator => carousel(page, name).getByRole("group", { name: / of \d+$/ });

/** The index of the first visible slide. */
async function firstInView(page: Page, name: Name): Promise<number> {
  return slides(page, name).evaluateAll((all) => {
    const edge = all[0]?.parentElement?.parentElement?.getBoundingClientRect().left ?? 0;
    return all.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - edge) < slide.clientWidth / 2);
  });
}

async function openHome(page: Page): Promise<void> {
  await page.goto("/");
  for (const name of carousels) await slides(page, name).first().waitFor();
}

journey(
  "each carousel shows as many slides as its width has room for (R-095, R-098, R-099, R-411)",
  async ({ page }) => {
    await openHome(page);
    for (const [width, expected] of inView) {
      await page.setViewportSize({ width, height: 900 });
      const shown = await Promise.all(
        carousels.map((name) =>
          slides(page, name)
            .first()
            .evaluate((slide) => {
              const room = slide.parentElement?.parentElement?.clientWidth ?? 0;
              return Math.round(room / slide.getBoundingClientRect().width);
            }),
        ),
      );
      expect([width, ...shown]).toEqual([width, ...expected]);
    }
  },
);

journey(
  "carousels advance automatically, every 4 s and 3 s, until someone points at them, focuses them or presses Pause (R-095, R-098, R-099)",
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.clock.install();
    await page.goto("/");
    await page.clock.runFor(gateMs);
    const places = () => Promise.all(carousels.map((name) => firstInView(page, name)));
    const step = (milliseconds: number) => page.clock.runFor(milliseconds);
    const pause = (name: Name) => carousel(page, name).getByRole("button", { name: "Pause" });

    for (const name of carousels) await pause(name).waitFor();
    await page.mouse.move(0, 0);
    const start = await places();
    await step(3600);
    expect(await firstInView(page, "Brands")).not.toBe(start[1]);
    await step(1000);
    const moved = await places();
    for (const place of [0, 2]) expect(moved[place]).not.toBe(start[place]);

    await carousel(page, "Brands").hover();
    await step(settleMs);
    const held = await firstInView(page, "Brands");
    await step(7000);
    expect(await firstInView(page, "Brands")).toBe(held);

    await carousel(page, "Brands").getByRole("link").first().focus();
    await page.mouse.move(0, 0);
    await step(settleMs);
    const focused = await firstInView(page, "Brands");
    await step(7000);
    expect(await firstInView(page, "Brands")).toBe(focused);

    await pause("Offers").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("banner").getByRole("link").first().focus();
    await step(settleMs);
    const paused = await firstInView(page, "Offers");
    await step(9000);
    expect(await firstInView(page, "Offers")).toBe(paused);
    await carousel(page, "Offers").getByRole("button", { name: "Next" }).click();
    await step(settleMs);
    expect(await firstInView(page, "Offers")).not.toBe(paused);
  },
);

journey("with reduced motion nothing moves automatically and every slide can still be reached", async ({ page }) => {
  await openHome(page);
  expect(await page.getByRole("button", { name: "Pause" }).count()).toBe(0);
  const before = await firstInView(page, "Offers");
  const next = carousel(page, "Offers").getByRole("button", { name: "Next" });
  await next.waitFor();
  await next.focus();
  await page.keyboard.press("Enter");
  await carousel(page, "Offers")
    .getByText(/^2 of \d+$/)
    .waitFor();
  await finishAnimations(page);
  expect(await firstInView(page, "Offers")).not.toBe(before);
});
