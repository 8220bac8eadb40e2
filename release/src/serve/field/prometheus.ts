import { isExpired } from "../../store/expiry";
import { type Revision, unitStatesOf } from "../../store/release-state";
import { p75 } from "./p75";
import type { VersionTally } from "./tally";
import { type ServerTallies, sumOf } from "./tally-file";

/** Media type of Prometheus' text format. */
export const prometheusType = "text/plain; version=0.0.4; charset=utf-8";

interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/**
 * The data of `release status` as metrics in Prometheus' text format: loads, failures and web vitals for each version of an
 * area, what is live, and until when the pointer is valid. Counters are those of each web server process: added up, they would
 * fall when the counts of a server that has ended are deleted.
 */
export function prometheusText(latest: Revision | null, servers: readonly ServerTallies[], now: Date): string {
  const units = latest ? unitStatesOf(latest.live) : [];
  const counted = servers.flatMap(({ server, tallies }) => tallies.map((tally) => ({ server, ...tally })));
  const loads = counted.flatMap(({ area, version, server, loaded, failed }) => [
    { labels: { area, version, server, outcome: "loaded" }, value: loaded },
    { labels: { area, version, server, outcome: "failed" }, value: failed },
  ]);
  const kinds = counted.flatMap(({ area, version, server, kinds: found }) =>
    Object.entries(found).map(([kind, value]) => ({ labels: { area, version, server, kind }, value })),
  );
  const loadSeconds = counted.map(({ area, version, server, loadedMs }) => ({
    labels: { area, version, server },
    value: loadedMs / 1000,
  }));
  const versions = units.flatMap(([area, { version, canary, past }]) => [
    { labels: { area, version, is: "live" }, value: 1 },
    ...(canary ? [{ labels: { area, version: canary.version, is: "trial" }, value: canary.percent / 100 }] : []),
    ...past.slice(-1).map((before) => ({ labels: { area, version: before, is: "before" }, value: 0 })),
  ]);
  const held = units.flatMap(([area, { paused, disabled }]) => [
    { labels: { area, by: "pause" }, value: Number(paused !== undefined) },
    { labels: { area, by: "disable" }, value: Number(disabled !== undefined) },
  ]);
  const ends = latest?.expiresAt === undefined ? [] : [{ labels: {}, value: Date.parse(latest.expiresAt) / 1000 }];
  return [
    metric("mandi_area_loads_total", "counter", "Loads of a version that browsers reported.", loads),
    metric("mandi_area_failures_total", "counter", "Failures of a version by kind.", kinds),
    metric("mandi_area_load_seconds_total", "counter", "Duration of all good loads of a version.", loadSeconds),
    ...vitals([...sumOf(counted).values()]),
    metric("mandi_area_version", "gauge", "Versions in use and the share of people on trial.", versions),
    metric("mandi_area_held", "gauge", "1 while an area is paused or disabled.", held),
    metric("mandi_release_revision", "gauge", "Number of the newest revision.", [
      { labels: {}, value: latest?.revision ?? 0 },
    ]),
    metric("mandi_release_expires_timestamp_seconds", "gauge", "When the pointer expires.", ends),
    metric("mandi_release_expired", "gauge", "1 when the pointer has expired.", [
      { labels: {}, value: Number(latest !== null && isExpired(latest, now)) },
    ]),
  ].join("");
}

/** The newest measures of each vital: times in seconds, layout shift as its score. */
function vitals(tallies: readonly VersionTally[]): string[] {
  const measured = tallies.flatMap(({ area, version, vitals: found }) =>
    Object.entries(found).map(([vital, values]) => ({ labels: { area, version, vital }, values })),
  );
  const highest = measured.map(({ labels, values }) => {
    return { labels, value: labels.vital === "CLS" ? p75(values) : p75(values) / 1000 };
  });
  const counts = measured.map(({ labels, values }) => ({ labels, value: values.length }));
  return [
    metric("mandi_area_vital_p75", "gauge", "75th percentile: in seconds, for CLS the score.", highest),
    metric(
      "mandi_area_vital_measures",
      "gauge",
      "Number of measurements in mandi_area_vital_p75, the newest 200 per server.",
      counts,
    ),
  ];
}

function metric(name: string, type: "counter" | "gauge", help: string, samples: readonly Sample[]): string {
  const lines = samples.map(({ labels, value }) => `${name}${inBraces(labels)} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

/** Names come from strangers' reports and can only be of served versions; they are quoted all the same. */
function inBraces(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([key, text]) => `${key}="${text.replace(/[\\"\n]/g, "_")}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}
