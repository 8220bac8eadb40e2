import { Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { read } from "../contract/read";
import { UserTypeSchema } from "../contract/role";

/** The product's record of the logged-in person: exactly these five keys. Unknown values are empty strings. */
export const SessionUser = ObjectOf({
  name: StringOf(),
  type: UserTypeSchema,
  email: StringOf(),
  phone: StringOf(),
  company_name: StringOf(),
});
export type SessionUser = Static<typeof SessionUser>;

const keys = Object.keys(SessionUser.properties);

/**
 * Parses a user from outside: exactly the five keys, each of the right type.
 * @returns null for anything else; a stored cookie must never cause an exception
 */
export function parseSessionUser(value: unknown): SessionUser | null {
  try {
    const user = read(SessionUser, value);
    return Object.keys(value as object).length === keys.length ? user : null;
  } catch {
    return null;
  }
}
