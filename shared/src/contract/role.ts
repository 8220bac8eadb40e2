import { Enum } from "typebox";

/** What a signed-in person is (R-417, H-58). */
export const userTypes = ["customer", "seller", "transporter", "staff"] as const;
export type UserType = (typeof userTypes)[number];

/** Everyone a route or a menu entry can be meant for: the user types and the visitor who is not signed in. */
export const roles = ["visitor", ...userTypes] as const;
export type Role = (typeof roles)[number];

export const UserTypeSchema = Enum([...userTypes]);
export const RoleSchema = Enum([...roles]);

/** Public pages: open to all, staff included. */
export const everyone: readonly Role[] = [...roles];

/** The pages any trading user may open: staff are not among them (H-58). */
export const traders = ["customer", "seller", "transporter"] as const satisfies readonly Role[];
