import { read } from "@mandi/shared/contract/read";
import { Object as ObjectOf, String as StringOf } from "typebox";
import type { ActContext } from "../../platform/act-context";
import { secondsAfter, tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { inSavepoint } from "../../platform/database/transaction";
import { listStaffIds } from "../identity/standing.service";
import { notify } from "../notifications/notification.service";
import { readPaper } from "../papers/paper.service";
import {
  keepEwayBill,
  keepEwayCancellation,
  keepEwayChange,
  keepEwayRefusal,
  refuseTakenBack,
} from "../shipments/eway/eway-answer.service";
import { refuseLasting, voidInvoice } from "../shipments/invoice-void.service";
import { selectEInvoice } from "./e-invoice.store";
import { type PortalRequestRow, updateRequest } from "./portal-request.store";
import { type CheckedContext, keepCancellation, keepRefusal, keepRegistration } from "./registration.service";
import { type PortalCall, PortalRefusal, type TaxPortal } from "./tax-portal";

/** Sends a request to the portal and stores the answer. */
type Keep = (tx: Db, request: PortalRequestRow, portal: TaxPortal, context: CheckedContext) => Promise<void>;

const keepers: Readonly<Record<PortalCall, Keep>> = {
  async registerInvoice(tx, { paper_id, body }, portal, context) {
    await keepRegistration(tx, paper_id, await portal.registerInvoice({ ...body }), context);
  },
  async cancelIrn(tx, { paper_id, body }, portal, context) {
    // Checks that the books can follow before the portal is asked.
    await refuseLasting(tx, paper_id, context);
    await portal.cancelIrn({ ...body });
    await voidInvoice(tx, paper_id, read(CancelForm, body).Cnlrem, context);
    await keepCancellation(tx, paper_id, context);
  },
  async makeEwb(tx, { paper_id, body }, portal, context) {
    await keepEwayBill(tx, paper_id, await portal.makeEwb({ ...body }), context);
  },
  async makeEwbByIrn(tx, { paper_id, body }, portal, context) {
    await keepEwayBill(tx, paper_id, await portal.makeEwbByIrn({ ...body }), context);
  },
  async setVehicle(tx, { paper_id, body }, portal, context) {
    const { validUntil } = await portal.setVehicle({ ...body });
    await keepEwayChange(tx, paper_id, { validUntil, vehicle: read(VehicleForm, body).vehicleNo }, context);
  },
  setTransporter: async () => {
    throw new PortalRefusal("unknown", "The product keeps no answer to setTransporter.");
  },
  async extend(tx, { paper_id, body }, portal, context) {
    await keepEwayChange(tx, paper_id, await portal.extend({ ...body }), context);
  },
  async cancelEwb(tx, { paper_id, body }, portal, context) {
    await portal.cancelEwb({ ...body });
    await keepEwayCancellation(tx, paper_id, context);
  },
};

const CancelForm = ObjectOf({ Cnlrem: StringOf() });
const VehicleForm = ObjectOf({ vehicleNo: StringOf() });

/** Calls that make an e-way bill. */
const making: readonly PortalCall[] = ["makeEwb", "makeEwbByIrn"];

/** A document that is too old by now, or was cancelled, is no longer sent. @throws PortalRefusal with the portal's own code */
async function refuseVain(tx: Db, { call, paper_id }: PortalRequestRow, { at }: ActContext): Promise<void> {
  if (making.includes(call)) await refuseTakenBack(tx, paper_id);
  if (call !== "registerInvoice") return;
  const row = await selectEInvoice(tx, paper_id);
  if (row?.report_by == null || row.report_by >= tradeDay(at)) return;
  throw new PortalRefusal("2305", "The portal takes no document that is older than 30 days.");
}

/** After an attempt without an answer, the next one follows after this many minutes, doubled each time up to an hour. */
const waitMinutesAtMost = 60;

/**
 * Sends a request to a portal and stores the answer. Without an answer the request stays and is sent again; a refusal ends it and the
 * desk is notified.
 *
 * @returns whether the portal answered
 */
export async function settleRequest(
  tx: Db,
  request: PortalRequestRow,
  portal: TaxPortal,
  context: CheckedContext,
): Promise<boolean> {
  const { id, attempts } = request;
  try {
    await inSavepoint(tx, async () => {
      await refuseVain(tx, request, context);
      await keepAnswer(tx, request, portal, context);
    });
    return true;
  } catch (error) {
    if (error instanceof PortalRefusal) {
      await endRefused(tx, request, error, context);
      return true;
    }
    const seconds = 60 * Math.min(waitMinutesAtMost, 2 ** attempts);
    const message = error instanceof Error ? error.message : String(error);
    await updateRequest(tx, id, {
      attempts: attempts + 1,
      next_at: secondsAfter(context.at, seconds),
      code: "no answer",
      message: message.slice(0, 400),
    });
    return false;
  }
}

/** Asks a portal and stores its answer, which ends the request. @throws PortalRefusal, or what the portal throws */
export async function keepAnswer(
  tx: Db,
  request: PortalRequestRow,
  portal: TaxPortal,
  context: CheckedContext,
): Promise<void> {
  await keepers[request.call](tx, request, portal, context);
  const attempts = request.attempts + 1;
  await updateRequest(tx, request.id, { state: "done", attempts, done_at: context.at, code: null, message: null });
}

/** The portal has refused: ends the request and notifies the desk. */
export async function endRefused(
  tx: Db,
  { id, call, paper_id, attempts }: PortalRequestRow,
  refusal: PortalRefusal,
  context: ActContext,
): Promise<void> {
  const { at } = context;
  const { code, message } = refusal;
  await updateRequest(tx, id, {
    state: "failed",
    attempts: attempts + 1,
    done_at: at,
    code,
    message: message.slice(0, 400),
  });
  if (call === "registerInvoice") await keepRefusal(tx, paper_id, refusal);
  if (call !== "registerInvoice" && call !== "cancelIrn") {
    await keepEwayRefusal(tx, paper_id, { call, refusal }, context);
  }
  const { number } = await readPaper(tx, paper_id);
  await notify(tx, {
    kind: "portal refused",
    userIds: await listStaffIds(tx),
    values: { number, code, reason: message },
    link: null,
    at,
  });
}
