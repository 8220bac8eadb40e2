import { type RawBuilder, sql } from "kysely";

/**
 * How the desk sees a person of the table `users`: the firm, else the name, else the phone they sign in with. A new buyer has
 * only that.
 * @param person name of the table, or the alias it has in the statement
 */
export function nameAtDesk(person: string): RawBuilder<string> {
  const column = (name: string) => sql.ref(`${person}.${name}`);
  return sql`coalesce(nullif(${column("company_name")}, ''), nullif(${column("name")}, ''), ${column("phone")})`;
}
