import { partyAccountWrites as writes } from "@mandi/shared/contract/desk/party-account";
import { maskedAccount } from "@mandi/shared/format/bank-account";
import { partiesOfUser } from "../../../reads/desk/parties.read";
import {
  endPartyAccount,
  keepPartyAccount,
  ownerOfPartyAccount,
  readPartyAccount,
} from "../../party-accounts/party-account.service";
import { type DeskAction, deskAction } from "./desk-action";

/** Bank accounts of the people who pay us and whom we pay. */
export const partyAccountActions: readonly DeskAction[] = [
  deskAction("user bank-account", writes["user bank-account"], {
    subject: (id) => `user:${id}`,
    part: () => "bank-account",
    parties: partiesOfUser,
    // One person alone could enter their own account and send a refund to it.
    needsSecond: async () => true,
    heading: "Enter a person's bank account",
    async shows(_db, _id, body, { account }) {
      const { account_name, account_number, ifsc } = readPartyAccount(body);
      return `Refunds can go to: ${account_name}, account ${account(account_number)}, IFSC ${ifsc}`;
    },
    async run(tx, id, body, { at, actorId }) {
      const account = readPartyAccount(body);
      await keepPartyAccount(tx, id, account, { at, actorId });
      return { message: `The account ${maskedAccount(account.account_number)} is known now.` };
    },
  }),
  deskAction("party-account end", writes["party-account end"], {
    subject: (id) => `party-account:${id}`,
    parties: ownerOfPartyAccount,
    async run(tx, id, _body, { at, actorId }) {
      await endPartyAccount(tx, id, { at, actorId });
      return { message: "The account is removed. Nothing is paid to it any more." };
    },
  }),
];
