import type { Look } from "./look";

/** Added to a document by `installSight`: which parts of it are visible. */
interface SightInPage {
  readonly text: () => string[];
  readonly elements: () => [string, string[]][];
}

/** Added to a document by `installLook`. */
interface LookInPage {
  readonly look: () => Look;
  readonly name: () => string;
  readonly settleTo: (expected: string, rounds: number) => Promise<Look | undefined>;
}

declare global {
  interface Window {
    sight: SightInPage;
    crossing: LookInPage;
  }
}

/** Runs in the page before `installLook`; it may not use anything outside itself. */
export function installSight(properties: readonly string[]): void {
  window.sight = { text, elements };

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1; // Elements for screen readers only are one pixel wide.
  }

  function text(): string[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: string[] = [];
    let parent: Element | null = null;
    let isParentSeen = false;
    while (walker.nextNode()) {
      const words = walker.currentNode.nodeValue?.trim();
      if (!words) continue;
      if (walker.currentNode.parentElement !== parent) {
        parent = walker.currentNode.parentElement;
        isParentSeen = parent !== null && isSeen(parent);
      }
      if (isParentSeen) lines.push(words);
    }
    return lines;
  }

  function elements(): [string, string[]][] {
    const found: [string, string[]][] = [];
    for (const element of document.body.querySelectorAll("*")) {
      const { left, top, width, height, bottom } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || bottom <= 0 || top >= window.innerHeight) continue;
      if (element instanceof SVGElement && element.ownerSVGElement) continue;
      const style = getComputedStyle(element);
      const box = [left, top, width, height].map((pixels) => Math.round(pixels * 2) / 2).join(" ");
      const values = properties.map((property) => style.getPropertyValue(property));
      found.push([placeOf(element), [box, marginOf(element), ...values]]);
    }
    return found;
  }

  /** The computed value: the used length of an `auto` margin differs between layouts that look the same. */
  function marginOf(element: Element): string {
    const computed = element.computedStyleMap();
    return ["top", "right", "bottom", "left"].map((side) => String(computed.get(`margin-${side}`))).join(" ");
  }

  function placeOf(element: Element): string {
    const steps: string[] = [];
    for (let at: Element | null = element; at && at !== document.body && steps.length < 4; at = at.parentElement)
      steps.unshift([at.tagName.toLowerCase(), ...at.classList].join("."));
    return steps.join(" > ");
  }
}

/** Runs in the page before any product code; it may not use anything outside itself but `window.sight`. */
export function installLook(): void {
  window.crossing = { look, name: () => nameOf(look()), settleTo };

  /** After a navigation the focus is on the heading or the row that was opened, after a load nowhere. A field keeps it. */
  function leaveHeadingOrRow(): void {
    const active = document.activeElement;
    if (active instanceof HTMLElement && !active.matches("input, select, textarea")) active.blur();
  }

  function look(): Look {
    leaveHeadingOrRow();
    window.scrollTo(0, 0);
    return { facts: facts(), text: window.sight.text(), elements: window.sight.elements() };
  }

  function attributesOf(element: Element): string {
    const said = [...element.attributes].filter(({ name, value }) => name !== "style" || value !== "");
    return said.map(({ name, value }) => `${name}="${value}"`).join(" ");
  }

  function facts(): [string, string][] {
    const heard = [...window.heardOn].filter(([, number]) => number > 0).sort();
    return [
      ["address", window.location.pathname + window.location.search],
      ["title", document.title],
      ["attributes of html", attributesOf(document.documentElement)],
      ["attributes of body", attributesOf(document.body)],
      ["children of body", [...document.body.children].map((child) => child.tagName + attributesOf(child)).join(", ")],
      ["style elements", String(document.querySelectorAll("style").length + document.adoptedStyleSheets.length)],
      ...heard.map(([what, number]): [string, string] => [`listeners of ${what}`, String(number)]),
    ];
  }

  /** Two checksums over all characters: different looks practically never share both. */
  function nameOf(seen: Look): string {
    const letters = JSON.stringify(seen);
    let [first, second] = [5381, 52_711];
    for (let at = 0; at < letters.length; at += 1) {
      const code = letters.charCodeAt(at);
      first = (Math.imul(first, 33) ^ code) >>> 0;
      second = (Math.imul(second, 31) + code) >>> 0;
    }
    return `${letters.length}-${first.toString(36)}-${second.toString(36)}`;
  }

  async function settleTo(expected: string, rounds: number): Promise<Look | undefined> {
    let matches = 0;
    for (let round = 0; round < rounds; round += 1) {
      matches = nameOf(look()) === expected ? matches + 1 : 0;
      if (matches === 2) return undefined;
      await new Promise((resolve) => setTimeout(resolve, 16));
    }
    return look();
  }
}
