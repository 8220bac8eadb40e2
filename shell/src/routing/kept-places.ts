import { comeBackMark } from "@mandi/shared/browser/come-back";
import { useLayoutEffect } from "react";
import { type createBrowserRouter, useLocation } from "react-router-dom";
import { mainId } from "../frame/main-id";

type DataRouter = ReturnType<typeof createBrowserRouter>;

/** How far a page was scrolled, and how high it was. */
type Place = readonly [top: number, height: number];

const storageKey = "mandi-places";
/** A page that is not whole by then is no longer waited for. */
const patienceMs = 10_000;

let router: DataRouter;
/** The entry of the tab's history that is on screen. */
let entry = "";
/** How each entry of the tab's history was left, and by which link; a reload keeps only the place. */
let places: Record<string, unknown> = {};
const links = new Map<string, string | null | undefined>();
/** The link that led away from the page that has come back. */
let link: string | null | undefined;
let letGo = (): void => undefined;

const pageMain = () => document.getElementById(mainId);

/** Notes how each page of this tab is left, so that Back, Forward and a reload show it as it was. */
export function keepPlaces(of: DataRouter): void {
  router = of;
  entry = of.state.location.key;
  places = readPlaces();
  history.scrollRestoration = "manual";
  // Registered before the tree that renders the next page: the one that is left is still on screen.
  of.subscribe(({ location }) => {
    if (location.key === entry) return;
    note();
    entry = location.key;
  });
  window.addEventListener("pagehide", () => {
    note();
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(places));
    } catch {
      // Blocked or full: the next document begins at its top.
    }
  });
}

function note(): void {
  const main = pageMain();
  const { activeElement } = document;
  places[entry] = [scrollY, main?.offsetHeight ?? 0] satisfies Place;
  links.set(entry, main?.contains(activeElement) ? activeElement?.getAttribute("href") : null);
}

/** Shows each page where it was left; one that is new, at its beginning or the target of its address. */
export function KeptPlace(): null {
  const { key, hash } = useLocation();
  useLayoutEffect(() => {
    const place = placeOf(key);
    // A filter that settles itself while the page arrives is another entry of the same page.
    if (!place && !hash && router.state.preventScrollReset) return;
    letGo();
    const target = document.getElementById(hash.slice(1));
    link = place ? links.get(key) : null;
    // At its top a page needs no holding.
    if (place && place[0] > 0) hold(place);
    else if (place) scrollTo(0, 0);
    else if (target) target.scrollIntoView();
    else if (!router.state.preventScrollReset) scrollTo(0, 0);
  }, [key, hash]);
  return null;
}

/** On a page that has come back, the link that led away from it, if it is there again. */
export function linkLeftBy(): HTMLElement | null {
  const all = pageMain()?.querySelectorAll<HTMLElement>("[href]") ?? [];
  return (link && [...all].find((one) => one.getAttribute("href") === link)) || null;
}

/**
 * The parts of a page arrive one by one. From the start it is as high as it was, or its end would come into view; and until the
 * person does something, the browser keeps nothing in place that a part above pushes down.
 */
function hold([top, height]: Place): void {
  const main = pageMain();
  const ended = new AbortController();
  const release = () => main?.style.removeProperty("overflow-anchor");
  letGo = () => {
    clearTimeout(timer);
    ended.abort();
    release();
    main?.removeAttribute(comeBackMark);
    main?.style.removeProperty("--kept-height");
  };
  const timer = setTimeout(letGo, patienceMs);
  for (const act of ["wheel", "touchstart", "pointerdown", "keydown"])
    window.addEventListener(act, release, { passive: true, signal: ended.signal });
  main?.style.setProperty("overflow-anchor", "none");
  main?.style.setProperty("--kept-height", `${height}px`);
  main?.setAttribute(comeBackMark, "");
  scrollTo(0, top);
}

function placeOf(key: string): Place | null {
  const place = places[key];
  return isPlace(place) ? place : null;
}

const isPlace = (value: unknown): value is Place =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "number");

/** Where storage is blocked, even accessing it throws. */
function readPlaces(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "");
    return { ...Object(kept) };
  } catch {
    return {};
  }
}
