import { freightWrites as writes } from "@mandi/shared/contract/desk/freight";
import type { TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import { checkGstChallan } from "@mandi/shared/format/gst-challan";
import { formatPaise } from "@mandi/shared/format/rupees";
import { paiseFromRupees, rupeesFromPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../../platform/database/database";
import { invalidField } from "../../../platform/errors";
import { vehicleKey } from "../../../reads/desk/named.read";
import { nobody, partiesOfOrder, transportersOf } from "../../../reads/desk/parties.read";
import {
  approvedAmount,
  approveFreightBill,
  checkFreightBill,
  disputeFreightBill,
  lockChecker,
  type ReadBill,
  readStandingBill,
} from "../../freight-bills/freight-bill-decision.service";
import { chargeLostGoods, readRecovery } from "../../freight-bills/lost-goods.service";
import { recordReverseChargeDeposit } from "../../ledger/tax-entries.service";
import { lockOrder } from "../../orders/order.service";
import { asked, asText } from "../asked-in-words";
import { mustLeaveToOthers } from "../conflict.service";
import { refuseBesideReverseCharge } from "../waiting-deposit.service";
import { deskAction } from "./desk-action";
import { freightBillInWords } from "./freight-words";
import { askedAsRead, onOrderAsRead } from "./order-as-read";

const subject = (id: number): TrailSubject => `order:${id}`;

const plateOf = (named: number | string): string =>
  String(named)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "");

async function keyOf(tx: Db, orderId: number, named: number | string) {
  return { orderId, vehicleId: await vehicleKey(tx, orderId, named) };
}

/** What the person read of the bill, as far as the call names it. */
const readOf = ({ bill, amount }: { readonly bill?: string; readonly amount?: number }): ReadBill => ({
  ...(bill !== undefined && { bill }),
  ...(amount !== undefined && { amountPaise: paiseFromRupees(amount) }),
});

/** Acts of the desk on carriers' bills. */
export const freightActions = [
  deskAction("order check-freight-bill", writes["order check-freight-bill"], {
    subject,
    parties: partiesOfOrder,
    async run(tx, id, body, { at, actorId }) {
      await checkFreightBill(tx, await keyOf(tx, id, body.vehicle_id), readOf(body), { at, actorId });
      return { message: "The bill is checked. It has to be approved next." };
    },
  }),
  deskAction("order approve-freight-bill", writes["order approve-freight-bill"], {
    subject,
    part: ({ vehicle_id }) => plateOf(vehicle_id),
    parties: partiesOfOrder,
    money: {
      amount: async (tx, id, body) => approvedAmount(tx, await keyOf(tx, id, body.vehicle_id)),
      of: transportersOf,
    },
    needsSecond: async (tx, id, body, { actorId }) =>
      mustLeaveToOthers(tx, actorId, await lockChecker(tx, await keyOf(tx, id, body.vehicle_id))),
    async asRead(tx, id, body, amountPaise) {
      const { number: bill } = await readStandingBill(tx, await keyOf(tx, id, body.vehicle_id));
      return { ...body, bill, amount: rupeesFromPaise(amountPaise) };
    },
    stands: async (db, id, body, at) => freightBillInWords(db, await keyOf(db, id, body.vehicle_id), at),
    // The number of the bill names its vehicle.
    heading: "Approve a freight bill",
    asked: { vehicle_id: "elsewhere", bill: asked("Bill"), amount: "elsewhere" },
    async run(tx, id, body, { at, actorId }) {
      const key = await keyOf(tx, id, body.vehicle_id);
      const { bill, totalPaise, beyondPaise } = await approveFreightBill(tx, key, readOf(body), { at, actorId });
      const figures = { bill, total: rupeesFromPaise(totalPaise), beyond_paise: beyondPaise };
      return { message: "The bill is approved.", detail: { vehicle_id: body.vehicle_id, ...figures } };
    },
  }),
  deskAction("order dispute-freight-bill", writes["order dispute-freight-bill"], {
    subject,
    parties: partiesOfOrder,
    async run(tx, id, body, { at, actorId, reason }) {
      await disputeFreightBill(tx, await keyOf(tx, id, body.vehicle_id), readOf(body), { at, actorId, reason });
      return { message: "The bill is disputed. The carrier can send another one." };
    },
  }),
  onOrderAsRead(
    deskAction("order charge-lost-goods", writes["order charge-lost-goods"], {
      subject,
      part: ({ note }) => note.trim().toUpperCase(),
      parties: partiesOfOrder,
      money: { amount: (tx, id, { note }) => readRecovery(tx, id, note), of: transportersOf },
      asRead: async (_tx, _id, body, amountPaise) => ({ ...body, amount: rupeesFromPaise(amountPaise) }),
      heading: "Charge a shortage to the carrier",
      asked: { ...askedAsRead, note: asked("Credit note"), amount: "elsewhere" },
      async run(tx, id, { note, amount }, { at, actorId }) {
        const order = await lockOrder(tx, id);
        const readPaise = amount === undefined ? {} : { readPaise: paiseFromRupees(amount) };
        const recoveryPaise = await chargeLostGoods(tx, order, { note, ...readPaise }, { at, actorId });
        return { message: `${formatPaise(recoveryPaise)} is taken off the freight.` };
      },
    }),
  ),
  deskAction("reverse-charge deposit", writes["reverse-charge deposit"], {
    subject: (_id, { challan }) => `challan:${readGstChallan(challan).cpin}`,
    parties: nobody,
    money: { amount: async (_tx, _id, { amount }) => paiseFromRupees(amount), of: nobody },
    refuseBeside: refuseBesideReverseCharge,
    heading: "Enter GST under reverse charge as paid",
    asked: { amount: "elsewhere", challan: asked("Challan", (typed) => readGstChallan(asText(typed)).value) },
    async run(tx, _id, { amount, challan }, { at, actorId }) {
      const { value, cpin } = readGstChallan(challan);
      const entry = { amountPaise: paiseFromRupees(amount), challan: value, cpin };
      await recordReverseChargeDeposit(tx, entry, { at, actorId });
      return { message: "The payment to the government is entered." };
    },
  }),
];

/** @throws Refusal 422 for one of another form */
function readGstChallan(text: string) {
  const challan = checkGstChallan(text);
  if (challan.kind === "invalid") throw invalidField("challan", challan.reason);
  return challan;
}
