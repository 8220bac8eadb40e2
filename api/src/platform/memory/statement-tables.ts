/** Stands for something that a statement reads and that could not be parsed. */
const unreadable = "?";

const token = /--[^\n]*|\/\*[\s\S]*?\*\/|\be'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")+"|\$\d+|[a-z_][\w$]*|\S/gi;

const beforeTable = new Set(["from", "join", "into", "update", "table", "using"]);
/** Keywords that end a list of tables. */
const afterTables = new Set(
  "select values where group having order limit offset fetch window union intersect except for returning set".split(
    " ",
  ),
);
/** `extract(day from x)`: functions inside whose parentheses `from` does not begin a list of tables. */
const callsWithFrom = new Set(["extract", "substring", "trim", "overlay"]);
/** Where a table is expected, these begin a subquery. */
const beforeRows = new Set(["select", "values", "with"]);
/** Functions that read no table. */
const pureFunction = /^(?:unnest|generate_series|jsonb?_\w+)$/;

/** The parser's state inside one pair of parentheses. */
interface Scope {
  readonly isCall: boolean;
  /** Whether another table follows a comma. */
  isList: boolean;
  /** Common table expressions that may be named here. */
  readonly defined: Set<string>;
  /** The expression whose body this is; it can be named afterwards. */
  readonly defines: string | undefined;
}

/**
 * The tables that a statement names, including those of its common table expressions, and `?` for anything else that it reads and that
 * cannot be parsed as the name of a table.
 */
export function tablesOfStatement(text: string): readonly string[] {
  const words = [...text.matchAll(token)]
    .map(([word]) => (word.startsWith('"') ? word : word.toLowerCase()))
    .filter((word) => !word.startsWith("--") && !word.startsWith("/*"));
  return new StatementReading(words).tables();
}

class StatementReading {
  readonly #words: readonly string[];
  readonly #tables = new Set<string>();
  readonly #outside = newScope();
  /** The open parentheses, the innermost last. */
  readonly #scopes: Scope[] = [];
  #expectsTable = false;

  constructor(words: readonly string[]) {
    this.#words = words;
  }

  tables(): readonly string[] {
    for (let at = 0; at < this.#words.length; at += this.#read(at));
    if (this.#scopes.length > 0) this.#tables.add(unreadable);
    this.#missTable();
    return [...this.#tables];
  }

  get #scope(): Scope {
    return this.#scopes.at(-1) ?? this.#outside;
  }

  /** @returns how many words were read */
  #read(at: number): number {
    const word = this.#words[at] ?? "";
    if (word === "(") this.#open(at);
    else if (word === ")") this.#close();
    else if (this.#expectsTable) return this.#readTable(at);
    else if (beforeTable.has(word)) this.#beginTables(at);
    else if (word === ",") this.#expectsTable = this.#scope.isList;
    else if (afterTables.has(word)) this.#scope.isList = false;
    return 1;
  }

  /** Handles what follows: a table, a subquery or tables in parentheses, when one is expected. */
  #open(at: number): void {
    const isCall = callsWithFrom.has(this.#words[at - 1] ?? "");
    this.#scopes.push({ ...newScope(), isCall, isList: this.#expectsTable, defines: definedBefore(this.#words, at) });
  }

  #close(): void {
    this.#missTable();
    const { defines } = this.#scope;
    if (this.#scopes.pop() === undefined) this.#tables.add(unreadable);
    if (defines !== undefined) this.#scope.defined.add(defines);
  }

  /** A place where a table must follow. */
  #missTable(): void {
    if (this.#expectsTable) this.#tables.add(unreadable);
    this.#expectsTable = false;
  }

  #beginTables(at: number): void {
    const isPartOfCall = this.#words[at] === "from" && this.#scope.isCall;
    this.#expectsTable = !isPartOfCall && !namesNoTable(this.#words, at);
    if (this.#expectsTable) this.#scope.isList = true;
  }

  #readTable(at: number): number {
    const word = this.#words[at] ?? "";
    if (word === "only" || word === "lateral") return 1;
    this.#expectsTable = false;
    if (beforeRows.has(word)) {
      this.#scope.isList = false;
      return 1;
    }
    const length = nameLength(this.#words, at);
    const name = this.#words
      .slice(at, at + length)
      .map(unquoted)
      .join("");
    // After `insert into t`, the parenthesis has columns.
    const isFunction = this.#words[at + length] === "(" && this.#words[at - 1] !== "into";
    const isRead = isFunction ? pureFunction.test(name) : length > 0;
    if (!isRead) this.#tables.add(unreadable);
    else if (!isFunction && !this.#isDefined(name)) this.#tables.add(name);
    return Math.max(length, 1);
  }

  #isDefined(name: string): boolean {
    return [this.#outside, ...this.#scopes].some(({ defined }) => defined.has(name));
  }
}

/** `is not distinct from`, `for no key update`, `on conflict do update`, `join x using (id)`. */
function namesNoTable(words: readonly string[], at: number): boolean {
  const [word, next, before, earlier] = [words[at], words[at + 1], words[at - 1], words[at - 2]];
  if (word === "from") return before === "distinct" && (earlier === "is" || earlier === "not");
  if (word === "update") return before === "for" || before === "key" || before === "do";
  return word === "using" && next === "(";
}

function newScope(): Scope {
  return { isCall: false, isList: false, defined: new Set(), defines: undefined };
}

/** `name as (`, `name (a, b) as materialized (`: the name of the common table expression whose body begins at a parenthesis. */
function definedBefore(words: readonly string[], at: number): string | undefined {
  let last = at - 1;
  if (words[last] === "materialized") last -= words[last - 1] === "not" ? 2 : 1;
  if (words[last] !== "as") return undefined;
  last -= 1;
  if (words[last] === ")") last = words.lastIndexOf("(", last) - 1;
  return nameLength(words, last) === 0 ? undefined : unquoted(words[last] ?? "");
}

/** The number of words in the name that begins here, such as `schema . table`. */
function nameLength(words: readonly string[], at: number): number {
  const isName = (word = "") => /^(?:"|[a-z_])/.test(word);
  if (!isName(words[at])) return 0;
  return words[at + 1] === "." && isName(words[at + 2]) ? 3 : 1;
}

function unquoted(word: string): string {
  return word.startsWith('"') ? word.slice(1, -1) : word;
}
