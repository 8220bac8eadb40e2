import { shell } from "@mandi/shared/messages/shell";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import { useEffect, useRef, useState } from "react";
import { useLocation, useMatches } from "react-router-dom";
import { useSessionRound } from "../session/session-round";
import { mainId } from "./main-id";

/** A page that shows no heading for this long keeps the focus where it is. */
const headingDeadlineMs = 10_000;

/**
 * Names the page in the window's title, and after a navigation takes the focus to the new page's heading and says its
 * name; a screen reader would otherwise stay silent on the link of a page that is gone. Filters, tabs and pages live in the
 * query and do not count.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const title = usePageTitle();
  const lastPath = useRef(pathname);
  const round = useSessionRound();
  const [announcement, setAnnouncement] = useState({ text: "", round });

  useEffect(() => {
    document.title = title ? `${title} · ${shell.product}` : shell.product;
  }, [title]);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (hash) return; // The address names its own target.
    return whenHeadingStands((heading) => {
      setAnnouncement({ text: heading.textContent ?? "", round });
      if (!isBusyInMain()) focusHeading(heading);
    });
  }, [pathname, hash, round]);

  return (
    <div role="status">
      {/* The heading of a quotation or an order names it: with the session it goes from here as well. */}
      <VisuallyHidden>{announcement.round === round ? announcement.text : ""}</VisuallyHidden>
    </div>
  );
}

/** The title that the area's data gives the route; none on pages of the shell itself. */
function usePageTitle(): string {
  const { handle } = useMatches().at(-1) ?? {};
  const title = typeof handle === "object" && handle !== null && "title" in handle ? handle.title : "";
  return typeof title === "string" ? title : "";
}

/** Calls back once `main` has a heading: at once, or when the page's code or data has come. */
function whenHeadingStands(callback: (heading: HTMLElement) => void): () => void {
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

/** Somebody who already types or presses in the new page is not interrupted. */
function isBusyInMain(): boolean {
  const active = document.activeElement;
  const main = document.getElementById(mainId);
  return active !== null && active !== main && main?.contains(active) === true;
}

function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
