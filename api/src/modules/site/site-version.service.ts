import type { DeskSiteVersionAnswer } from "@mandi/shared/contract/desk/site-version";
import type { Db } from "../../platform/database/database";
import { countVersions, hasVersion, insertVersion, type SiteContent, selectVersions } from "./site-version.store";

/** Who saves a text, when and why. */
export interface Editor {
  readonly id: number;
  readonly at: Date;
  readonly reason: string;
}

interface Change {
  readonly subject: string;
  /** Undefined where it is new. */
  readonly before: SiteContent | undefined;
  readonly after: SiteContent;
  readonly by: Editor;
}

/**
 * Stores a new version of a text. The caller holds the lock of the text. The text from before the first version is stored too; saving the
 * same text again makes no version.
 */
export async function keepVersion(tx: Db, { subject, before, after, by }: Change): Promise<void> {
  if (before !== undefined && isSame(before, after)) return;
  if (before !== undefined) await keepFirstVersion(tx, subject, before);
  await insertVersion(tx, { subject, content: after, saved: { by: by.id, at: by.at, reason: by.reason } });
}

/** Stores a text as it stands where no version of it is kept yet. */
export async function keepFirstVersion(tx: Db, subject: string, content: SiteContent): Promise<void> {
  if (!(await hasVersion(tx, subject))) await insertVersion(tx, { subject, content, saved: null });
}

/** The fields that differ, as they are now; one that was emptied is `none`, because the trail leaves out what is empty. */
export function changedFields(before: SiteContent, after: SiteContent): SiteContent {
  const changed = Object.entries(after).filter(([name, value]) => before[name] !== value);
  return Object.fromEntries(changed.map(([name, value]) => [name, value === "" ? "none" : value]));
}

const isSame = (before: SiteContent, after: SiteContent): boolean =>
  Object.keys(changedFields(before, after)).length === 0;

/** Policies are long, so more on a page would be megabytes. */
const versionsPerPage = 20;

/** A page of the versions of a text, the newest first, with the one before them to compare the page's oldest with. */
export async function listVersions(
  db: Db,
  { subject, page = 1 }: { readonly subject: string; readonly page?: number | undefined },
): Promise<DeskSiteVersionAnswer> {
  const [rows, total] = await Promise.all([
    selectVersions(db, subject, versionsPerPage + 1, (page - 1) * versionsPerPage),
    countVersions(db, subject),
  ]);
  return {
    data: rows.slice(0, versionsPerPage).map(({ id, content, saved_at, saved_by, reason }) => ({
      id,
      content,
      saved_at: saved_at?.toISOString() ?? null,
      saved_by: saved_by ?? "",
      reason,
    })),
    before: rows[versionsPerPage]?.content ?? null,
    total,
  };
}
