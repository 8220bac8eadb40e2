import { keptFocus } from "@mandi/shared/browser/kept-focus";
import { focusHeading } from "./focus-heading";
import { mainId } from "./main-id";

/** What has the focus, and what is around it, from the inside out. */
interface Held {
  readonly element: Element;
  readonly around: readonly Element[];
  readonly pathname: string;
}

/**
 * Keeps the focus near an act whose button or form is gone: a screen reader and the keyboard would start again at the top
 * of the document. What is left around the button receives it, with its heading: there the change is to be seen.
 * @returns a function that ends it
 */
export function watchFocus(): () => void {
  let held = holdOf(document.activeElement);
  let heldInMain = held;
  let waiting = 0;

  function hold(element: EventTarget | null): void {
    if (!(element instanceof Element)) return;
    held = holdOf(element);
    if (document.getElementById(mainId)?.contains(element)) heldInMain = held;
  }

  function keep(): void {
    waiting = 0;
    if (!isLost(held)) return;
    const { element } = held;
    const near = placeNear(held);
    const place = near ?? (isHere(heldInMain) ? placeNear(heldInMain) : null) ?? pageHeading();
    if (!place) return;
    focusHeading(place);
    place.setAttribute(keptFocus, "");
    place.addEventListener("blur", () => place.removeAttribute(keptFocus), { once: true });
    // What was outside the page, such as the cookie notice, leaves nothing to be seen beside it. Nor
    // does a heading that is rendered again move the page: the person may be reading far below it.
    if (near && !element.matches("h1")) place.scrollIntoView({ block: "nearest" });
  }

  const observer = new MutationObserver(() => {
    if (waiting === 0 && isLost(held)) waiting = requestAnimationFrame(() => requestAnimationFrame(keep));
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled", "hidden"] });
  const ended = new AbortController();
  document.addEventListener("focusin", ({ target }) => hold(target), ended);
  // A click beside everything takes the focus away on purpose.
  document.addEventListener(
    "pointerup",
    () => {
      if (document.activeElement === document.body && !isGone(held.element)) hold(document.body);
    },
    ended,
  );
  return () => {
    observer.disconnect();
    ended.abort();
  };
}

function holdOf(element: Element | null): Held {
  const around: Element[] = [];
  for (let next = element?.parentElement ?? null; next !== null; next = next.parentElement) around.push(next);
  return { element: element ?? document.body, around, pathname: location.pathname };
}

/** Another page moves the focus itself. */
const isHere = ({ pathname }: Held): boolean => pathname === location.pathname;

const isLost = (held: Held): boolean =>
  document.activeElement === document.body && isHere(held) && isGone(held.element);

const isGone = (element: Element): boolean =>
  !element.isConnected || element.matches(":disabled") || element.closest("[hidden]") !== null;

/** The heading of the nearest section that is left, or a section that has only a name. */
function placeNear({ around }: Held): HTMLElement | null {
  for (const place of around) {
    if (!(place instanceof HTMLElement) || isGone(place) || !place.matches(sections)) continue;
    const heading = place.querySelector<HTMLElement>("h1, h2, h3, h4");
    if (heading || place.matches("[aria-label]")) return heading ?? place;
  }
  return null;
}

const sections = `section, article, [role="dialog"], [role="alertdialog"], #${mainId}`;

const pageHeading = (): HTMLElement | null => document.querySelector(`#${mainId} h1`);
