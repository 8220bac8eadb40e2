import type { Db } from "../../platform/database/database";

/** Fields of a text by name. */
export type SiteContent = Readonly<Record<string, string>>;

interface NewVersion {
  readonly subject: string;
  readonly content: SiteContent;
  /** Null for a text from before versions were kept. */
  readonly saved: { readonly by: number; readonly at: Date; readonly reason: string } | null;
}

/** Adds a version. */
export async function insertVersion(tx: Db, { subject, content, saved }: NewVersion): Promise<void> {
  await tx
    .insertInto("site_version")
    .values({
      subject,
      content: JSON.stringify(content),
      saved_at: saved?.at ?? null,
      saved_by: saved?.by ?? null,
      reason: saved?.reason ?? "",
    })
    .execute();
}

/** Whether a text has a version. */
export async function hasVersion(tx: Db, subject: string): Promise<boolean> {
  const row = await tx
    .selectFrom("site_version")
    .select("id")
    .where("subject", "=", subject)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Versions of a text, the newest first. */
export function selectVersions(db: Db, subject: string, limit: number, offset: number) {
  return db
    .selectFrom("site_version as version")
    .leftJoin("users", "users.id", "version.saved_by")
    .select(["version.id", "version.content", "version.saved_at", "version.reason", "users.name as saved_by"])
    .where("version.subject", "=", subject)
    .orderBy("version.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countVersions(db: Db, subject: string): Promise<number> {
  const { total } = await db
    .selectFrom("site_version")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("subject", "=", subject)
    .executeTakeFirstOrThrow();
  return total;
}
