import type { UserType } from "@mandi/shared/contract/role";
import { withCapital } from "@mandi/shared/format/capital";
import { type RawBuilder, sql } from "kysely";

/**
 * The name of a person of the table `users` at the desk: the firm, else the name, else the phone with which they log in. A new buyer has
 * only that. All staff belong to one firm, so they are shown by name.
 * @param person name of the table, or its alias in the statement
 */
export function nameAtDesk(person: string): RawBuilder<string> {
  const column = (name: string) => sql.ref(`${person}.${name}`);
  const firm = sql`case when ${column("type")} = 'staff' then '' else ${column("company_name")} end`;
  return sql`coalesce(nullif(${firm}, ''), nullif(${column("name")}, ''), ${column("phone")})`;
}

/** A person of the table `users` in full, `Ramesh Agrawal, Agrawal Traders`: staff by name, since all belong to one firm. */
export function nameInFull(person: string): RawBuilder<string> {
  const column = (name: string) => sql.ref(`${person}.${name}`);
  const firm = sql`case when ${column("type")} = 'staff' then '' else ${column("company_name")} end`;
  return sql`coalesce(nullif(concat_ws(', ', nullif(${column("name")}, ''), nullif(${firm}, '')), ''), ${column("phone")})`;
}

/** What a person of the table `users` is at the desk: a customer is a buyer. */
export function typeAtDesk(person: string): RawBuilder<string> {
  const type = sql.ref(`${person}.type`);
  return sql`case ${type} when 'customer' then 'Buyer' else initcap(${type}) end`;
}

/** The same of a person who is read already. */
export const typeInWords = (type: UserType): string => (type === "customer" ? "Buyer" : withCapital(type));
