import type { Finding, SourceFile } from "./source-files";

/** The last migration from before this check; those that have run anywhere cannot change. */
const lastUnchecked = 640;

/** What takes a column or table away from programs that still run. New names of indexes and constraints do no harm: no program uses them. */
const removal =
  /\b(?:rename column|drop column|drop table|alter table (?:if exists )?(?:only )?"?\w+"? rename (?:to|(?!constraint\b|column\b)"?\w+"? to))\b/gi;
const explained = /^-- Last read by release \S+/m;

/**
 * Finds migrations that take a column or table away while programs of the version before may still use it: during a roll-out both run on one
 * database (docs/ops.md#the-schema-of-the-database). A file that names the release whose programs were the last to read it is accepted.
 */
export function findMigrationRemovals(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(({ path, text }) => {
    const number = Number(/^api\/src\/migrations\/(\d{4})_\w+\.sql$/.exec(path)?.[1] ?? 0);
    if (number <= lastUnchecked || explained.test(text)) return [];
    const statements = text.replace(/--[^\n]*/g, (comment) => " ".repeat(comment.length));
    return [...statements.matchAll(removal)].map(({ index, 0: found }) => ({
      path,
      line: statements.slice(0, index).split("\n").length,
      message: `"${found}" stops programs of the version before: add beside it and remove it in a later release, in a file with the line "-- Last read by release NAME"`,
    }));
  });
}
