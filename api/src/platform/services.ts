import type { KeyObject } from "node:crypto";
import type { OtpDelivery } from "../modules/identity/otp-delivery";
import type { OutboxDelivery } from "../modules/notifications/outbox-delivery";
import type { PortalAccess } from "../modules/tax-portal/tax-portal";

/** What a handler may use in addition to the database: ports to the outside world, replaced by fakes in tests. */
export interface Services {
  readonly otpDelivery: OtpDelivery;
  /** Multiplies how many codes a phone and an address may ask for per hour and day; 1 everywhere except in test runs. */
  readonly otpLimitFactor?: number;
  /** Whether the product serves a picture at a path of `/media`. */
  readonly hasPicture: (path: string) => boolean;
  /** The tax portal's signing key, with which answers that the desk enters are checked; if absent, they are not checked. */
  readonly portalKey?: KeyObject | undefined;
}

/** The same for a job. */
export interface JobServices {
  readonly outboxDelivery: OutboxDelivery;
  /** If absent, the desk uploads the forms to the portals and enters the answers. */
  readonly taxPortal?: PortalAccess | undefined;
}
