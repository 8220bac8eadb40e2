import { vitalNames } from "@mandi/shared/contract/vital-report";
import { pinsOf } from "../../plan/pin/pin";
import { isRenewal } from "../../plan/renew";
import { isHeldByGuard } from "../../plan/steps/quarantine";
import { seenOf } from "../../plan/token/sight";
import type { VersionTally } from "../../serve/field/tally";
import { expiredWords, isExpired, isRenewalDue } from "../../store/expiry";
import {
  type Pin,
  type ReleaseState,
  type Revision,
  type UnitState,
  unitStateOf,
  versionName,
} from "../../store/release-state";
import { count } from "../../wire/count";
import type { FieldStatus } from "../../wire/field-status";
import type { StatusAnswer, UnitStatus } from "../../wire/status-answer";
import { nextShareWords } from "../../wire/trial-words";
import type { Command } from "../command";
import { fieldStatus } from "./field-status";
import { stepsSeen } from "./steps-seen";

/** What is live now, what is paused or shut, and how versions perform in the field. */
export const statusCommand: Command = {
  name: "status",
  needs: "look",
  usage: "release status",
  summary: "what is live now, what is paused or shut, how versions perform in the field",
  help: "Loads, failures and web vitals (LCP, INP, CLS, TTFB, and TBT, the time blocked by long tasks, with the number of measurements) are counted by each web server that works on this store's folder, since it started; a server that has stopped is left out after an hour. Everything else comes from the pointer's newest revision.",
  async run(_positionals, { store, field, now, areas }) {
    const latest = await store.readLatest();
    if (!latest) return { text: "Nothing is live yet.", data: null };
    const isAll = areas.includes("all");
    const steps = isAll && !isRenewal(latest) ? [latest] : stepsSeen(await store.readHistory(), areas);
    const step = steps.findLast((one) => !isRenewal(one)) ?? {
      ...latest,
      who: "",
      why: "",
      action: "nothing of yours",
    };
    const tallies = await field();
    const live = seenOf(latest.live, areas);
    const pins = pinsOf(latest, now);
    const units = unitsOf(live).map((unit) => statusOf(unit, unitStateOf(live, unit), tallies, pins));
    const { at, who, why, action } = step;
    const head = `Revision ${step.revision}, ${at}, by ${who}: ${action}${why && ` (${why})`}`;
    const text = [head, describeValidity(latest, now), ...units.flatMap(describe)].join("\n");
    const { revision, expiresAt = null } = latest;
    const data: StatusAnswer = { revision, at, who, why, action, expiresAt, expired: isExpired(latest, now), units };
    return { text, data };
  },
};

/** Until when the pointer is valid, and what to do about it. */
function describeValidity(latest: Revision, now: Date): string {
  const { revision, at, who, expiresAt } = latest;
  if (expiresAt === undefined) return "Valid with no end date: the next step sets one";
  if (isExpired(latest, now)) return `EXPIRED. ${expiredWords(latest)}`;
  const renewed = isRenewal(latest) ? ` (revision ${revision}, renewed ${at} by ${who})` : "";
  const due = isRenewalDue(latest, now) ? ". It has not been renewed: release renew" : "";
  return `Valid until ${expiresAt}${renewed}${due}`;
}

function unitsOf(live: ReleaseState): string[] {
  return [...(live.shell ? ["shell"] : []), ...Object.keys(live.areas).sort()];
}

function statusOf(
  unit: string,
  state: UnitState | undefined,
  tallies: ReadonlyMap<string, VersionTally>,
  pins: readonly Pin[],
): UnitStatus {
  const fieldOf = (version: string | undefined) =>
    fieldStatus(version === undefined ? undefined : tallies.get(versionName(unit, version)));
  return {
    unit,
    version: state?.version ?? "",
    previous: state?.past.at(-1) ?? null,
    past: state?.past ?? [],
    canary: state?.canary ?? null,
    paused: state?.paused ?? null,
    waitsForPerson: state !== undefined && isHeldByGuard(state),
    disabled: state?.disabled ?? null,
    quarantined: state?.quarantined ?? [],
    pins: pins.flatMap(({ id, name, until, versions: { [unit]: version } }) =>
      version ? [{ id, name, version, until }] : [],
    ),
    field: fieldOf(state?.version),
    canaryField: fieldOf(state?.canary?.version),
    previousField: fieldOf(state?.past.at(-1)),
  };
}

function describe({ unit, version, field, canaryField, pins, ...status }: UnitStatus): string[] {
  const notes = [
    status.previous && `before it ${status.previous}`,
    status.paused !== null && `paused: ${status.paused}`,
    status.waitsForPerson && `the guard does no more here: look, then release resume ${unit} or rollback`,
    status.disabled !== null && `disabled: ${status.disabled}`,
    status.quarantined.length > 0 && `quarantined: ${status.quarantined.join(", ")}`,
  ].filter((note) => typeof note === "string");
  const { canary } = status;
  const next = canary && nextShareWords(canary, (iso) => iso);
  const trial =
    canary && `${canary.percent} % on ${canary.version}, ${next}${canaryField ? `: ${inWords(canaryField)}` : ""}`;
  const pinned = pins.map(({ id, name, until, ...pin }) => `pin ${id}: ${pin.version} for ${name} until ${until}`);
  return [
    `  ${unit.padEnd(14)} ${version}${notes.map((note) => `  ${note}`).join("")}`,
    ...[field && inWords(field), trial, ...pinned].flatMap((line) => (line ? [`  ${"".padEnd(14)} ${line}`] : [])),
  ];
}

function inWords({ loaded, failed, kinds, averageMs, vitals }: FieldStatus): string {
  const average = averageMs === null ? "" : `, ${averageMs} ms on average`;
  const causes = Object.entries(kinds).map(([kind, many]) => `${many} ${kind}`);
  const felt = vitalNames.flatMap((name) => {
    const measure = vitals[name];
    if (!measure) return [];
    return `${name} ${name === "CLS" ? measure.p75.toFixed(3) : `${Math.round(measure.p75)} ms`} (${measure.count})`;
  });
  const vital = felt.length > 0 ? `; for three of four at most ${felt.join(", ")}` : "";
  return `${count(loaded, "load")}${average}${failed > 0 ? `, ${failed} failed (${causes.join(", ")})` : ""}${vital}`;
}
