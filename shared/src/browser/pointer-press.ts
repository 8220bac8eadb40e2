/** A finger that was lifted has its click within this time; one that slid or held has none. */
const clickFollowsWithinMs = 700;

const watchers = new Set<() => void>();
let isDown = false;
let noClick: ReturnType<typeof setTimeout> | undefined;

/** Whether a mouse button or a finger is down, or its click is still to come. Known only while someone watches. */
export function isPressed(): boolean {
  return isDown;
}

/** Says when a press begins or has had its click. @returns what ends the watching */
export function watchPress(onChange: () => void): () => void {
  if (watchers.size === 0) listen();
  watchers.add(onChange);
  return () => {
    watchers.delete(onChange);
    if (watchers.size === 0) silence();
  };
}

function change(next: boolean): void {
  clearTimeout(noClick);
  if (isDown === next) return;
  isDown = next;
  for (const tell of watchers) tell();
}

function handleDown({ target }: Event): void {
  // The list of a select opens with the press itself and keeps the release to itself.
  if (!(target instanceof Element && target.closest("select"))) change(true);
}

// The click of a mouse comes in the same turn, the click of a finger in a later one.
function handleUp({ pointerType }: PointerEvent): void {
  clearTimeout(noClick);
  noClick = setTimeout(handleEnd, pointerType === "mouse" ? 0 : clickFollowsWithinMs);
}

function handleEnd(): void {
  change(false);
}

/** Runs first: the target of a click is settled by then, and its handler finds the page up to date. */
const early = { capture: true, passive: true } as const;
const ends = ["click", "pointercancel", "keydown", "blur"] as const;

function listen(): void {
  window.addEventListener("pointerdown", handleDown, early);
  window.addEventListener("pointerup", handleUp, early);
  for (const end of ends) window.addEventListener(end, handleWindowEnd, early);
}

function silence(): void {
  clearTimeout(noClick);
  isDown = false;
  window.removeEventListener("pointerdown", handleDown, early);
  window.removeEventListener("pointerup", handleUp, early);
  for (const end of ends) window.removeEventListener(end, handleWindowEnd, early);
}

/** A field that loses the focus is what a press does; only the window itself losing it ends one. */
function handleWindowEnd({ type, target }: Event): void {
  if (type !== "blur" || target === window) handleEnd();
}
