import { ewayBillWrites as writes } from "@mandi/shared/contract/desk/eway-bill";
import type { TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import { formatMoment } from "@mandi/shared/format/dates";
import { secondsAfter } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { found, Refusal } from "../../../platform/errors";
import { orderOfEwayBill } from "../../../reads/desk/eway-bills.read";
import { vehicleKey } from "../../../reads/desk/named.read";
import { partiesOfOrder } from "../../../reads/desk/parties.read";
import { selectWaitOfEwayBill } from "../../../reads/desk/queue-eway-bills.read";
import { cancelEwayBill, changeEwayVehicle, extendEwayBill } from "../../shipments/eway/eway-change.service";
import { putOffEwayBill } from "../../shipments/eway/eway-later.service";
import { makeEwayBill } from "../../shipments/eway/eway-make.service";
import { type DeskAction, deskAction } from "./desk-action";

const subject = (id: number): TrailSubject => `eway-bill:${id}`;
const parties = async (tx: Db, id: number): Promise<readonly number[]> =>
  partiesOfOrder(tx, found(await orderOfEwayBill(tx, id)));

/** What the desk does with e-way bills: all but notes and what is put off ask the portal. */
export const ewayBillActions: readonly DeskAction[] = [
  deskAction("eway-bill make", writes["eway-bill make"], {
    subject: (id) => `order:${id}`,
    parties: partiesOfOrder,
    async run(tx, orderId, { vehicle_id, distance_km }, { at, actorId }) {
      const shipmentId = await vehicleKey(tx, orderId, vehicle_id);
      const id = await makeEwayBill(tx, { orderId, shipmentId, kilometres: distance_km }, { at, actorId });
      return { message: "The portal is asked for the e-way bill.", id, made: subject(id) };
    },
  }),
  deskAction("eway-bill vehicle", writes["eway-bill vehicle"], {
    subject,
    parties,
    async run(tx, id, { vehicle_number: vehicle, vehicle_again: again = "", reason, ...where }, { at, actorId }) {
      await changeEwayVehicle(tx, id, { ...where, vehicle, again, remark: reason }, { at, actorId });
      return { message: "The new vehicle is being sent to the portal." };
    },
  }),
  deskAction("eway-bill extend", writes["eway-bill extend"], {
    subject,
    parties,
    async run(tx, id, { remaining_km: remainingKm, reason: remark, ...rest }, { at, actorId }) {
      await extendEwayBill(tx, id, { standing: undefined, ...rest, remainingKm, remark }, { at, actorId });
      return { message: "The portal is asked to extend the e-way bill." };
    },
  }),
  deskAction("eway-bill note", writes["eway-bill note"], {
    subject,
    parties,
    // The trail keeps it: its reason is the note.
    run: async () => ({ message: "Everybody at the desk reads the note in the trail." }),
  }),
  deskAction("eway-bill later", writes["eway-bill later"], {
    subject,
    parties,
    async run(tx, id, { minutes }, { at, actorId }) {
      if ((await selectWaitOfEwayBill(tx, id, at)) === undefined) {
        throw new Refusal("conflict", { message: "This e-way bill is no longer waiting: it has been dealt with." });
      }
      const until = secondsAfter(at, minutes * 60);
      const due = await putOffEwayBill(tx, id, { until, by: actorId, at });
      return { message: `It is due again ${formatMoment(due.toISOString())}.` };
    },
  }),
  deskAction("eway-bill cancel", writes["eway-bill cancel"], {
    subject,
    parties,
    async run(tx, id, { cause, reason }, { at, actorId }) {
      const done = await cancelEwayBill(tx, id, { cause, remark: reason }, { at, actorId });
      return {
        message:
          done === "asked"
            ? "The portal is asked to cancel the e-way bill."
            : "The cancellation at the portal is recorded.",
      };
    },
  }),
];
