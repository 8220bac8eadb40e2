import type { LoginUser } from "@mandi/shared/contract/login";
import { bindingCookie } from "../../platform/routes/session-gate";

/** Exactly the five keys of the user cookie (docs/domain.md#login). */
export function presentLoginUser({ name, type, email, phone, company_name }: LoginUser): LoginUser {
  return { name, type, email, phone, company_name };
}

/** The HttpOnly half of the session. `__Host-` ties it to this very origin. */
export function bindingSetCookie(value: string, seconds: number): string {
  return `${bindingCookie}=${value}; Max-Age=${seconds}; Path=/; Secure; HttpOnly; SameSite=Strict`;
}
