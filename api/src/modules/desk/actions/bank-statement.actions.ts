import { bankStatementWrites as writes } from "@mandi/shared/contract/desk/bank-statement";
import { nobody } from "../../../reads/desk/parties.read";
import { importStatement, setLineAside } from "../../bank-statement/bank-statement.service";
import { type DeskAction, deskAction } from "./desk-action";

const counted = (count: number): string => (count === 1 ? "1 line" : `${count} lines`);

/** The bank's statements; what their lines match is accepted by `acceptBankLines`. */
export const bankStatementActions: readonly DeskAction[] = [
  deskAction("bank-line import", writes["bank-line import"], {
    subject: () => "bank-line",
    parties: nobody,
    async run(tx, _id, { statement }, { at, actorId }) {
      const { lines, added } = await importStatement(tx, statement, { at, by: actorId });
      return { message: `${counted(lines)} read, ${added} of them new.` };
    },
  }),
  deskAction("bank-line set-aside", writes["bank-line set-aside"], {
    subject: (id) => `bank-line:${id}`,
    parties: nobody,
    async run(tx, id, _body, { at, actorId, reason }) {
      await setLineAside(tx, id, { reason, at, actorId });
      return { message: "The line is set aside." };
    },
  }),
];
