import type { BrowserContext, Page } from "playwright-core";

/** 1280 px at 400 % (WCAG 1.4.10). */
export const zoomed = { width: 320, height: 640 };

/** The widest spacing that a page must bear (WCAG 1.4.12). */
const spacing = `
  *, ::before, ::after { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** A line of text as the page shows it. */
interface Line {
  readonly text: string;
  readonly node: Node;
  readonly parent: Element;
  readonly box: DOMRect;
}

declare global {
  interface Window {
    /** The lines of text that a person can see: those of the dialog, if one is open. */
    linesOfPage: () => Line[];
  }
}

/** Sets the text of every page of a visit apart, as a person's own style does; the page's policy refuses style elements only. */
export async function spaceText(context: BrowserContext): Promise<void> {
  await context.addInitScript((css) => {
    const own = new CSSStyleSheet();
    own.replaceSync(css);
    document.adoptedStyleSheets = [own];
  }, spacing);
  await context.addInitScript(watchLines);
}

/** What of the page cannot be read as it stands: text that is cut or lies on other text, and sideways scrolling. */
export async function findLostText(page: Page): Promise<readonly string[]> {
  const looks = [findCut, findOverlaps, findCutChoices, findSideways] as const;
  return (await Promise.all(looks.map((look) => page.evaluate(look)))).flat();
}

// These run in the page; they may not use anything outside themselves.

function watchLines(): void {
  /** For assistive technology alone, a slide, or a teaser whose text is behind its link. */
  function isAside(element: Element): boolean {
    const { clipPath, webkitLineClamp } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    if (clipPath !== "none" || (width <= 1 && height <= 1) || webkitLineClamp !== "none") return true;
    if (element.matches('[aria-roledescription="carousel"]')) return true;
    return element.parentElement !== null && isAside(element.parentElement);
  }

  function linesOf(node: Node): Line[] {
    const parent = node.parentElement;
    const text = node.textContent?.replaceAll(/\s+/g, " ").trim().slice(0, 60) ?? "";
    if (!parent || text === "" || parent.closest("script, style, noscript, option, svg")) return [];
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isAside(parent)) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    return boxes.map((box) => ({ text, node, parent, box }));
  }

  window.linesOfPage = () => {
    const lines: Line[] = [];
    const place = document.querySelector("[role='dialog']") ?? document.body;
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) lines.push(...linesOf(node));
    return lines;
  };
}

/** Text beyond the edge of a box that hides what is outside of it, or of the window; what can be scrolled to is not lost. */
function findCut(): string[] {
  /** Less than this is the rounding of a font's metrics. */
  const slack = 3;
  const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
  const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
  const isOut = (from: number, to: number, low: number, high: number) => from < low - slack || to > high + slack;

  function boxesAround(element: Element): Element[] {
    const boxes: Element[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (!["inline", "contents"].includes(getComputedStyle(at).display)) boxes.push(at);
    return boxes;
  }

  function isCut({ parent, box }: Line): boolean {
    const open = { across: true, down: true };
    for (const around of boxesAround(parent)) {
      const { overflowX, overflowY, overflowClipMargin } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      const beside = overflowX === "clip" ? Number.parseFloat(overflowClipMargin) || 0 : 0;
      if (open.across && hides(overflowX) && isOut(box.left, box.right, edge.left - beside, edge.right + beside))
        return true;
      if (open.down && hides(overflowY) && isOut(box.top, box.bottom, edge.top, edge.bottom)) return true;
      open.across &&= !scrolls(overflowX);
      open.down &&= !scrolls(overflowY);
    }
    return open.across && isOut(box.left, box.right, 0, document.documentElement.clientWidth);
  }

  return [...new Set(window.linesOfPage().filter(isCut))].map(({ text }) => `cut: ${text}`);
}

function findOverlaps(): string[] {
  const isFloating = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return true;
    return false;
  };
  const isOn = ({ box: one }: Line, { box: other }: Line): boolean => {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 3 && down > Math.min(one.height, other.height) / 3;
  };
  const still = window.linesOfPage().filter(({ parent }) => !isFloating(parent));
  return still.flatMap((one, place) =>
    still
      .slice(place + 1)
      .filter((other) => other.node !== one.node && other.text !== one.text && isOn(one, other))
      .map((other) => `on top of each other: ${one.text} | ${other.text}`),
  );
}

function findCutChoices(): string[] {
  const place = document.querySelector("[role='dialog']") ?? document.body;
  const widthOf = (text: string, font: string) => {
    const probe = document.createElement("span");
    probe.textContent = text;
    Object.assign(probe.style, { font, position: "absolute", whiteSpace: "nowrap" });
    document.body.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  };
  return [...place.querySelectorAll("select")].flatMap((select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const text = select.selectedOptions[0]?.text ?? "";
    return room > 0 && widthOf(text, font) > room + 3 ? [`cut choice: ${text}`] : [];
  });
}

/** With the innermost elements that reach beyond the window. */
function findSideways(): string[] {
  const tooWide = document.documentElement.scrollWidth - window.innerWidth;
  if (tooWide <= 0) return [];
  const beyond = [...document.body.querySelectorAll("*")].filter(
    (element) =>
      element.getBoundingClientRect().right > window.innerWidth + 1 &&
      [...element.children].every((inner) => inner.getBoundingClientRect().right <= window.innerWidth + 1),
  );
  return [
    `scrolls ${tooWide} px sideways`,
    ...beyond
      .slice(0, 8)
      .map((element) => `too wide: ${element.tagName} ${element.className} ${element.textContent}`.slice(0, 160)),
  ];
}
