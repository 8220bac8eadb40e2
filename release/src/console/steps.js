import { short } from "./words.js";

/** What can be done with a unit as it is, by who is signed in: `means` says it in words before anything is asked. */
export function stepsFor(status, { areas, rights }) {
  const { unit, paused, disabled } = status;
  if (!areas.includes("all") && !areas.includes(unit)) return [];
  return [
    rollBack(status),
    promote(status),
    trial(status),
    paused === null ? pause : resume,
    disabled === null ? disable : enable,
    disabled === null ? null : retire,
  ].filter((step) => step && rights.includes(step.right) && !(unit === "shell" && step.notShell));
}

function rollBack({ past, unit }) {
  if (past.length === 0) return null;
  const older = [...past].reverse();
  return {
    command: "rollback",
    right: "rollback",
    name: "Roll back",
    isFirst: true,
    isDanger: true,
    means:
      "New page loads get the older version at once, open tabs when they next enter the area. It is then paused, so that no job undoes it.",
    fields: [
      {
        name: "to",
        label: "Back to",
        choices: () =>
          older.map((version, at) => [version, at === 0 ? `${short(version)}, the version before` : short(version)]),
      },
    ],
    order: ({ to }) => ({ positionals: [unit], options: { to } }),
    compares: ({ to }) => to,
  };
}

function promote({ unit, version, paused }) {
  if (paused !== null) return null;
  return {
    command: "promote",
    right: "promote",
    name: "Promote",
    needsVersions: true,
    means:
      "Everybody gets the version from the next page load on. The gate looks at it first: files, contract, every page in a browser. That may take some minutes.",
    fields: [
      {
        name: "version",
        label: "Version",
        choices: (versions) => versions.filter((one) => isNew(one, version)).map((one) => [one.version, inWords(one)]),
      },
    ],
    order: ({ version: chosen }) => ({ positionals: [`${unit}@${chosen}`], options: {} }),
    compares: ({ version: chosen }) => chosen,
  };
}

const isNew = (one, live) => one.version !== live && !one.is.includes("quarantined");
const inWords = ({ version, publishedAt, is }) => [short(version), publishedAt.slice(0, 10), ...is].join(", ");

function trial({ unit, canary, version }) {
  return {
    command: "canary",
    right: "promote",
    name: canary ? "Step the trial" : "Start a trial",
    notShell: true,
    needsVersions: true,
    means:
      "A share of people gets the version and stays in it. The gate looks at it first: files, contract, every page in a browser. That may take some minutes.",
    fields: [
      {
        name: "version",
        label: "Version",
        choices: (versions) =>
          versions
            .filter((one) => isNew(one, version))
            .sort((left) => (left.version === canary?.version ? -1 : 0))
            .map((one) => [one.version, inWords(one)]),
      },
      {
        name: "percent",
        label: "Share of people",
        choices: () => [
          ...["1", "5", "10", "25", "50", "100"].map((part) => [part, `${part} %`]),
          ...(canary ? [["0", "0 %: end the trial"]] : []),
        ],
      },
    ],
    order: ({ version: chosen, percent }) => ({ positionals: [`${unit}@${chosen}`], options: { percent } }),
    compares: ({ version: chosen }) => chosen,
  };
}

const pause = {
  command: "pause",
  right: "rollback",
  name: "Pause",
  means: "What is live stays live; nothing is promoted here until somebody resumes it.",
};

const resume = {
  command: "resume",
  right: "promote",
  name: "Resume",
  means: "Versions may be promoted here again. What is live stays live.",
};

const disable = {
  command: "disable",
  right: "disable",
  name: "Shut",
  notShell: true,
  isDanger: true,
  means: "Everybody sees the area's card instead of its pages from the next page load on. The other areas go on.",
};

const enable = {
  command: "enable",
  right: "disable",
  name: "Open again",
  notShell: true,
  means: "The area is there for everybody again from the next page load on.",
};

const retire = {
  command: "retire",
  right: "disable",
  name: "Retire",
  notShell: true,
  isDanger: true,
  means:
    "The area leaves the product with its addresses and menu entries, and another area may have them. A promotion brings it back; what holds it now holds it then.",
};
