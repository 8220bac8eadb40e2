import { sentenceOf, textProblem } from "@mandi/shared/contract/field-problem";
import { OtpLoginBody, VerifyOtpBody } from "@mandi/shared/contract/login";

/** Life of a code, and how long until another may be requested (docs/domain.md#login). */
export const otpLifeMs = 60_000;
export const resendAfterMs = 30_000;
/** Long enough to read the server's message before the page changes. */
export const redirectAfterMs = 1500;

/** What the server would refuse. Two rules do not justify the form library, which is larger than this page. */
export function phoneError(phone: string): string | undefined {
  return textProblem(OtpLoginBody.properties.phone, phone) ?? undefined;
}

/** Present and numeric; a code has six digits. */
export function otpError(otp: string): string | undefined {
  return /^\d{6}$/.test(otp) ? undefined : sentenceOf(VerifyOtpBody.properties.otp);
}
