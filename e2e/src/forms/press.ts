import type { Locator, Page } from "playwright-core";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of a button as it is on the screen now. */
export async function spotOf(button: Locator): Promise<Spot> {
  const box = await button.boundingBox();
  if (!box) throw new Error("The button is not on the screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves to where a button is now and presses it as slowly as a person: it must not move while the mouse is down. */
export async function pressByHand(page: Page, button: Locator): Promise<void> {
  const spot = await spotOf(button);
  await page.mouse.move(spot.x, spot.y);
  await page.mouse.down();
  await drawnTwice(page);
  const underThePress = await spotOf(button);
  await page.mouse.up();
  expect(underThePress).toEqual(spot);
}

/** Touches the screen where a button is now. */
export async function pressByFinger(page: Page, button: Locator): Promise<void> {
  const { x, y } = await spotOf(button);
  await page.touchscreen.tap(x, y);
}

/** Presses twice at one spot, where the button is at first. @returns whether each press met the button */
export async function pressTwice(page: Page, button: Locator): Promise<readonly (boolean | undefined)[]> {
  const { x, y } = await spotOf(button);
  // The element itself: its words are others while it is busy.
  const handle = await button.elementHandle();
  const meets = () =>
    handle?.evaluate((element, at) => element.contains(document.elementFromPoint(at.x, at.y)), { x, y });
  const met = [];
  for (const clickCount of [1, 2]) {
    met.push(await meets());
    await page.mouse.move(x, y);
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await drawnTwice(page);
  }
  return met;
}

async function drawnTwice(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
