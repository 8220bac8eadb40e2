import type { AccountSide } from "@mandi/shared/contract/trade-paper";
import { books, owed } from "@mandi/shared/messages/desk-books";
import { booksAct } from "./books-act";
import { monthChoices } from "./months";

/** Issues the statement of a party's account over full past months. */
export function statementAct(party: { readonly name: string; readonly phone: string }, side: AccountSide) {
  const month = { kind: "choice", missing: books.chooseMonth, choices: monthChoices({ areOver: true }) } as const;
  return booksAct({
    title: owed.issue,
    question: owed.statementTitle(party.name),
    text: owed.statementText,
    right: "money",
    path: `/desk/user/${party.phone}/statement`,
    fields: [
      { ...month, name: "from", label: owed.from },
      { ...month, name: "to", label: owed.to },
    ],
    fixed: { side },
  });
}
