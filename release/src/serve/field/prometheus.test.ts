import { prometheusText } from "./prometheus";
import type { VersionTally } from "./tally";

const now = new Date("2026-11-23T00:00:00Z");
const version = "0123456789abcdef";
const revision = {
  revision: 7,
  at: "2026-11-22T00:00:00Z",
  who: "asha",
  why: "",
  action: "promote",
  expiresAt: "2026-11-24T00:00:00.000Z",
  live: {
    areas: {
      seller: {
        version,
        past: ["fedcba9876543210"],
        paused: "look",
        canary: { version: "aaaaaaaaaaaaaaaa", percent: 10 },
      },
    },
  },
};
const tally: VersionTally = {
  area: "seller",
  version,
  loaded: 40,
  failed: 3,
  people: 30,
  failing: 2,
  kinds: { evaluation: 2, network: 1 },
  loadedMs: 5000,
  vitals: { LCP: [1000, 2000, 3000, 4000], CLS: [0.1] },
  traces: [],
};

it("exports loads, failures and web vitals of each version, and what is live, in Prometheus' format", () => {
  const lines = prometheusText(revision, [{ server: "web-1", tallies: [tally] }], now).split("\n");

  expect(lines).toEqual(
    expect.arrayContaining([
      "# TYPE mandi_area_loads_total counter",
      `mandi_area_loads_total{area="seller",version="${version}",server="web-1",outcome="loaded"} 40`,
      `mandi_area_loads_total{area="seller",version="${version}",server="web-1",outcome="failed"} 3`,
      `mandi_area_failures_total{area="seller",version="${version}",server="web-1",kind="evaluation"} 2`,
      `mandi_area_load_seconds_total{area="seller",version="${version}",server="web-1"} 5`,
      `mandi_area_vital_p75{area="seller",version="${version}",vital="LCP"} 3`,
      `mandi_area_vital_p75{area="seller",version="${version}",vital="CLS"} 0.1`,
      `mandi_area_vital_measures{area="seller",version="${version}",vital="LCP"} 4`,
      `mandi_area_version{area="seller",version="${version}",is="live"} 1`,
      'mandi_area_version{area="seller",version="aaaaaaaaaaaaaaaa",is="trial"} 0.1',
      'mandi_area_held{area="seller",by="pause"} 1',
      'mandi_area_held{area="seller",by="disable"} 0',
      "mandi_release_revision 7",
      "mandi_release_expires_timestamp_seconds 1795478400",
      "mandi_release_expired 0",
    ]),
  );
  for (const line of lines.filter((one) => one !== "" && !one.startsWith("#")))
    expect(line).toMatch(/^[a-z0-9_]+(?:\{(?:[a-z]+="[^"\\]*",?)+\})? [\d.]+$/);
});

it("lets no counter fall when the counts of a server that has ended are deleted", () => {
  const [ended, runs] = [
    { server: "web-1", tallies: [tally] },
    { server: "web-2", tallies: [{ ...tally, loaded: 2, failed: 1, kinds: { evaluation: 1 }, loadedMs: 100 }] },
  ];
  const countersOf = (text: string) =>
    new Map(
      text.split("\n").flatMap((line) => {
        const [, series, value] = /^(\S+_total\S*) (\S+)$/.exec(line) ?? [];
        return series === undefined ? [] : [[series, Number(value)] as const];
      }),
    );

  const before = countersOf(prometheusText(revision, [ended, runs], now));
  const after = countersOf(prometheusText(revision, [runs], now));

  expect(after.size).toBeGreaterThan(0);
  for (const [series, value] of after) expect([series, value]).toEqual([series, before.get(series)]);
});

it("exports every metric without values before anything is live", () => {
  expect(prometheusText(null, [], now)).toContain("mandi_release_revision 0\n");
});
