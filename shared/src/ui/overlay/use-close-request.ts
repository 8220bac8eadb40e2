import { useLayoutEffect, useRef } from "react";

/** What this needs of the browser's `CloseWatcher`. */
interface Watcher {
  onclose: (() => void) | null;
  readonly destroy: () => void;
}

declare global {
  // Only some browsers have it (docs/decisions/0278-back-closes-what-is-open.md).
  var CloseWatcher: (new () => Watcher) | undefined;
}

/** How to close what is open; the last one is on top. */
const layers: (() => void)[] = [];
let watcher: Watcher | null = null;

/** One watcher for all layers: several that open without a press in between would be closed together by the browser. */
function watch(): void {
  if (layers.length === 0) {
    watcher?.destroy();
    watcher = null;
  } else if (watcher === null && globalThis.CloseWatcher !== undefined) {
    watcher = new globalThis.CloseWatcher();
    watcher.onclose = () => {
      watcher = null;
      layers.at(-1)?.();
      // Something else is still open, or this one stays: it is busy, or asks first.
      watch();
    };
  }
}

/**
 * While `isOpen`, a close request of the browser closes this layer and does nothing else: Android's back gesture, or the
 * gesture of a screen reader. Escape is the layer's own. Native modal dialogs need nothing of this.
 */
export function useCloseRequest(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => {
    if (!isOpen) return;
    const layer = (): void => latest.current();
    layers.push(layer);
    watch();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      watch();
    };
  }, [isOpen]);
}
