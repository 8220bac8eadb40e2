import type { Db } from "../../platform/database/database";
import { found, invalidField, Refusal } from "../../platform/errors";
import { endRefused, keepAnswer } from "./answer.service";
import { lockRequest, type PortalRequestRow } from "./portal-request.store";
import type { CheckedContext, PortalContext } from "./registration.service";
import { PortalRefusal, type TaxPortal } from "./tax-portal";

/** What somebody read at the portal and types in. */
export interface TypedAnswer {
  readonly irn?: string | undefined;
  readonly ack_no?: string | undefined;
  readonly signed_qr?: string | undefined;
  /** When the portal says that it was done. */
  readonly at?: string | undefined;
}

/**
 * Takes the portal's answer from the hands of the desk, checked as one that came over the line.
 *
 * @throws Refusal 404, 409 answered already, 422 a field is missing or the answer is for something else
 */
export async function answerByHand(
  tx: Db,
  requestId: number,
  typed: TypedAnswer,
  context: CheckedContext,
): Promise<void> {
  const request = await waitingRequest(tx, requestId);
  try {
    await keepAnswer(tx, request, typedPortal(typed, context.at), context);
  } catch (error) {
    throw error instanceof PortalRefusal ? new Refusal("invalid", { message: error.message }) : error;
  }
}

/** The portal refused, as the desk read there. @throws Refusal 404, 409 */
export async function refuseByHand(
  tx: Db,
  requestId: number,
  { code, message }: { readonly code: string; readonly message: string },
  context: PortalContext,
): Promise<void> {
  await endRefused(tx, await waitingRequest(tx, requestId), new PortalRefusal(code, message), context);
}

async function waitingRequest(tx: Db, id: number): Promise<PortalRequestRow> {
  const request = found(await lockRequest(tx, id));
  if (request.state !== "waiting") throw new Refusal("conflict", { message: "This was answered already." });
  return request;
}

/** A portal that says what was typed. */
function typedPortal(typed: TypedAnswer, now: Date): TaxPortal {
  const at = typed.at === undefined ? now : new Date(typed.at);
  const has = <Field extends keyof TypedAnswer>(field: Field): string => typed[field] ?? missing(field);
  return {
    registerInvoice: async () => ({
      irn: has("irn").toLowerCase(),
      ackNo: has("ack_no"),
      ackAt: at,
      signedQr: has("signed_qr"),
    }),
    cancelIrn: async () => {},
    makeEwb: notHere,
    setVehicle: notHere,
    setTransporter: notHere,
    extend: notHere,
    cancelEwb: notHere,
  };
}

function missing(field: string): never {
  throw invalidField(field, "Please enter this as the portal shows it");
}

function notHere(): never {
  throw new Refusal("conflict", { message: "This is not answered here." });
}
