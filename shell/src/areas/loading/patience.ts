/** How long a person waits for an area. */
export interface Patience {
  /** For one version; then the one behind it is tried. */
  readonly versionMs: number;
  /** Kept for each version that is still to be tried. */
  readonly reservedMs: number;
  /** For all of them together. */
  readonly totalMs: number;
  /** Until the message stands, why it failed included. */
  readonly reportMs: number;
}

/** With this the message comes within 8 s. */
const usualMs = 5000;

/** What operations have set by `AREA_PATIENCE_MS`, which the web server writes into the page; the usual without it. */
export function patience(): Patience {
  const set = Number(document.getElementById("mandi-release")?.dataset["patience"]);
  const versionMs = set > 0 ? set : usualMs;
  const totalMs = versionMs * 1.5;
  return { versionMs, reservedMs: versionMs * 0.4, totalMs, reportMs: totalMs + 400 };
}
