/** The setting is not a valid number; the message says what to write instead. */
export class AreaPatienceRefused extends Error {
  override readonly name = "AreaPatienceRefused";
}

/** A shorter limit would give up areas on a slow phone; nobody waits longer than the upper limit. */
const bounds = { least: 1000, most: 30_000 };

/**
 * Reads the setting `AREA_PATIENCE_MS` of the web server: how long browsers wait for one version of an area.
 * @param value the value from the environment; when missing or blank, the shell's default applies
 * @throws AreaPatienceRefused
 */
export function readAreaPatience(value: string | undefined): number | undefined {
  if (!value?.trim()) return undefined;
  const patienceMs = Number(value);
  if (Number.isInteger(patienceMs) && patienceMs >= bounds.least && patienceMs <= bounds.most) return patienceMs;
  throw new AreaPatienceRefused(
    `AREA_PATIENCE_MS must be a whole number of milliseconds from ${bounds.least} to ${bounds.most}, not "${value}".`,
  );
}
