import { type RawBuilder, sql } from "kysely";

/**
 * How the desk sees a person of the table `users`: the firm, else the name, else the phone they sign in with. A new buyer has
 * only that. Staff are all of one firm, so they go by their name.
 * @param person name of the table, or the alias it has in the statement
 */
export function nameAtDesk(person: string): RawBuilder<string> {
  const column = (name: string) => sql.ref(`${person}.${name}`);
  const firm = sql`case when ${column("type")} = 'staff' then '' else ${column("company_name")} end`;
  return sql`coalesce(nullif(${firm}, ''), nullif(${column("name")}, ''), ${column("phone")})`;
}
