import { bucketCount, resolveArea } from "@mandi/shared/contract/release/resolve-area";
import { type Role, roles } from "@mandi/shared/contract/role";
import { composeSet, releaseDocument } from "../../plan/set/composed-set";
import { sees } from "../../plan/token/sight";
import { emptyState, unitStateOf } from "../../store/release-state";
import { count } from "../../wire/count";
import { type Command, UsageError } from "../command";

/** Says what one person gets, and why, using the same function as the browser. */
export const explainCommand: Command = {
  name: "explain",
  needs: "look",
  usage: "release explain [--role ROLE] [--bucket 0..99]",
  summary: "which version of each area a person gets, and why",
  help: "Without --bucket, bucket 99, which is on trial only when everybody is. Without --role, a visitor.",
  async run(_positionals, { store, options, areas }) {
    const role = parseRole(options.role ?? "visitor", this.usage);
    const bucket = parseBucket(options.bucket ?? "99", this.usage);
    const latest = await store.readLatest();
    const set = await composeSet(store, latest?.live ?? emptyState, latest?.manifests);
    const document = releaseDocument(set, latest ?? { revision: 0, at: "" });
    const seen = Object.entries(document.areas).filter(([area]) => sees(areas, area));
    const rows = seen.map(([area, live]) => {
      const { versions, behind, why } = resolveArea(live, bucket);
      const before = latest && unitStateOf(latest.live, area)?.past.at(-1);
      const mayOpen = (versions[0]?.routes ?? []).filter((route) => route.roles.includes(role)).length;
      return {
        area,
        version: versions[0]?.version ?? null,
        why,
        fallBacks: [...versions.slice(1), ...(behind ? [behind] : [])].map(({ version }) => version),
        unfit: before !== undefined && before !== null && !live.previous ? before : null,
        mayOpen,
      };
    });
    const lines = rows.map(
      ({ area, version, why, fallBacks, unfit, mayOpen }) =>
        `  ${area.padEnd(14)} ${version ?? "shut"}  because ${why}, ${count(mayOpen, "page")}${fallBacks.length > 0 ? `, falls back to ${fallBacks.join(", ")}` : ""}${unfit ? `, not to ${unfit}: it was built against another contract of the shell` : ""}`,
    );
    return {
      text: [`Revision ${document.revision}, ${role}, bucket ${bucket}:`, ...lines].join("\n"),
      data: { revision: document.revision, role, bucket, areas: rows },
    };
  },
};

function parseRole(text: string, usage: string): Role {
  const role = roles.find((candidate) => candidate === text);
  if (!role) throw new UsageError(`--role is one of ${roles.join(", ")}.\n${usage}`);
  return role;
}

function parseBucket(text: string, usage: string): number {
  const bucket = Number(text);
  if (!Number.isInteger(bucket) || bucket < 0 || bucket >= bucketCount) {
    throw new UsageError(`--bucket is a whole number from 0 to ${bucketCount - 1}.\n${usage}`);
  }
  return bucket;
}
