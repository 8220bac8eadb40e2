import type { ExactLimit } from "../../platform/limits/exact-limit";

/** Rules of the one-time code (ARCHITECTURE section 6, R-400). */
export const otpRules = {
  digits: 6,
  lifeSeconds: 60,
  tries: 5,
  resendAfterSeconds: 30,
  perPhoneAndHour: 5,
  perPhoneAndDay: 20,
  perAddressAndHour: 30,
} as const;

const hour = 3_600;

/** Limits on asking for a code. The same for known and unknown phones, so they say nothing about who has an account. */
export function sendLimits(phone: string, ip: string, factor = 1): readonly ExactLimit[] {
  const byPhone = `otp phone ${phone}`;
  return [
    {
      bucket: byPhone,
      atMost: 1,
      withinSeconds: otpRules.resendAfterSeconds,
      message: (seconds) => `Please wait ${seconds} s before asking for another code.`,
    },
    { bucket: byPhone, atMost: otpRules.perPhoneAndHour * factor, withinSeconds: hour, message: tooManyCodes },
    { bucket: byPhone, atMost: otpRules.perPhoneAndDay * factor, withinSeconds: 24 * hour, message: tooManyCodes },
    {
      bucket: `otp address ${ip}`,
      atMost: otpRules.perAddressAndHour * factor,
      withinSeconds: hour,
      message: tooManyCodes,
    },
  ];
}

function tooManyCodes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many codes were asked for. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
}

/** The sentence after a wrong guess. */
export function wrongCodeText(triesLeft: number): string {
  return `The code does not match. ${triesLeft} ${triesLeft === 1 ? "try" : "tries"} left.`;
}
