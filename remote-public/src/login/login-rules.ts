import { login } from "@mandi/shared/messages/public";

/** Life of a code, and how long until another may be asked for (docs/domain.md#login). */
export const otpLifeMs = 60_000;
export const resendAfterMs = 30_000;
/** The server's sentence can be read before the page changes. */
export const redirectAfterMs = 1500;

/** Present, exactly 10 characters, numeric. Two rules do not need the form library, which is larger than this page. */
export function phoneError(phone: string): string | undefined {
  return /^\d{10}$/.test(phone) ? undefined : login.phoneInvalid;
}

/** Present and numeric; a code has six digits. */
export function otpError(otp: string): string | undefined {
  return /^\d{6}$/.test(otp) ? undefined : login.otpInvalid;
}
