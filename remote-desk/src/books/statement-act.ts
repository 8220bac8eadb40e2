import type { AccountSide } from "@mandi/shared/contract/trade-paper";
import { books, owed as words } from "@mandi/shared/messages/desk-books";
import { booksAct } from "./books-act";
import { monthChoices } from "./months";

/** Issues the statement of a party's account over months that are over. */
export function statementAct(party: { readonly name: string; readonly phone: string }, side: AccountSide) {
  const month = { kind: "choice", missing: books.chooseMonth, choices: monthChoices() } as const;
  return booksAct({
    title: words.issue,
    question: words.statementTitle(party.name),
    text: words.statementText,
    right: "money",
    path: `/desk/user/${party.phone}/statement`,
    fields: [
      { ...month, name: "from", label: words.from },
      { ...month, name: "to", label: words.to },
    ],
    fixed: { side },
  });
}
