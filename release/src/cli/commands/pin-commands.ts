import { addPin, endPin, pinDays } from "../../plan/pin/pin";
import { promotion } from "../../plan/steps/promote";
import { StepRefused } from "../../plan/steps/step";
import { makeSecret, makeTokenId } from "../../plan/token/token";
import { daysAfter } from "../../store/expiry";
import { type Command, parseUnitVersion, readDays, requireReason, UsageError } from "../command";
import { asExpected } from "./as-expected";
import { fromEnvironment } from "./from-environment";
import { throughGate } from "./through-gate";

/** Gives one customer a version that others do not get: docs/decisions/0140-pins.md. */
export const pinCommands: readonly Command[] = [
  {
    name: "pin",
    needs: "promote",
    answersSecret: true,
    usage:
      "release pin <area>@<version> [<area>@<version> …] --for NAME --reason TEXT [--days N] [--from URL] [--no-smoke]",
    summary: "make a link that gives one customer a version before everybody else",
    help: `Goes through the gate and the smoke like a promotion, and changes nothing for anybody else. Prints a link, once. Browsers in which it is opened and confirmed get these versions for ${pinDays.usual} days or --days N (${pinDays.most} at most). A version that is quarantined or no longer fits the live shell gives way to the live one. End it: release unpin.`,
    async run(positionals, context) {
      if (positionals.length === 0) throw new UsageError(`Name at least one version.\n${this.usage}`);
      const { options, now, who } = context;
      const reason = requireReason(options, this.usage);
      const name = readName(options.for, this.usage);
      const until = daysAfter(now.toISOString(), readDays(options, this.usage, pinDays.most) ?? pinDays.usual);
      const named = positionals.map((text) => parseUnitVersion(text, this.usage));
      const versions = Object.fromEntries(named.map(({ unit, version }) => [unit, version]));
      if ("shell" in versions)
        throw new UsageError(`Only an area can be pinned: everybody has the same shell.\n${this.usage}`);
      const step = asExpected(promotion(versions), Object.keys(versions), this.usage, context);
      return fromEnvironment(versions, this.usage, context, async (there) => {
        const { planned, why } = await throughGate(versions, step, this.usage, there);
        if (!planned.changes) throw new StepRefused("Everybody already has this: there is nothing to pin");
        if (options.dryRun) return { text: `Would pin it for ${name} (nothing was written).`, data: { dryRun: true } };
        const id = makeTokenId();
        const { token, sum } = makeSecret(id);
        const pin = { id, name, sum, versions, at: now.toISOString(), until };
        const { revision, action } = await addPin(context.store, pin, { who, why: why || reason }, now);
        const url = new URL(`/api/pinned-version?token=${token}`, context.publicUrl).href;
        const lines = [
          `Revision ${revision}: ${action}`,
          "Shown once:",
          `  ${url}`,
          `End it: release unpin ${id} --reason TEXT`,
        ];
        return { text: lines.join("\n"), data: { changed: true, revision, action, id, name, until, token, url } };
      });
    },
  },
  {
    name: "unpin",
    needs: "everything",
    usage: "release unpin <pin> --reason TEXT [--dry-run]",
    summary: "end a customer's pin early",
    help: "From their next page load they get the live version. To list pins: release status.",
    async run([id], { store, options, now, who }) {
      const why = requireReason(options, this.usage);
      if (!id || !/^[0-9a-f]{8}$/.test(id))
        throw new UsageError(`Expected the number of a pin, like 3fa9c1d2.\n${this.usage}`);
      if (options.dryRun) return { text: `Would end pin ${id} (nothing was written).`, data: { dryRun: true } };
      const { revision, action } = await endPin(store, id, { who, why }, now);
      return { text: `Revision ${revision}: ${action}`, data: { changed: true, revision, action } };
    },
  },
];

function readName(text: string | undefined, usage: string): string {
  const name = text?.trim() ?? "";
  if (/^[\p{L}\p{N}][\p{L}\p{N} .,&'@-]{0,59}$/u.test(name)) return name;
  throw new UsageError(`Please say for whom: --for "Sharma Steel".\n${usage}`);
}
