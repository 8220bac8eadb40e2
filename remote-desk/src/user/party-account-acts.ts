import { moneyWrites } from "@mandi/shared/contract/desk/money";
import { type DeskPartyAccountAnswer, partyAccountWrites } from "@mandi/shared/contract/desk/party-account";
import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { formatRupees } from "@mandi/shared/format/rupees";
import { bankAccounts } from "@mandi/shared/messages/desk-user-bank";
import { account } from "@mandi/shared/messages/desk-users";
import type { DeskAct } from "../acts/desk-act";
import { nameOf } from "./user-status";

type PartyAccount = DeskPartyAccountAnswer["data"][number];

const { properties } = partyAccountWrites["user bank-account"].body;
const { properties: payout } = moneyWrites["user payout"].body;

/** The desk's acts on a person's bank accounts: money goes only to one that is known. */
export function partyAccountActs(user: DeskUser, accounts: readonly PartyAccount[]): readonly DeskAct[] {
  return [
    ...(user.wallet > 0 && accounts.length > 0 ? [payoutOf(user, accounts)] : []),
    enterOf(user),
    ...accounts.map(endOf),
  ];
}

const payoutOf = (user: DeskUser, accounts: readonly PartyAccount[]): DeskAct => ({
  key: "user payout",
  title: account.payout,
  question: account.about(account.payout, nameOf(user)),
  text: account.payoutText,
  right: "money",
  path: `/desk/user/${user.id}/payout`,
  figures: [{ term: account.wallet, value: formatRupees(user.wallet, { decimals: 2 }) }],
  fixed: {},
  fields: [
    { kind: "money", name: "amount", label: account.amount, schema: payout.amount },
    {
      kind: "choice",
      name: "account",
      label: bankAccounts.to,
      missing: bankAccounts.choose,
      isKey: true,
      choices: accounts.map((known) => ({ value: String(known.id), label: lineOf(known) })),
      ...(accounts.length === 1 && { initial: String(accounts[0]?.id) }),
    },
    { kind: "text", name: "reference", label: account.reference, schema: payout.reference },
  ],
});

const enterOf = (user: DeskUser): DeskAct => ({
  key: "user bank-account",
  title: bankAccounts.enter,
  question: account.about(bankAccounts.enter, nameOf(user)),
  text: bankAccounts.enterText,
  right: "money",
  path: `/desk/user/${user.id}/bank-account`,
  figures: [],
  fixed: {},
  fields: [
    { kind: "text", name: "account_name", label: bankAccounts.name, schema: properties.account_name },
    { kind: "text", name: "account_number", label: bankAccounts.number, schema: properties.account_number },
    { kind: "text", name: "ifsc", label: bankAccounts.ifsc, schema: properties.ifsc },
  ],
});

const endOf = (known: PartyAccount): DeskAct => ({
  key: `party-account end ${known.id}`,
  title: bankAccounts.end(known.account_number.slice(-4)),
  text: bankAccounts.endText,
  right: "money",
  path: `/desk/party-account/${known.id}/end`,
  figures: [{ term: bankAccounts.known, value: lineOf(known) }],
  fixed: {},
  fields: [],
  isDanger: true,
});

/** An account on one line. */
export const lineOf = ({ account_name, account_number, ifsc }: PartyAccount): string =>
  `${account_name}, ${account_number}, ${ifsc}`;
