import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import type { Role } from "@mandi/shared/contract/role";
import { roleOf, sessionStore } from "@mandi/shared/session";
import { isSavingData } from "../frame/saving-data";
import { whenIdle } from "../frame/when-idle";
import { liveRelease } from "../release/live-release";
import { loadEntryAhead } from "./area-loader";

/**
 * Runs the entries of a person's own areas while they read their first page and when somebody else logs in, so that the
 * first navigation into one of them waits for its page only. Nothing is fetched when the browser is set to save data.
 *
 * @returns a function that stops it
 */
export function loadOwnAreasAhead(): () => void {
  function load(): void {
    if (isSavingData()) return;
    for (const area of ownAreas(liveRelease.getState(), roleOf(sessionStore.getState()))) loadEntryAhead(area);
  }

  let cancel = whenLoaded(() => whenIdle(load, 0));
  const leave = sessionStore.subscribe((now, before) => {
    if (roleOf(now) === roleOf(before)) return;
    cancel();
    cancel = whenIdle(load);
  });
  return () => {
    cancel();
    leave();
  };
}

/**
 * Starts something after the page's load event, which a file that never arrives would hold up.
 *
 * @returns a function that cancels it
 */
function whenLoaded(start: () => () => void): () => void {
  if (document.readyState === "complete") return start();
  let cancel = () => window.removeEventListener("load", onLoad);
  function onLoad(): void {
    cancel = start();
  }
  window.addEventListener("load", onLoad, { once: true });
  return () => cancel();
}

/**
 * Areas that have a menu entry for this role and not for visitors too: an offer to become a seller does not make the seller
 * area one's own.
 */
export function ownAreas({ areas }: ReleaseDocument, role: Role): string[] {
  if (role === "visitor") return [];
  const isOwn = (roles: readonly Role[]) => roles.includes(role) && !roles.includes("visitor");
  return Object.keys(areas).filter((name) => areas[name]?.menu.some(({ roles }) => isOwn(roles)));
}
