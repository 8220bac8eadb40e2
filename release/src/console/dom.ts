/** What can stand in an element; what is missing or false is left out. */
export type Child = Node | string | number | null | undefined | false | readonly Child[];

/** A function listens to the event of that name; `true` is an attribute without a value, `false` and undefined are none. */
type Attributes = Readonly<Record<string, string | number | boolean | undefined | ((event: Event) => void)>>;

/**
 * An element with its attributes and children. Text becomes text and never markup, so nothing that a version, a person or a
 * browser reported can be more than words here; the page's policy allows nothing else.
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

/** The same for a drawing. */
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

/** An element that the page always has. */
export function byId(id: "main" | "person" | "said"): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}`);
  return element;
}

/** Says something to everybody, also to those who listen. */
export function say(words: string): void {
  byId("said").textContent = words;
}
