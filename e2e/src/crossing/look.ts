import type { BrowserContext, Page } from "playwright-core";
import { countListeners } from "./listeners-in-page";
import { installLook, installSight } from "./look-in-page";

/** What a person sees of a page, and other state of its document. */
export interface Look {
  /** Title, attributes of the document, its listeners and what lies directly in the body: `[name, value]`. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** Every line of visible text, in order. */
  readonly text: readonly string[];
  /** Elements of the first screen, in their order: the place, and one value for each of `lookedAt`. */
  readonly elements: readonly (readonly [place: string, values: readonly string[]])[];
}

/** The computed styles that are compared, after the box and the margin. Shorthands where one is enough. */
const properties = [
  ...["display", "position", "visibility", "opacity", "z-index", "overflow", "order", "float", "transform"],
  ...["padding", "border-width", "border-style", "border-color", "border-radius", "box-shadow"],
  ...["outline-style", "background-color", "background-image", "background-size", "color", "fill", "stroke"],
  ...["font-family", "font-size", "font-weight", "font-style", "line-height", "letter-spacing", "word-spacing"],
  ...["text-align", "text-transform", "text-decoration-line", "white-space", "list-style-type", "cursor"],
  ...["flex-direction", "flex-wrap", "flex-grow", "justify-content", "align-items", "align-self"],
  ...["grid-template-columns", "gap", "object-fit", "aspect-ratio", "pointer-events"],
];

/** Names of an element's values. */
export const lookedAt: readonly string[] = ["box", "margin", ...properties];

/** Prepares every document of these pages for reading its look; call it before the first document. */
export async function watchLook(context: BrowserContext): Promise<void> {
  // A compiler that keeps function names wraps inner functions in a call of this helper, which does not exist in the page.
  await context.addInitScript({ content: "globalThis.__name ??= (named) => named;" });
  await context.addInitScript(countListeners);
  await context.addInitScript(installSight, properties);
  await context.addInitScript(installLook);
}

/** The page's present look. */
export function lookAt(page: Page): Promise<Look> {
  return page.evaluate(() => window.crossing.look());
}

/** A short name for a look: equal looks have equal names. */
export function nameOfLook(page: Page): Promise<string> {
  return page.evaluate(() => window.crossing.name());
}

/**
 * Waits until the page looks as expected in two successive frames.
 *
 * @returns undefined when it does; otherwise its last look
 */
export function settleTo(page: Page, expected: string, rounds: number): Promise<Look | undefined> {
  return page.evaluate(([name, most]) => window.crossing.settleTo(name, most), [expected, rounds] as const);
}
