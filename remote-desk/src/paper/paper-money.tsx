import { formatDay } from "@mandi/shared/format/dates";
import { deskPaper } from "@mandi/shared/messages/desk-paper";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Block } from "@mandi/shared/ui/layout/section";
import { exact } from "../common/exact";
import type { DeskPaper } from "./paper.api";

/** What an invoice or debit note asked for, what settled it, and what is due. */
export function PaperMoney({ money }: { readonly money: NonNullable<DeskPaper["money"]> }) {
  const { asked, credited, tds, paid, reported, due, due_on } = money;
  return (
    <Block title={deskPaper.money}>
      <DefinitionList
        items={[
          { term: deskPaper.asked, value: exact(asked) },
          { term: deskPaper.credited, value: exact(credited) },
          { term: deskPaper.tds, value: exact(tds) },
          { term: deskPaper.paid, value: exact(paid) },
          {
            term: deskPaper.due(formatDay(due_on)),
            value: exact(due),
            isTotal: true,
            ...(reported > 0 && { parts: [{ id: "reported", term: deskPaper.reported, value: exact(reported) }] }),
          },
        ]}
      />
    </Block>
  );
}
