import { Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { UserTypeSchema } from "./role";

/** Ten digits. */
export const LoginPhone = StringOf({ pattern: "^[0-9]{10}$" });

/** `POST /otp-login`: sends a code of six digits that lives 60 s. Answers a message. */
export const OtpLoginRequest = ObjectOf({ phone: LoginPhone });
export type OtpLoginRequest = Static<typeof OtpLoginRequest>;

/** `POST /verify-otp`. A code that does not fit is 422, never 401 (H-57). */
export const VerifyOtpRequest = ObjectOf({ phone: LoginPhone, otp: StringOf({ pattern: "^[0-9]{6}$" }) });
export type VerifyOtpRequest = Static<typeof VerifyOtpRequest>;

/** The signed-in person: the five keys of the session (H-01). */
export const LoginUser = ObjectOf({
  name: StringOf(),
  type: UserTypeSchema,
  email: StringOf(),
  phone: StringOf(),
  company_name: StringOf(),
});
export type LoginUser = Static<typeof LoginUser>;

export const VerifyOtpAnswer = ObjectOf({ token: StringOf(), data: LoginUser, message: StringOf() });
export type VerifyOtpAnswer = Static<typeof VerifyOtpAnswer>;
