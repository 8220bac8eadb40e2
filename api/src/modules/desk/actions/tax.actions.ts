import { taxWrites as writes } from "@mandi/shared/contract/desk/tax";
import type { TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import { counted } from "@mandi/shared/format/counted";
import { recordAudit } from "../../../platform/audit";
import type { Db } from "../../../platform/database/database";
import { nobody } from "../../../reads/desk/parties.read";
import { addTaxRow, confirmTaxRows, endTaxRow } from "../../tax/tax-row.service";
import { secondStepProblem } from "../conflict.service";
import { type DeskAction, type DeskContext, deskAction } from "./desk-action";

const taxRow = (id: number): TrailSubject => `tax:${id}`;

/** Nobody may confirm a row that they added. */
const confirm = (tx: Db, ids: readonly number[], { at, actorId }: DeskContext): Promise<void> =>
  confirmTaxRows(tx, ids, { id: actorId, at }, (adderId) => secondStepProblem(tx, actorId, adderId));

/** Rates and limits of the tax law. */
export const taxActions: readonly DeskAction[] = [
  deskAction("tax add", writes["tax add"], {
    subject: (_id, { key, scope = "" }) => (scope === "" ? `tax:${key}` : `tax:${key} ${scope}`),
    parties: nobody,
    async run(tx, _id, { key, scope = "", value, first_day, last_day = null, source }, { at, actorId }) {
      const row = { key, scope: scope.trim(), value, from: first_day, to: last_day, source: source.trim() };
      const id = await addTaxRow(tx, row, { id: actorId, at });
      return { message: "The row is added. Another person has to confirm it.", id };
    },
  }),
  deskAction("tax confirm", writes["tax confirm"], {
    subject: taxRow,
    parties: nobody,
    async run(tx, id, _body, context) {
      await confirm(tx, [id], context);
      return { message: "The row is confirmed." };
    },
  }),
  deskAction("tax confirm-rows", writes["tax confirm-rows"], {
    subject: () => "tax:rows",
    parties: nobody,
    hasOwnTrail: true,
    async run(tx, _id, { rows }, context) {
      const ids = [...new Set(rows)];
      await confirm(tx, ids, context);
      const { at, actorId, reason, requestId } = context;
      for (const id of ids) {
        await recordAudit(tx, { at, actorId, action: "tax confirm", subject: taxRow(id), reason, requestId });
      }
      return { message: ids.length === 1 ? "The row is confirmed." : `${counted(ids.length, "row")} are confirmed.` };
    },
  }),
  deskAction("tax end", writes["tax end"], {
    subject: taxRow,
    parties: nobody,
    async run(tx, id, { last_day }, { at }) {
      await endTaxRow(tx, id, last_day, at);
      return { message: `The row ends on ${last_day}.` };
    },
  }),
];
