import { Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { closed, phoneField } from "./field";
import { UserTypeSchema } from "./role";

/** `POST /otp-login`. Any ten digits, as the specification says: whether a message reaches them is up to the gateway. */
export const OtpLoginBody = ObjectOf({ phone: phoneField("Please enter a valid phone number") }, closed);
export type OtpLoginBody = Static<typeof OtpLoginBody>;

/** The digits that were sent to a phone. */
export const otpField = StringOf({ pattern: "^[0-9]{1,10}$", maxLength: 10, message: "Please enter valid otp" });

/** `POST /verify-otp`. */
export const VerifyOtpBody = ObjectOf(
  {
    phone: phoneField("Please enter a valid phone number"),
    otp: otpField,
  },
  closed,
);
export type VerifyOtpBody = Static<typeof VerifyOtpBody>;

/** The five keys of the user cookie, and no others (docs/domain.md#login). */
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
