/** A hanging script is abandoned after this time; the loader decides what the user sees until then. */
const timeoutMs = 120_000;

/** A script did not arrive or did not match its hash: a script element does not tell which, nor why. */
export class ScriptLost extends Error {
  override readonly name = "ScriptLost";
}

/** Loads a classic script whose content must match its hash. @throws ScriptLost; Error when it hangs. */
export function loadScript(url: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const timer = setTimeout(() => finish(() => reject(new Error("Loading chunk failed: timeout"))), timeoutMs);
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      script.remove(); // A failed element left in the page would look like a loaded script to the next attempt.
      settle();
    };
    script.addEventListener("load", () => finish(resolve));
    script.addEventListener("error", () => finish(() => reject(new ScriptLost(`The script ${url} did not load`))));
    script.crossOrigin = "anonymous"; // as on the preload link, or the browser would fetch it twice
    script.integrity = integrity;
    script.src = url;
    document.head.append(script);
  });
}
