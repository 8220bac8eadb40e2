import { traders } from "@mandi/shared/contract/role";
import { formatPhone } from "@mandi/shared/format/phone";
import { roleLabels, shell } from "@mandi/shared/messages/shell";
import type { SessionUser } from "@mandi/shared/session/session-user";

/** How the product greets a person. A new customer has no name yet (docs/domain.md#login), so the phone takes its place. */
export function greetingName({ name, company_name, phone }: SessionUser): string {
  return name.trim() || company_name.trim() || formatPhone(phone) || shell.account;
}

/** The company at the top of the menu; without one, the person. */
export function companyName(user: SessionUser): string {
  return user.company_name.trim() || greetingName(user);
}

export function roleLabel({ type }: SessionUser): string {
  return roleLabels[type];
}

/** Staff have no profile page: the guard would redirect them (docs/domain.md#roles). */
export function hasProfile({ type }: SessionUser): boolean {
  return traders.some((trader) => trader === type);
}
