import type { ActContext } from "../../../platform/act-context";
import { recordAudit } from "../../../platform/audit";
import type { Db } from "../../../platform/database/database";
import type { PortalCall, PortalRefusal } from "../../tax-portal/tax-portal";
import type { EwayBillRow } from "./eway-bill.store";

type Bill = Pick<EwayBillRow, "id">;
type Detail = Readonly<Record<"eway_bill" | "valid_until" | "vehicle_number", string>>;

/** What the portal has done. */
interface Done {
  readonly what: "made" | "moved" | "extended" | "cancelled";
  readonly detail?: Partial<Detail>;
}

/** Records in the trail of an e-way bill what the portal has done; the desk's own entry says only what it was asked. */
export async function recordDone(
  tx: Db,
  { id }: Bill,
  { what, detail = {} }: Done,
  { at, actorId }: ActContext,
): Promise<void> {
  await recordAudit(tx, { at, actorId, action: `eway-bill ${what}`, subject: `eway-bill:${id}`, detail });
}

/** The desk's act behind each call. */
const actOf: Partial<Readonly<Record<PortalCall, string>>> = {
  makeEwb: "make",
  makeEwbByIrn: "make",
  setVehicle: "vehicle",
  extend: "extend",
  cancelEwb: "cancel",
};

/** What the portal has refused. */
export interface RefusedCall {
  readonly call: PortalCall;
  readonly refusal: PortalRefusal;
}

/** Records in the trail of an e-way bill what the portal has refused, and why. */
export async function recordRefused(
  tx: Db,
  { id }: Bill,
  { call, refusal: { code, message } }: RefusedCall,
  { at, actorId }: ActContext,
): Promise<void> {
  const act = actOf[call];
  if (act === undefined) return;
  const [action, subject] = [`eway-bill ${act} portal-refused`, `eway-bill:${id}`] as const;
  await recordAudit(tx, { at, actorId, action, subject, reason: message.slice(0, 400), detail: { code } });
}
