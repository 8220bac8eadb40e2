import { paperWrites as writes } from "@mandi/shared/contract/desk/paper";
import { vehicleKey } from "../../../reads/desk/named.read";
import { partiesOfOrder, partiesOfUser } from "../../../reads/desk/parties.read";
import { lockOrder } from "../../orders/order.service";
import { issueChallan } from "../../shipments/challan.service";
import { issueStatement } from "../../trade-papers/account-statement.service";
import { type DeskAction, deskAction } from "./desk-action";

/** Documents that the desk issues. */
export const paperActions: readonly DeskAction[] = [
  deskAction("order challan", writes["order challan"], {
    subject: (id) => `order:${id}`,
    parties: partiesOfOrder,
    async run(tx, id, { vehicle_id, cause }, { at, actorId }) {
      const order = await lockOrder(tx, id);
      const input = { order, taker: "desk", context: { at, actorId } } as const;
      const number = await issueChallan(tx, input, await vehicleKey(tx, id, vehicle_id), cause);
      return { message: `Delivery challan ${number} is issued.`, number };
    },
  }),
  deskAction("user statement", writes["user statement"], {
    subject: (id) => `user:${id}`,
    parties: partiesOfUser,
    async run(tx, id, { side, from, to }, { at, actorId }) {
      const { id: paper, number, isNew } = await issueStatement(tx, id, { side, from, to }, { at, actorId });
      const message = isNew
        ? `Statement ${number} is issued.`
        : `These months already have a statement, ${number}. No other one is issued.`;
      return { message, id: paper, number };
    },
  }),
];
