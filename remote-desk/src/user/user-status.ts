import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { users } from "@mandi/shared/messages/desk-user-pages";

/** Suspended, or how far the verification is. */
export const statusOf = ({ suspended_at, verification_status }: DeskUser): string =>
  suspended_at === null ? verification_status : users.suspended;

/** The desk's name for a person; colleagues all have the market's own company. */
export const nameOf = ({ type, company, name, phone }: DeskUser): string =>
  (type === "staff" ? name : company) || name || phone;

/** Whether the desk verifies such a person. */
export const isVerified = ({ type }: DeskUser): boolean => type === "seller" || type === "transporter";

/** Whether a decision of the desk lets them trade: to verify or to restore them. */
export const isDeskNext = (user: DeskUser): boolean =>
  user.suspended_at !== null || (isVerified(user) && user.verification_status !== "approved");
