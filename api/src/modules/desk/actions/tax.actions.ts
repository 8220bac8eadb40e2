import { taxWrites as writes } from "@mandi/shared/contract/desk/tax";
import { nobody } from "../../../reads/desk/parties.read";
import { addTaxRow, confirmTaxRow, endTaxRow } from "../../tax/tax-row.service";
import { secondStepProblem } from "../conflict.service";
import { type DeskAction, deskAction } from "./desk-action";

const taxRow = (id: number): string => `tax:${id}`;

/** Rates and limits of the tax law. */
export const taxActions: readonly DeskAction[] = [
  deskAction("tax add", writes["tax add"], {
    subject: (_id, { key, scope = "" }) => `tax:${key} ${scope}`.trim(),
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
    async run(tx, id, _body, { at, actorId }) {
      await confirmTaxRow(tx, id, { id: actorId, at }, (adderId) => secondStepProblem(tx, actorId, adderId));
      return { message: "The row is confirmed." };
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
