import { tradeDay } from "@mandi/api/public/clock";
import type { Db } from "@mandi/api/public/database";
import { financialYear } from "@mandi/api/public/document-numbers";
import { submitFreightBill } from "@mandi/api/public/freight-bill.service";
import { approveFreightBill, checkFreightBill } from "@mandi/api/public/freight-bill-decision.service";
import { readFreightTax } from "@mandi/api/public/freight-tax.service";
import { beforeRegistration } from "./before-registration";

/** A delivered vehicle of the demo market. */
export interface DeliveredVehicle {
  readonly orderId: number;
  readonly vehicleId: number;
  readonly staffId: number;
  readonly at: Date;
}

/** Of three vehicles the carrier bills two at once; the desk has approved the bill of one, the other waits for it. */
export async function billFreight(tx: Db, { orderId, vehicleId, staffId, at }: DeliveredVehicle): Promise<void> {
  const turn = vehicleId % 3;
  if (turn === 0) return;
  const { transporter_id: carrierId } = await tx
    .selectFrom("shipment")
    .select("transporter_id")
    .where("id", "=", vehicleId)
    .executeTakeFirstOrThrow();
  const submit = async () => {
    const tax = await readFreightTax(tx, carrierId, financialYear(at));
    const body = { number: `FB/${vehicleId}`, date: tradeDay(at), tax };
    await submitFreightBill(tx, { carrierId, vehicleId, body, at });
  };
  if (turn === 2) return submit();
  // So the platform issues a self-invoice for it.
  await beforeRegistration(tx, carrierId, async () => {
    await submit();
    const context = { at, actorId: staffId };
    await checkFreightBill(tx, { orderId, vehicleId }, {}, context);
    await approveFreightBill(tx, { orderId, vehicleId }, {}, context);
  });
}
