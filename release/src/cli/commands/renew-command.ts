import { renew } from "../../plan/renew";
import { daysAfter, isExpired, isRenewalDue } from "../../store/expiry";
import { type Command, readDays, UsageError } from "../command";

/** Extends the validity of the present set, for a job where no web server holds the signing key. */
export const renewCommand: Command = {
  name: "renew",
  needs: "everything",
  usage: "release renew [--days N] [--reason TEXT] [--dry-run]",
  summary: "confirm what is live before the pointer expires",
  help: "Writes a revision with the same set and a later date when less than half of its validity is left; with --days always. For a daily job; web servers that hold the signing key do it automatically. An expired pointer needs a --reason: first check with release status that this set is what should be live.",
  async run(_positionals, { store, options, now, who }) {
    const days = readDays(options, this.usage);
    const latest = await store.readLatest();
    if (latest && isExpired(latest, now) && !options.reason?.trim())
      throw new UsageError(
        `Revision ${latest.revision} expired at ${latest.expiresAt}. If it is what should be live, say why: --reason "checked, is right".\n${this.usage}`,
      );
    if (latest && days === undefined && !isRenewalDue(latest, now)) {
      const until = latest.expiresAt ?? null;
      const text = until ? `Nothing to do: valid until ${until}.` : "Nothing to do: the next step sets an end date.";
      return { text, data: { changed: false, revision: latest.revision, expiresAt: until } };
    }
    if (options.dryRun) return { text: "Would renew (nothing was written).", data: { dryRun: true } };
    const expiresAt = days === undefined ? undefined : daysAfter(now.toISOString(), days);
    const renewed = await renew(store, latest, { who, why: options.reason ?? "" }, now, expiresAt);
    const { revision } = renewed;
    const until = renewed.expiresAt ?? null;
    return {
      text: `Revision ${revision}: renewed until ${until}`,
      data: { changed: true, revision, expiresAt: until },
    };
  },
};
