import type { CommandOrder } from "../wire/command-order";
import type { Identity } from "../wire/identity";
import type { UnitStatus } from "../wire/status-answer";
import type { ListedVersion, VersionsAnswer } from "../wire/versions-answer";
import { at, short } from "./words";

/** The values chosen in the fields of a step; empty for a field that it does not have. */
export interface StepValues {
  readonly version: string;
  readonly percent: string;
}

export interface StepField {
  readonly name: keyof StepValues;
  readonly label: string;
  /** Values with their labels; `versions` are those of the unit, newest first. */
  readonly choices: (versions: VersionsAnswer) => readonly (readonly [value: string, words: string])[];
}

/** An operation on a unit: a command of `pnpm release`. */
export interface Step {
  readonly command: string;
  readonly right: Identity["rights"][number];
  readonly name: string;
  /** Explains what it does, above the fields. */
  readonly means: string;
  readonly isFirst?: boolean;
  readonly isDanger?: boolean;
  readonly notShell?: boolean;
  readonly needsVersions?: boolean;
  readonly fields?: readonly StepField[];
  /** The command's arguments; the unit by default. */
  readonly order?: (values: StepValues) => {
    readonly positionals: readonly string[];
    readonly options: Partial<CommandOrder["options"]>;
  };
  /** The version to compare with the live one. */
  readonly compares?: (values: StepValues) => string;
}

/** What the person who is signed in can do with a unit in its present state. */
export function stepsFor(status: UnitStatus, { areas, rights }: Identity): Step[] {
  const { unit, paused, disabled } = status;
  if (!areas.includes("all") && !areas.includes(unit)) return [];
  const steps = [
    rollBack(status),
    promote(status),
    trial(status),
    paused === null ? pause : resume,
    disabled === null ? disable : enable,
    disabled === null ? null : retire,
  ];
  return steps
    .filter((step) => step !== null)
    .filter((step) => rights.includes(step.right) && !(unit === "shell" && step.notShell));
}

function rollBack({ past, unit }: UnitStatus): Step | null {
  if (past.length === 0) return null;
  const older = [...past].reverse();
  return {
    command: "rollback",
    right: "rollback",
    name: "Roll back",
    isFirst: true,
    isDanger: true,
    means:
      "New page loads get the older version at once, open tabs when they next enter the area. The area is then paused, so that no automatic promotion undoes the roll-back.",
    fields: [
      {
        name: "version",
        label: "Back to",
        choices: () =>
          older.map(
            (version, at) => [version, at === 0 ? `${short(version)}, the version before` : short(version)] as const,
          ),
      },
    ],
    order: ({ version: to }) => ({ positionals: [unit], options: { to } }),
    compares: ({ version: to }) => to,
  };
}

function promote({ unit, version, paused }: UnitStatus): Step | null {
  if (paused !== null) return null;
  return {
    command: "promote",
    right: "promote",
    name: "Promote",
    needsVersions: true,
    means:
      "Everybody gets the version from the next page load on. The gate checks it first: files, contract, every page in a browser. That may take a few minutes.",
    fields: [
      {
        name: "version",
        label: "Version",
        choices: (versions) =>
          versions.filter((one) => isNew(one, version)).map((one) => [one.version, inWords(one)] as const),
      },
    ],
    order: ({ version: chosen }) => ({ positionals: [`${unit}@${chosen}`], options: {} }),
    compares: ({ version: chosen }) => chosen,
  };
}

const isNew = (one: ListedVersion, live: string) => one.version !== live && !one.is.includes("quarantined");
const inWords = ({ version, publishedAt, is }: ListedVersion) =>
  [short(version), ...is, `published ${at(publishedAt)}`].join(", ");

function trial({ unit, canary, version, paused }: UnitStatus): Step | null {
  if (paused !== null && !canary) return null;
  return {
    command: "canary",
    right: "promote",
    name: canary ? "Step the trial" : "Start a trial",
    notShell: true,
    needsVersions: true,
    means:
      "A share of people gets the version and keeps it. The gate checks it first: files, contract, every page in a browser. That may take a few minutes.",
    fields: [
      {
        name: "version",
        label: "Version",
        choices: (versions) =>
          versions
            .filter((one) => isNew(one, version))
            .sort((left) => (left.version === canary?.version ? -1 : 0))
            .map((one) => [one.version, inWords(one)] as const),
      },
      {
        name: "percent",
        label: "Share of people",
        choices: () => [
          ...["1", "5", "10", "25", "50", "100"].map((part) => [part, `${part} %`] as const),
          ...(canary ? [["0", "0 %: end the trial"] as const] : []),
        ],
      },
    ],
    order: ({ version: chosen, percent }) => ({ positionals: [`${unit}@${chosen}`], options: { percent } }),
    compares: ({ version: chosen }) => chosen,
  };
}

const pause: Step = {
  command: "pause",
  right: "rollback",
  name: "Pause",
  means: "What is live stays live; nothing is promoted here until somebody resumes it.",
};

const resume: Step = {
  command: "resume",
  right: "promote",
  name: "Resume",
  means: "Versions may be promoted here again. What is live stays live.",
};

const disable: Step = {
  command: "disable",
  right: "disable",
  name: "Shut",
  notShell: true,
  isDanger: true,
  means:
    "Everybody sees the area's card instead of its pages from the next page load on. The other areas are not affected.",
};

const enable: Step = {
  command: "enable",
  right: "disable",
  name: "Open again",
  notShell: true,
  means: "The area is open to everybody again from the next page load on.",
};

const retire: Step = {
  command: "retire",
  right: "disable",
  name: "Retire",
  notShell: true,
  isDanger: true,
  means:
    "The area is removed from the product with its addresses and menu entries, which another area may then use. A promotion brings it back; a pause or quarantine in effect now will still apply then.",
};
