import { hasComeBack } from "@mandi/shared/browser/come-back";
import { shell } from "@mandi/shared/messages/shell";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import { useEffect, useRef, useState } from "react";
import { useLocation, useMatches } from "react-router-dom";
import { linkLeftBy } from "../routing/kept-places";
import { useSessionRound } from "../session/session-round";
import { focusHeading, whenHeadingStands } from "./focus-heading";
import { mainId } from "./main-id";

/**
 * Puts the page's name into the window's title and, after a navigation, moves the focus to the new page's heading, which a
 * screen reader then reads; otherwise it would stay silently on a link of the previous page. After Back it moves to the link
 * that led away, if that is there again. Only there, and where the focus stays with somebody who is already busy in the new
 * page, its name is announced. Filters, tabs and pages live in the query and do not count.
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
    if (hash && !hasComeBack()) return; // A hash in the address has its own target.
    return whenHeadingStands((heading) => {
      if (!isBusyInMain()) linkLeftBy()?.focus({ preventScroll: true });
      if (!isBusyInMain()) focusHeading(heading);
      // A card in place of the page is an alert, which announces itself.
      else if (!heading.closest('[role="alert"]')) setAnnouncement({ text: heading.textContent ?? "", round });
    });
  }, [pathname, hash, round]);

  return (
    <div role="status">
      {/* The heading of a quotation or an order identifies it, so it is cleared when the session ends. */}
      <VisuallyHidden>{announcement.round === round ? announcement.text : ""}</VisuallyHidden>
    </div>
  );
}

/** The route's title from the area's data; none on the shell's own pages. */
function usePageTitle(): string {
  const { handle } = useMatches().at(-1) ?? {};
  const title = typeof handle === "object" && handle !== null && "title" in handle ? handle.title : "";
  return typeof title === "string" ? title : "";
}

/** Somebody who is already typing or clicking in the new page is not interrupted. */
function isBusyInMain(): boolean {
  const active = document.activeElement;
  const main = document.getElementById(mainId);
  return active !== null && active !== main && main?.contains(active) === true;
}
