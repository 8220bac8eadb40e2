import { answerByHand } from "@mandi/api/public/by-hand.service";
import type { Db } from "@mandi/api/public/database";
import { makeEwayBill } from "@mandi/api/public/eway-make.service";
import { dayNumber, instant } from "../prices/trade-day";
import { beforeRegistration } from "./before-registration";

/** The first number that the simulated portal gives; it continues after the e-way bills that it is told of at its start. */
const firstNumber = 271_000_000_001;
const kilometresADay = 200;

interface EndingEwayBill {
  readonly orderId: number;
  readonly shipmentId: number;
  readonly staffId: number;
  readonly at: Date;
  /** The number of the day whose last minute it ends with. */
  readonly endsOn: number;
}

/**
 * An e-way bill of an invoiced vehicle that the desk had made at the portal, valid until the end of a day. It names no carrier, so that the desk
 * may extend it.
 */
export async function makeEndingEwayBill(tx: Db, bill: EndingEwayBill): Promise<void> {
  const { orderId, shipmentId, staffId: actorId, at, endsOn } = bill;
  const { transporter_id: carrierId } = await tx
    .selectFrom("shipment")
    .select("transporter_id")
    .where("id", "=", shipmentId)
    .executeTakeFirstOrThrow();
  const days = endsOn - dayNumber(at);
  // More than the days before would allow, and not quite what all of them do.
  const kilometres = days * kilometresADay - 180;
  await beforeRegistration(tx, carrierId, async () => {
    await makeEwayBill(tx, { orderId, shipmentId, kilometres }, { at, actorId });
  });
  const request = await tx
    .selectFrom("portal_request")
    .select("id")
    .where("call", "=", "makeEwb")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const answer = {
    eway_bill: String(firstNumber),
    valid_until: instant(endsOn, 24 * 60 - 1).toISOString(),
    at: at.toISOString(),
  };
  await answerByHand(tx, request.id, answer, { at, actorId, key: undefined });
}
