import { Enum } from "typebox";

/** User types of logged-in people (docs/domain.md#roles). */
export const userTypes = ["customer", "seller", "transporter", "staff"] as const;
export type UserType = (typeof userTypes)[number];

/** Everyone a route or a menu entry can be for: the user types and the visitor who is not logged in. */
export const roles = ["visitor", ...userTypes] as const;
export type Role = (typeof roles)[number];

export const UserTypeSchema = Enum([...userTypes]);
export const RoleSchema = Enum([...roles]);

/** Public pages: open to all, staff included. */
export const everyone: readonly Role[] = [...roles];

/** Pages for any trading user; staff are not among them (docs/domain.md#roles). */
export const traders = ["customer", "seller", "transporter"] as const satisfies readonly Role[];
