import { Object as ObjectOf } from "typebox";
import { closed } from "../field";
import { otpField } from "../login";
import { MessageAnswer } from "../wire";

/**
 * `POST /desk/code`: a new one-time code for the caller's own phone, before an act that requires one (`code_missing`).
 */
export const newCodeCall = {
  right: "look",
  path: "/desk/code",
  summary: "Enter a new one-time code, sent by /otp-login; acts on money and rights require one",
  body: ObjectOf({ otp: otpField }, closed),
  answer: MessageAnswer,
} as const;
