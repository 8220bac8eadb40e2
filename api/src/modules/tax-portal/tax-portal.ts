import type { KeyObject } from "node:crypto";

/** The portal's answer on an invoice that it has registered. */
export interface Registered {
  readonly irn: string;
  readonly ackNo: string;
  readonly ackAt: Date;
  /** The text of the QR code, signed by the portal (a JWT). */
  readonly signedQr: string;
}

/** The portal's answer on an e-way bill. */
export interface EwayBillMade {
  readonly number: string;
  readonly madeAt: Date;
  /** Null until it has a vehicle. */
  readonly validUntil: Date | null;
}

/** A form of a portal, filled. */
export type PortalForm = Readonly<Record<string, unknown>>;

/**
 * The tax portals as the product uses them. Each call takes the portal's own form and is safe to repeat: something already done
 * is answered as if it were done now.
 *
 * @throws PortalRefusal when the portal refuses, and any other Error when it gave no answer or a malformed one
 */
export interface TaxPortal {
  registerInvoice(form: PortalForm): Promise<Registered>;
  cancelIrn(form: PortalForm): Promise<void>;
  makeEwb(form: PortalForm): Promise<EwayBillMade>;
  /** For a registered invoice, from which the portal has goods and parties. */
  makeEwbByIrn(form: PortalForm): Promise<EwayBillMade>;
  setVehicle(form: PortalForm): Promise<{ readonly validUntil: Date }>;
  setTransporter(form: PortalForm): Promise<{ readonly at: Date }>;
  extend(form: PortalForm): Promise<{ readonly validUntil: Date }>;
  cancelEwb(form: PortalForm): Promise<void>;
}

export type PortalCall = keyof TaxPortal;

/** The portal with its public signing key. */
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
