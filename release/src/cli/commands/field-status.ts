import { p75 } from "../../serve/field/p75";
import type { VersionTally } from "../../serve/field/tally";
import type { FieldStatus } from "../../wire/field-status";

/** The counts of a version as shown to people and programs; null when there were no reports. */
export function fieldStatus(tally: VersionTally | undefined): FieldStatus | null {
  if (!tally) return null;
  const { loaded, failed, kinds, loadedMs } = tally;
  const vitals = Object.entries(tally.vitals).map(
    ([name, values]) => [name, { p75: p75(values), count: values.length }] as const,
  );
  const averageMs = loaded > 0 ? Math.round(loadedMs / loaded) : null;
  return { loaded, failed, kinds, averageMs, vitals: Object.fromEntries(vitals) };
}
