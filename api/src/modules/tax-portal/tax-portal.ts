import type { KeyObject } from "node:crypto";

/** What the portal says about an invoice that it has registered. */
export interface Registered {
  readonly irn: string;
  readonly ackNo: string;
  readonly ackAt: Date;
  /** The text of the QR code, signed by the portal (a JWT). */
  readonly signedQr: string;
}

/** What the portal says about an e-way bill. */
export interface EwayBillMade {
  readonly number: string;
  readonly madeAt: Date;
  /** Null until it has a vehicle. */
  readonly validUntil: Date | null;
}

/** A form of a portal, filled. */
export type PortalForm = Readonly<Record<string, unknown>>;

/**
 * The tax portals as the product uses them. Each call takes the portal's own form and is safe to repeat: what was done already
 * is answered as if it were done now.
 *
 * @throws PortalRefusal when the portal refuses, and any other Error when it did not answer or not in its own form
 */
export interface TaxPortal {
  registerInvoice(form: PortalForm): Promise<Registered>;
  cancelIrn(form: PortalForm): Promise<void>;
  makeEwb(form: PortalForm): Promise<EwayBillMade>;
  /** For an invoice that is registered: the portal has goods and parties from there. */
  makeEwbByIrn(form: PortalForm): Promise<EwayBillMade>;
  setVehicle(form: PortalForm): Promise<{ readonly validUntil: Date }>;
  setTransporter(form: PortalForm): Promise<{ readonly at: Date }>;
  extend(form: PortalForm): Promise<{ readonly validUntil: Date }>;
  cancelEwb(form: PortalForm): Promise<void>;
}

export type PortalCall = keyof TaxPortal;

/** The portal with the key that it signs with. */
export interface PortalAccess {
  readonly portal: TaxPortal;
  readonly key: KeyObject;
}

/** The portal refuses, by one of its codes. */
export class PortalRefusal extends Error {
  override readonly name = "PortalRefusal";
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
