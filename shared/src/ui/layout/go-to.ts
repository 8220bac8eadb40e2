/** Brings a part of a page to the top of the window and moves the focus to its heading. */
export function goTo(place: HTMLElement): void {
  const target = place.querySelector<HTMLElement>("h2") ?? place;
  target.tabIndex = -1;
  place.scrollIntoView({ block: "start" });
  target.focus({ preventScroll: true });
}
