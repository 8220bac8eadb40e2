/** A hung script is given up after this time; what the user sees before is the loader's business. */
const timeoutMs = 120_000;

/** A script did not arrive or did not match its hash: a script element does not say which, nor why. */
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
      script.remove(); // A dead element in the page would look like a loaded script to the next try.
      settle();
    };
    script.addEventListener("load", () => finish(resolve));
    script.addEventListener("error", () => finish(() => reject(new ScriptLost(`The script ${url} did not load`))));
    script.crossOrigin = "anonymous"; // as the preload link asks for it, or the browser fetches it twice
    script.integrity = integrity;
    script.src = url;
    document.head.append(script);
  });
}
