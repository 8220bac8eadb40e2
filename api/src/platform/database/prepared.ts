import { type Compilable, type CompiledQuery, type RawBuilder, sql } from "kysely";
import { type Db, executeAlong } from "./database";

/** A placeholder for a value while a statement is built. */
class Slot {
  readonly name: string | symbol;

  constructor(name: string | symbol) {
    this.name = name;
  }
}

/**
 * A statement that is built once, not for every call: building its text costs more than reading a few rows by
 * key. Values may only be parameters: anything that `build` decided by one of them would be decided once and for all.
 */
export function prepared<Values extends object, Row>(build: (db: Db, values: Values) => Compilable<Row>) {
  const statement = statementOf(build);
  return async (db: Db, values: Values): Promise<Row[]> => (await db.executeQuery<Row>(statement(db, values))).rows;
}

/** The same for a write without a result: inside a transaction it is sent with the next statement or with the commit. */
export function preparedWrite<Values extends object>(build: (db: Db, values: Values) => Compilable<unknown>) {
  const statement = statementOf(build);
  return (db: Db, values: Values): Promise<void> => executeAlong(db, statement(db, values));
}

function statementOf<Values extends object, Row>(build: (db: Db, values: Values) => Compilable<Row>) {
  let built: CompiledQuery<Row> | undefined;
  return (db: Db, values: Values): CompiledQuery<Row> => {
    built ??= build(db, slots<Values>()).compile();
    const parameters = built.parameters.map((parameter) =>
      parameter instanceof Slot ? Reflect.get(values, parameter.name) : parameter,
    );
    return { ...built, parameters };
  };
}

/** A slot for any requested value. The only cast: the builder takes any object as a parameter and does not inspect it. */
function slots<Values extends object>(): Values {
  return new Proxy({}, { get: (_values, name) => new Slot(name) }) as Values;
}

/**
 * An array as a parameter, whose length PostgreSQL does not see when it plans. Otherwise a plan for one element looks
 * cheaper than the one for any number, and it plans the statement again for every call.
 */
export function arrayOf(
  type: "bigint" | "bytea" | "text" | "timestamptz",
  values: readonly unknown[],
): RawBuilder<unknown> {
  return sql`(select ${values}::${sql.raw(type)}[])`;
}
