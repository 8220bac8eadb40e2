import { counted } from "@mandi/shared/format/counted";
import type { ExactLimit } from "../../platform/limits/exact-limit";

/** Rules of the one-time code. */
export const otpRules = {
  digits: 6,
  lifeSeconds: 60,
  tries: 5,
  resendAfterSeconds: 30,
  /** Codes that were never used; more would annoy the phone's owner. */
  unusedPerPhone: { hour: 5, day: 20 },
  unusedPerAddress: { hour: 30 },
  /** All codes, including correctly entered ones: each is a message that costs money. */
  sentPerPhone: { hour: 12, day: 40 },
  sentPerAddress: { hour: 120 },
} as const;

const hour = 3_600;

/** The buckets whose newest event is removed when a code is entered correctly: its owner had requested it. */
export function unusedBuckets(phone: string, ip: string): readonly [phone: string, address: string] {
  return [`otp phone ${phone}`, `otp address ${ip}`];
}

function sentBuckets(phone: string, ip: string): readonly [phone: string, address: string] {
  return [`otp sent ${phone}`, `otp sent for ${ip}`];
}

/** The buckets whose newest event is removed when a code was not sent: all but the one of the wait between two codes. */
export const countedBuckets = (phone: string, ip: string): readonly string[] => [
  ...unusedBuckets(phone, ip),
  ...sentBuckets(phone, ip),
];

/**
 * Limits on asking for a code. They are the same for known and unknown phones, so they do not reveal who has an account.
 *
 * Two counts: codes that were not used, which bounds what a stranger can send to a phone, and all codes, which bounds what can be
 * sent by somebody who owns the phone. The second count never goes down.
 */
export function sendLimits(phone: string, ip: string, factor = 1): readonly ExactLimit[] {
  const [unusedOfPhone, unusedOfAddress] = unusedBuckets(phone, ip);
  const [sentToPhone, sentForAddress] = sentBuckets(phone, ip);
  const many = (bucket: string, atMost: number, hours: number): ExactLimit => ({
    bucket,
    atMost: atMost * factor,
    withinSeconds: hours * hour,
    message: tooManyCodes,
  });
  return [
    {
      // Of its own, because it also counts codes that the gateway could not send: it is spared in an outage.
      bucket: `otp wait ${phone}`,
      atMost: 1,
      withinSeconds: otpRules.resendAfterSeconds,
      message: (seconds) => `Please wait ${seconds} s before asking for another code.`,
    },
    many(unusedOfPhone, otpRules.unusedPerPhone.hour, 1),
    many(unusedOfPhone, otpRules.unusedPerPhone.day, 24),
    many(unusedOfAddress, otpRules.unusedPerAddress.hour, 1),
    many(sentToPhone, otpRules.sentPerPhone.hour, 1),
    many(sentToPhone, otpRules.sentPerPhone.day, 24),
    many(sentForAddress, otpRules.sentPerAddress.hour, 1),
  ];
}

function tooManyCodes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many codes were requested. Please try again in ${counted(minutes, "minute")}.`;
}

/** The message after a wrong guess. */
export function wrongCodeText(triesLeft: number): string {
  return `The code does not match. ${counted(triesLeft, "try", "tries")} left.`;
}
