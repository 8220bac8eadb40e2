import { tablesOfStatement } from "./statement-tables";

it.each<readonly [string, string, readonly string[]]>([
  ["one with another name", 'select * from "offer" as "o" inner join "users" as "u" on true', ["offer", "users"]],
  ["a list", 'select 1 from "a", "b" x, c where x.id in (1, 2) order by a, d', ["a", "b", "c"]],
  ["a list that continues after a join", "select f(1, 2) from a join b on (a.x, a.y) = (b.x, b.y), c", ["a", "b", "c"]],
  [
    "one of a schema",
    'select 1 from "traffic"."session" join traffic.hit2 on true',
    ["traffic.session", "traffic.hit2"],
  ],
  ["one with digits in its name", "select 1 from form_16a", ["form_16a"]],
  ["those of subqueries", "select (select 1 from a), x from lateral (select 2\n from b) y, c", ["a", "b", "c"]],
  ["those in parentheses", "select 1 from (a join b on true), only c", ["a", "b", "c"]],
  [
    "those written to",
    "with x as (delete from a using b returning 1) insert into c (d) select 1 from x",
    ["a", "b", "c"],
  ],
  ["one that is updated", "update a set b = 1, c = 2 from d", ["a", "d"]],
  ["one after a column of any name", "select a key from b", ["b"]],
  ["a table as a statement", "table a", ["a"]],
])("finds %s", (_what, text, tables) => {
  expect(tablesOfStatement(text)).toEqual(tables);
});

it.each([
  ["a function that may read anything", "select 1 from unknown_function(1) x"],
  ["a parameter", "select 1 from $1"],
  ["nothing", "select 1 from"],
  ["a parenthesis that is never closed", "select 1 from (select 2"],
  ["a text that hides its end", "select $$ from a $$ from $$"],
])("does not overlook %s", (_what, text) => {
  expect(tablesOfStatement(text)).toContain("?");
});

it.each([
  [
    "functions that read none",
    "select 1 from unnest($1::int[]) a, jsonb_to_recordset($2) as b (c int), generate_series(1, 2)",
  ],
  ["a part of a value", "select extract(epoch from now()), 'x from y', a is distinct from b -- from c"],
  ["values", "select 1 from (values (1), (2)) as a (b)"],
])("does not take %s for a table", (_what, text) => {
  expect(tablesOfStatement(text)).toEqual([]);
});

it("does not take a common table expression for a table, but does take a table of the same name for one", () => {
  const text =
    "with x (y, z) as materialized (select 1 from a), w as (select 1 from x) select 1 from w join x using (y)";
  expect(tablesOfStatement(text)).toEqual(["a"]);
  expect(tablesOfStatement("with a as (select 1 from a) select 1 from a")).toEqual(["a"]);
  expect(tablesOfStatement("select (with a as (select 1) select 2 from a), 3 from a")).toEqual(["a"]);
});

it("does not take a row lock for a table", () => {
  expect(tablesOfStatement("select 1 from a for no key update of a skip locked")).toEqual(["a"]);
});
