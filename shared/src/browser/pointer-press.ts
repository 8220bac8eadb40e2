/** The click of a lifted finger comes within this time; after a slide or a long press there is none. */
const clickFollowsWithinMs = 700;
/** The second press of a double click comes within this time after the first click. */
const doubleClickMs = 500;

const watchers = new Set<() => void>();
let press: "none" | "down" | "clicked" = "none";
let next: ReturnType<typeof setTimeout> | undefined;

/** Whether a mouse button or a finger is down, or its click is still to come. Only known while there is a watcher. */
export function isPressed(): boolean {
  return press === "down";
}

/** Whether a press is under way, or may still become a double click. Only known while there is a watcher. */
export function mayPressAgain(): boolean {
  return press !== "none";
}

/**
 * Reports when a press begins, when its click has come, and when it can no longer become a double click.
 * @returns a function that stops watching
 */
export function watchPress(onChange: () => void): () => void {
  if (watchers.size === 0) listen();
  watchers.add(onChange);
  return () => {
    watchers.delete(onChange);
    if (watchers.size === 0) silence();
  };
}

function change(now: typeof press): void {
  clearTimeout(next);
  if (press === now) return;
  press = now;
  for (const tell of watchers) tell();
}

function handleDown({ target }: Event): void {
  // The list of a select opens on pointer down and swallows the release.
  if (!(target instanceof Element && target.closest("select"))) change("down");
}

// The click of a mouse comes in the same turn, that of a finger in a later one.
function handleUp({ pointerType }: PointerEvent): void {
  clearTimeout(next);
  next = setTimeout(handleClick, pointerType === "mouse" ? 0 : clickFollowsWithinMs);
}

/** A key press also causes a click, and nothing may move under it. */
function handleClick(): void {
  if (press === "none") return;
  change("clicked");
  next = setTimeout(handleEnd, doubleClickMs);
}

function handleEnd(): void {
  change("none");
}

/** Runs first: the target of a click is settled by then, and its handler finds the page up to date. */
const early = { capture: true, passive: true } as const;
const ends = ["pointercancel", "keydown", "blur"] as const;

function listen(): void {
  window.addEventListener("pointerdown", handleDown, early);
  window.addEventListener("pointerup", handleUp, early);
  window.addEventListener("click", handleClick, early);
  for (const end of ends) window.addEventListener(end, handleWindowEnd, early);
}

function silence(): void {
  clearTimeout(next);
  press = "none";
  window.removeEventListener("pointerdown", handleDown, early);
  window.removeEventListener("pointerup", handleUp, early);
  window.removeEventListener("click", handleClick, early);
  for (const end of ends) window.removeEventListener(end, handleWindowEnd, early);
}

/** A press makes a field lose the focus, so that alone does not end it; the window losing the focus does. */
function handleWindowEnd({ type, target }: Event): void {
  if (type !== "blur" || target === window) handleEnd();
}
