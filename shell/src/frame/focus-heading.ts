import { mainId } from "./main-id";

/** When a page shows no heading for this long, the focus stays where it is. */
const headingDeadlineMs = 10_000;

/**
 * Calls back once `main` has a heading: at once, or when the page's code or data has loaded. Returns a function that cancels
 * it.
 */
export function whenHeadingStands(callback: (heading: HTMLElement) => void): () => void {
  const main = document.getElementById(mainId);
  const observer = new MutationObserver(look);
  const deadline = setTimeout(() => observer.disconnect(), headingDeadlineMs);

  function look(): void {
    const heading = main?.querySelector("h1");
    if (!heading) return;
    stop();
    callback(heading);
  }

  function stop(): void {
    observer.disconnect();
    clearTimeout(deadline);
  }

  if (main) observer.observe(main, { childList: true, subtree: true });
  look();
  return stop;
}

/** Moves the focus, and with it a screen reader, to a heading, which is not otherwise focusable. */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Moves the focus, if nothing has it, to the card that replaces a page: there is nothing else to read. */
export function focusCard(): void {
  const title = document.getElementById(mainId)?.querySelector<HTMLElement>('[role="alert"] h1');
  if (title && document.activeElement === document.body) focusHeading(title);
}
