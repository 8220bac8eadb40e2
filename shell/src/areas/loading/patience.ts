/** How long a person waits for an area. */
export interface Patience {
  /** For one version; then its fall-back is tried. */
  readonly versionMs: number;
  /** Kept for each version that is still to be tried. */
  readonly reservedMs: number;
  /** For all of them together. */
  readonly totalMs: number;
  /** Until the message is shown, diagnosis included. */
  readonly reportMs: number;
}

/** With this, the message appears within 8 s. */
const usualMs = 5000;

/** The value of `AREA_PATIENCE_MS`, which the web server writes into the page; otherwise the default. */
export function patience(): Patience {
  const set = Number(document.getElementById("mandi-release")?.dataset["patience"]);
  const versionMs = set > 0 ? set : usualMs;
  const totalMs = versionMs * 1.5;
  return { versionMs, reservedMs: versionMs * 0.4, totalMs, reportMs: totalMs + 400 };
}
