import { IngotPriceAnswer } from "@mandi/shared/contract/ingot-price";
import { type OtpLoginBody, VerifyOtpAnswer, type VerifyOtpBody } from "@mandi/shared/contract/login";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";

export function sendOtp(request: OtpLoginBody): Promise<MessageAnswer> {
  return http.post("/otp-login", request, MessageAnswer);
}

export function verifyOtp(request: VerifyOtpBody, signal: AbortSignal): Promise<VerifyOtpAnswer> {
  return http.post("/verify-otp", request, VerifyOtpAnswer, { signal });
}

/** Today's figure for the side of the page. The window is the shortest one, because its points are not shown. */
export function readTodaysIngotPrice(signal: AbortSignal): Promise<IngotPriceAnswer> {
  return http.get("/ingot-price", IngotPriceAnswer, { query: { ingot_price_type: "daily" }, signal });
}
