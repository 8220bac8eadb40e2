import type { KeyObject } from "node:crypto";
import type { OtpDelivery } from "../modules/identity/otp-delivery";
import type { OutboxDelivery } from "../modules/notifications/outbox-delivery";
import type { PortalAccess } from "../modules/tax-portal/tax-portal";

/** What a handler may reach in addition to the database: ports to the outside world, replaced by fakes in tests. */
export interface Services {
  readonly otpDelivery: OtpDelivery;
  /** Multiplies how many codes a phone and an address may ask for per hour and day; 1 everywhere but in test runs. */
  readonly otpLimitFactor?: number;
  /** Whether the product serves a picture at a path of `/media`. */
  readonly hasPicture: (path: string) => boolean;
  /** What the tax portal signs with: answers that the desk types in are checked with it. Absent: they are only read. */
  readonly portalKey?: KeyObject | undefined;
}

/** The same for a job. */
export interface JobServices {
  readonly outboxDelivery: OutboxDelivery;
  /** Absent: the desk takes the forms to the portals and types the answers in. */
  readonly taxPortal?: PortalAccess | undefined;
}
