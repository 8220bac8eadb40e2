import { issuePermit, permitHours } from "../../plan/permit/permit";
import { revokePermit } from "../../plan/permit/revoke-permit";
import { unitStateOf } from "../../store/release-state";
import { type Command, parseUnit, requireReason, UsageError } from "../command";

/** Permits with which testers may open versions that are not live. */
export const permitCommands: readonly Command[] = [
  {
    name: "permit",
    needs: "publish",
    answersSecret: true,
    usage: "release permit <area>[,<area>…] --for NAME [--hours N]",
    summary: "make a link that lets a tester open versions that are not live",
    help: `Prints a link. A person who opens it and confirms may open ?area.<area>=VERSION in that browser, for ${permitHours.usual} hours or --hours N (${permitHours.most} at most). Published, signed versions only; never one that was quarantined. Writes nothing; revoke it with release revoke.`,
    async run([list], { store, options, now, publicUrl }) {
      const areas = (list ?? "").split(",").map((area) => parseUnit(area, this.usage));
      const who = options.for?.trim();
      if (!who) throw new UsageError(`Please say for whom: --for asha.\n${this.usage}`);
      const hours = readHours(options.hours, this.usage);
      const { live } = (await store.readLatest()) ?? {};
      const unknown = areas.filter((area) => area === "shell" || !live || !unitStateOf(live, area));
      if (unknown.length > 0) throw new UsageError(`No such area is live: ${unknown.join(", ")}.\n${this.usage}`);
      if (options.dryRun) return { text: "Would make a permit (none was made).", data: { dryRun: true } };
      const { permit, token } = await issuePermit(store, { who, areas, hours }, now);
      const url = new URL(`/api/test-permit?token=${token}`, publicUrl).href;
      const until = new Date(permit.until).toISOString();
      const lines = [
        `Permit ${permit.id} for ${who}: ${areas.join(", ")}, until ${until}`,
        `  ${url}`,
        `Revoke it: release revoke ${permit.id} --reason TEXT`,
      ];
      return { text: lines.join("\n"), data: { id: permit.id, who, areas, until, token, url } };
    },
  },
  {
    name: "revoke",
    needs: "everything",
    usage: "release revoke <permit>|all --reason TEXT [--dry-run]",
    summary: "revoke a tester's permit",
    help: "Ends the permit with this number at once, or all permits made so far. A step of the pointer that changes nothing for anybody else.",
    async run([id], { store, options, now, who }) {
      if (!id || !/^(?:all|[0-9a-f]{8})$/.test(id))
        throw new UsageError(`Expected the number of a permit, like 3fa9c1d2, or all.\n${this.usage}`);
      const why = requireReason(options, this.usage);
      if (options.dryRun) return { text: `Would revoke ${id} (nothing was written).`, data: { dryRun: true } };
      const { revision, action } = await revokePermit(store, id, { who, why }, () => now);
      return { text: `Revision ${revision}: ${action}`, data: { changed: true, revision, action } };
    },
  },
];

function readHours(text: string | undefined, usage: string): number {
  const hours = text === undefined ? permitHours.usual : Number(text);
  if (Number.isInteger(hours) && hours >= 1 && hours <= permitHours.most) return hours;
  throw new UsageError(`--hours is a whole number from 1 to ${permitHours.most}.\n${usage}`);
}
