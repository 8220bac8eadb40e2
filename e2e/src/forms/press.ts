import type { Locator, Page } from "playwright-core";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The present centre of a button on the screen. */
export async function spotOf(button: Locator): Promise<Spot> {
  const box = await button.boundingBox();
  if (!box) throw new Error("The button is not on the screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Moves to where a button is now and clicks it as slowly as a person. The button must not move while the mouse is down, nor
 * while a second click at the same spot would be a double click.
 */
export async function pressByHand(page: Page, button: Locator): Promise<void> {
  const spot = await spotOf(button);
  await page.mouse.move(spot.x, spot.y);
  await page.mouse.down();
  await drawnTwice(page);
  const underThePress = await spotOf(button);
  const afterTheClick = await watchAfterClick(button, spot);
  await page.mouse.up();
  expect(underThePress).toEqual(spot);
  expect(await afterTheClick.evaluate(({ seen }) => seen)).toEqual([true]);
}

/**
 * Records frame by frame whether a button keeps its height and stays under the spot, until a second click would no longer be
 * a double click.
 */
async function watchAfterClick(button: Locator, spot: Spot) {
  return await button.evaluateHandle((element, { x, y }) => {
    const shorterThanADoubleClickMs = 450;
    const { top } = element.getBoundingClientRect();
    const isThere = () =>
      element.getBoundingClientRect().top === top && element.contains(document.elementFromPoint(x, y));
    const answers = new Set<boolean>();
    const seen = new Promise<readonly boolean[]>((resolve) => {
      function note(clickedAt: number): void {
        if (performance.now() - clickedAt > shorterThanADoubleClickMs) {
          resolve([...answers]);
          return;
        }
        answers.add(isThere());
        requestAnimationFrame(() => note(clickedAt));
      }
      window.addEventListener("click", () => note(performance.now()), { once: true, capture: true });
    });
    return { seen };
  }, spot);
}

/** Touches the screen where a button is now. */
export async function pressByFinger(page: Page, button: Locator): Promise<void> {
  const { x, y } = await spotOf(button);
  await page.touchscreen.tap(x, y);
}

/** Clicks twice at the button's first position. @returns whether each click hit the button */
export async function pressTwice(page: Page, button: Locator): Promise<readonly (boolean | undefined)[]> {
  const { x, y } = await spotOf(button);
  // By the element, because its label changes while it is busy.
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
