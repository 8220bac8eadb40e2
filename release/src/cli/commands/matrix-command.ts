import { misfitsOf } from "../../plan/gate/check-set";
import { sees } from "../../plan/token/sight";
import { emptyState, type UnitState, unitStatesOf, versionName } from "../../store/release-state";
import type { StoredVersion } from "../../store/release-store";
import type { Command } from "../command";

/** Also listed for each unit, beside the versions that people have: the newest one that is published and was never live. */
const candidatesShown = 1;

/** Width of a cell that holds a shell's state and contract. */
const cell = 22;

/** Says which areas run in which shells, as the gate would decide, without taking a step. */
export const matrixCommand: Command = {
  name: "matrix",
  needs: "look",
  usage: "release matrix",
  summary: "which versions of the areas run in which versions of the shell, and why not",
  help: "Of the shell and of each area: what is live, on trial, live before, and the newest that is published. A misfit between versions that nobody has yet is not an error: it shows what has to be promoted first, or together.",
  async run(_positionals, { store, areas }) {
    const [versions, latest] = await Promise.all([store.listVersions(), store.readLatest()]);
    const states = new Map(unitStatesOf(latest?.live ?? emptyState));
    const seen = versions.filter(({ unit }) => unit === "shell" || sees(areas, unit));
    const shown = [...new Set(seen.map(({ unit }) => unit))].sort().flatMap((unit) =>
      shownOf(
        seen.filter((one) => one.unit === unit),
        states.get(unit),
      ),
    );
    const shells = await Promise.all(
      shown
        .filter(({ unit }) => unit === "shell")
        .map(async (one) => ({ ...one, manifest: await store.readShellManifest(one.version) })),
    );
    const rows = await Promise.all(
      shown
        .filter(({ unit }) => unit !== "shell")
        .map(async ({ unit, version, is }) => {
          const manifest = await store.readAreaManifest(unit, version);
          const fits = shells.map((shell) => ({
            shell: shell.version,
            misfits: misfitsOf(manifest, shell.manifest).map(({ reason }) => reason),
          }));
          return { unit, version, is, contract: manifest.contract, fits };
        }),
    );
    const lines = rows.map(({ unit, version, is, contract, fits }) =>
      [
        versionName(unit, version).padEnd(34),
        `${is}, ${contract}`.padEnd(22),
        ...fits.map(({ misfits }) => (misfits.length === 0 ? "runs" : "no").padEnd(cell)),
      ].join(""),
    );
    const reasons = rows.flatMap(({ unit, version, fits }) =>
      fits.flatMap(({ shell, misfits }) =>
        misfits.map((reason) => `${versionName(unit, version)} in ${shell.slice(0, 8)}: ${reason}`),
      ),
    );
    const head = (texts: readonly string[], first: string) =>
      [first.padEnd(34 + 22), ...texts.map((text) => text.padEnd(cell))].join("");
    const heads = [
      head(
        shells.map(({ version }) => version.slice(0, 8)),
        "in the shell",
      ),
      head(
        shells.map(({ is, manifest }) => `${is}, ${manifest.contract}`),
        "",
      ),
    ];
    return {
      text: [...heads, ...lines, ...reasons].map((line) => line.trimEnd()).join("\n"),
      data: {
        shells: shells.map(({ version, is, manifest: { contract } }) => ({ version, is, contract })),
        areas: rows,
      },
    };
  },
};

interface Shown {
  readonly unit: string;
  readonly version: string;
  readonly is: string;
}

/** The relevant versions of a unit, each with its state. */
function shownOf(published: readonly StoredVersion[], state: UnitState | undefined): Shown[] {
  const [{ unit }] = published as [StoredVersion, ...StoredVersion[]];
  const before = state?.past.at(-1);
  const known = [
    [state?.version, "live"],
    [state?.canary?.version, "on trial"],
    [before, "live before"],
  ] as const;
  const had = new Set([state?.version, state?.canary?.version, ...(state?.past ?? [])]);
  const candidates = published
    .filter(({ version }) => !had.has(version))
    .sort((left, right) => right.publishedAt.localeCompare(left.publishedAt))
    .slice(0, candidatesShown)
    .map(({ version }) => [version, "published"] as const);
  return [...known, ...candidates].flatMap(([version, is]) =>
    version !== undefined && published.some((one) => one.version === version) ? [{ unit, version, is }] : [],
  );
}
