/** A version of an area that is or was on screen, since a time of the page's own clock. */
export interface OnScreen {
  readonly area: string;
  readonly version: string;
  readonly since: number;
}

const timeline: OnScreen[] = [];

/** Records that a page of this version is on screen from now on. */
export function noteOnScreen(area: string, version: string, since = performance.now()): void {
  const last = timeline.at(-1);
  if (last?.area !== area || last.version !== version) timeline.push({ area, version, since });
}

/** What was on screen at a given time; before the first page, the first one. */
export function onScreenAt(time: number): OnScreen | undefined {
  return timeline.findLast(({ since }) => since <= time) ?? timeline[0];
}
