import type { AccountSide } from "@mandi/shared/contract/trade-paper";
import { owed as words } from "@mandi/shared/messages/desk-books";
import type { BooksAct } from "./use-books-act";

/** Issues the statement of a party's account over months that are over. */
export function statementAct(party: { readonly name: string; readonly phone: string }, side: AccountSide): BooksAct {
  return {
    title: words.statementTitle(party.name),
    text: words.statementText,
    verb: words.issue,
    path: `/desk/user/${party.phone}/statement`,
    fields: [
      { name: "from", label: words.from, kind: "month" },
      { name: "to", label: words.to, kind: "month" },
    ],
    fixed: { side },
  };
}
