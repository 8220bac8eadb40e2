import type { Finding, SourceFile } from "./source-files";

/**
 * Tables that every store may join, for reading only, because rows everywhere refer to them. Everything else that needs the
 * tables of two modules in one statement is a read (docs/architecture.md#sql).
 */
const joinedByAll: ReadonlySet<string> = new Set([
  // People.
  ...["users", "profile"],
  // The catalogue.
  ...["category", "sub_category", "brand", "commodity_product", "product_brand", "product_quality"],
  ...["size_variation", "size_value", "brand_size", "unit"],
]);

const code = /^api\/src\/(?:modules|platform|reads|desk|\w+\.ts).*\.ts$/;
const notProduct = /\.test\.ts$|\/testing\/|\.tables\.ts$/;
/** Files that may contain statements. */
const rooms = /^api\/src\/(?:modules\/.+\.store\.ts$|reads\/|platform\/)/;

/**
 * Finds misplaced SQL in the api: outside stores, reads and the platform; in a store that uses another module's table; in a
 * read that writes.
 */
export function findTableOwnerBreaks(files: readonly SourceFile[]): Finding[] {
  const owners = ownersIn(files);
  return files
    .filter(({ path }) => code.test(path) && !notProduct.test(path))
    .flatMap((file) => breaksIn(file, owners));
}

function breaksIn({ path, text }: SourceFile, owners: ReadonlyMap<string, string>): Finding[] {
  const sql = withoutComments(text);
  const finding = (index: number, message: string) => ({ path, line: sql.slice(0, index).split("\n").length, message });
  if (!rooms.test(path)) {
    const first = statement.exec(sql);
    return first ? [finding(first.index, "SQL belongs in a *.store.ts of the module, or in api/src/reads")] : [];
  }
  return usesIn(sql).flatMap(({ table, writes, index }) => {
    const owner = owners.get(table);
    if (owner === undefined || owner === ownerOf(path)) return [];
    if (path.startsWith("api/src/reads/")) {
      return writes ? [finding(index, `a read writes nothing: ${table} is changed by the store of ${owner}`)] : [];
    }
    if (!writes && joinedByAll.has(table)) return [];
    return [finding(index, `${table} belongs to ${owner}: call its service, or read it in api/src/reads`)];
  });
}

/** Which module declares a table in its `*.tables.ts`. */
function ownersIn(files: readonly SourceFile[]): ReadonlyMap<string, string> {
  const declarations = files.filter(({ path }) => /^api\/src\/.+\.tables\.ts$/.test(path));
  return new Map(
    declarations.flatMap(({ path, text }) =>
      [...text.matchAll(/^export interface \w+Tables \{\n([\s\S]*?)^\}/gm)].flatMap(([, body = ""]) =>
        [...body.matchAll(/^ {2}(\w+):/gm)].map(([, table = ""]): [string, string] => [table, ownerOf(path)]),
      ),
    ),
  );
}

/** `auction` for everything in that module, else the folder below `src`. */
function ownerOf(path: string): string {
  const [, module, folder] = /^api\/src\/(?:modules\/([^/]+)|([^/]+))\//.exec(path) ?? [];
  return module ?? folder ?? path;
}

/** The start of a query builder, or an SQL text. */
const statement = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^`]*>)?`/;

const builders: readonly [pattern: RegExp, writes: boolean][] = [
  [/\b(?:selectFrom|(?:inner|left|right|full|cross)Join(?:Lateral)?|using|from)\(\s*"(\w+)/g, false],
  [/\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*"(\w+)/g, true],
  [/\bjoin\s+(\w+)/gi, false],
  [/\b(?:insert into|update|delete from|merge into)\s+(\w+)/gi, true],
];
/** `from one, another as other`: any of them may be a table. */
const fromList = /\bfrom\s+(\w+(?:\s+(?:as\s+)?\w+)?(?:\s*,\s*\w+(?:\s+(?:as\s+)?\w+)?)*)/gi;

interface TableUse {
  readonly table: string;
  readonly writes: boolean;
  readonly index: number;
}

function usesIn(sql: string): TableUse[] {
  const named = builders.flatMap(([pattern, writes]) =>
    [...sql.matchAll(pattern)].map(({ 1: table = "", index }) => ({ table, writes, index })),
  );
  const listed = [...sql.matchAll(fromList)].flatMap(({ 1: list = "", index }) =>
    list.split(",").map((item) => ({ table: item.trim().split(/\s/, 1).join(""), writes: false, index })),
  );
  return [...named, ...listed];
}

/** The same text with comments replaced by blanks, so that line numbers stay the same. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, " "));
}
