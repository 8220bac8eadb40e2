import styles from "./gate-page.module.css";

// Pages of the gate are plain DOM: they are shown when nothing else can be trusted to run, React included. No markup is
// created from strings, so Trusted Types have nothing to refuse.

export interface GatePage {
  readonly title: string;
  readonly text: string;
  /** What is wrong, below it. */
  readonly reason?: string;
  readonly drawing: Drawing;
  readonly actions: readonly HTMLElement[];
  /** The outcome of an action, below them. */
  readonly status?: HTMLElement;
}

/** Lines of a drawing: class of the style sheet and path. */
export type Drawing = readonly (readonly [look: string, path: string])[];

/** Fills the element with one message, and moves the focus there. */
export function showGatePage(root: HTMLElement, { title, text, reason, drawing, actions, status }: GatePage): void {
  const page = element("main", styles.page);
  const heading = element("h1", styles.title, title);
  heading.tabIndex = -1;
  const row = element("div", styles.actions);
  row.append(...actions);
  const words = [text, reason].filter((line) => line !== undefined).map((line) => element("p", styles.text, line));
  page.append(drawn(drawing), heading, ...words, row);
  if (status) page.append(status);
  root.replaceChildren(page);
  document.title = title;
  heading.focus();
}

export function gateButton(label: string, onPress: () => void): HTMLButtonElement {
  const button = element("button", styles.action, label);
  button.type = "button";
  button.addEventListener("click", onPress);
  return button;
}

/** An empty line that screen readers announce when it is filled. */
export function gateStatus(): HTMLElement {
  const line = element("p", styles.status);
  line.setAttribute("role", "status");
  return line;
}

export function gateLink(label: string, href: string): HTMLAnchorElement {
  const link = element("a", styles.action, label);
  link.href = href;
  return link;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  look: string,
  text = "",
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.className = look;
  created.textContent = text;
  return created;
}

const svg = "http://www.w3.org/2000/svg";

function drawn(drawing: Drawing): SVGSVGElement {
  const picture = document.createElementNS(svg, "svg");
  picture.setAttribute("viewBox", "0 0 160 104");
  picture.setAttribute("class", styles.drawing);
  picture.setAttribute("aria-hidden", "true");
  for (const [look, path] of drawing) {
    const line = document.createElementNS(svg, "path");
    line.setAttribute("class", look);
    line.setAttribute("d", path);
    picture.append(line);
  }
  return picture;
}
