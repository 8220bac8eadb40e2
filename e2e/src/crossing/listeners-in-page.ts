declare global {
  interface Window {
    /** How many listeners of a kind are on the whole document: `document keydown`. */
    heardOn: Map<string, number>;
  }
}

/**
 * Counts listeners on the whole document: an area must remove its own when it is left. Runs in the page before anything
 * else; it may not use anything outside itself.
 */
export function countListeners(): void {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const heard = new Map<string, number>();
  const kept = new WeakMap<object, Set<string>>();
  window.heardOn = heard;

  /** Called without a receiver, it belongs to the window. */
  function ownerOf(target: EventTarget | undefined): string | null {
    if (target === undefined || target === window) return "window";
    if (target === document) return "document";
    return target === document.documentElement ? "html" : null;
  }

  function keysOf(listener: object): Set<string> {
    const keys = kept.get(listener) ?? new Set<string>();
    kept.set(listener, keys);
    return keys;
  }

  /** The same function counts once per phase of an event, as in the browser. */
  function keyOf(owner: string, type: string, options: boolean | EventListenerOptions | undefined): string {
    const isCapture = typeof options === "object" ? options.capture === true : options === true;
    return `${owner} ${type}${isCapture ? " early" : ""}`;
  }

  function note(key: string, listener: object): void {
    if (keysOf(listener).has(key)) return;
    keysOf(listener).add(key);
    heard.set(key, (heard.get(key) ?? 0) + 1);
  }

  function forget(key: string, listener: object): void {
    if (keysOf(listener).delete(key)) heard.set(key, (heard.get(key) ?? 0) - 1);
  }

  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const owner = ownerOf(this);
    const { once, signal } = typeof options === "object" ? options : {};
    if (owner !== null && listener !== null && !once) {
      const key = keyOf(owner, type, options);
      note(key, listener);
      if (signal) addEventListener.call(signal, "abort", () => forget(key, listener));
    }
    addEventListener.call(this ?? window, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const owner = ownerOf(this);
    if (owner !== null && listener !== null) forget(keyOf(owner, type, options), listener);
    removeEventListener.call(this ?? window, type, listener, options);
  };
}
