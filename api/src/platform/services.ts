import type { OtpDelivery } from "../modules/identity/otp-delivery";
import type { OutboxDelivery } from "../modules/notifications/outbox-delivery";

/** What a handler may reach beside the database: ports to the world outside, replaced by fakes in tests. */
export interface Services {
  readonly otpDelivery: OtpDelivery;
  /** Multiplies how many codes a phone and an address may ask for per hour and day; 1 everywhere but in test runs. */
  readonly otpLimitFactor?: number;
}

/** The same for a job. */
export interface JobServices {
  readonly outboxDelivery: OutboxDelivery;
}
