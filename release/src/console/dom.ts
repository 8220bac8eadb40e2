/** Possible children of an element; null, undefined and false are left out. */
export type Child = Node | string | number | null | undefined | false | readonly Child[];

/**
 * A function is a listener for the event of that name; `true` is an attribute without a value; `false` and undefined are
 * left out.
 */
type Attributes = Readonly<Record<string, string | number | boolean | undefined | ((event: Event) => void)>>;

/**
 * An element with its attributes and children. Text becomes text and never markup, so nothing that a version, a person or a
 * browser reported can inject markup; the page's policy allows nothing else.
 */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.flatMap(inElement));
  return element;
}

function inElement(child: Child): (Node | string)[] {
  if (child === null || child === undefined || child === false) return [];
  if (typeof child === "string" || child instanceof Node) return [child];
  return typeof child === "number" ? [String(child)] : child.flatMap(inElement);
}

/** The same for SVG. */
export function draw(
  tag: "svg" | "rect" | "line",
  attributes: Readonly<Record<string, string | number>>,
  ...children: readonly SVGElement[]
): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** An element that is always in the page. */
export function byId(id: "main" | "person" | "said"): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}`);
  return element;
}

/** Shows a message and announces it to screen readers. */
export function say(words: string): void {
  byId("said").textContent = words;
}
