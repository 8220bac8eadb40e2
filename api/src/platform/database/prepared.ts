import type { Compilable, CompiledQuery } from "kysely";
import type { Db } from "./database";

/** Stands for a value while a statement is built. */
class Slot {
  readonly name: string | symbol;

  constructor(name: string | symbol) {
    this.name = name;
  }
}

/**
 * A statement that is built once, not for every call: building its text costs this process more than reading a few rows by their
 * key. Values may be its parameters only. What `build` decided by one of them, it would decide once and for all.
 */
export function prepared<Values extends object, Row>(build: (db: Db, values: Values) => Compilable<Row>) {
  let built: CompiledQuery<Row> | undefined;
  return async (db: Db, values: Values): Promise<Row[]> => {
    built ??= build(db, slots<Values>()).compile();
    const parameters = built.parameters.map((parameter) =>
      parameter instanceof Slot ? Reflect.get(values, parameter.name) : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...built, parameters });
    return rows;
  };
}

/** A slot for whichever value is asked for. The one cast: the builder takes any object for a parameter and does not look at it. */
function slots<Values extends object>(): Values {
  return new Proxy({}, { get: (_values, name) => new Slot(name) }) as Values;
}
