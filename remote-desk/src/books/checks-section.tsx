import type { DeskReconciliationAnswer } from "@mandi/shared/contract/desk/money";
import { checks } from "@mandi/shared/messages/desk-books";
import { Button } from "@mandi/shared/ui/controls/button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Block } from "@mandi/shared/ui/layout/section";
import { PartPlace } from "../common/part-place";
import { accountName } from "./account-name";
import { useReconciliation } from "./use-books";

type Difference = DeskReconciliationAnswer["data"][number];

const columns: readonly Column<Difference>[] = [
  { key: "subject", head: checks.heads.subject, cell: whereOf, isRowHead: true, phone: "lead" },
  { key: "check", head: checks.heads.check, cell: ({ check }) => check, phone: "wide" },
  { key: "expected", head: checks.heads.expected, cell: ({ expected }) => expected, align: "end", phone: "line" },
  { key: "found", head: checks.heads.found, cell: ({ found }) => found, align: "end", phone: "line" },
];

/** An account by its name, with its code: two buyers' wallets have the same name. */
function whereOf({ subject }: Difference): string {
  const name = accountName(subject);
  return name === subject ? subject : `${name} (${subject})`;
}

/** The books recomputed in a second way; correct books have no differences. */
export function ChecksSection() {
  const state = useReconciliation();
  const again = <Button onClick={() => void state.refetch()}>{checks.again}</Button>;
  return (
    <Block title={checks.title} actions={again}>
      <PartPlace label={checks.title} state={state}>
        {({ data }) =>
          data.length === 0 ? (
            <Note tone="ok">{checks.none}</Note>
          ) : (
            <>
              <Note tone="bad">{checks.some(data.length)}</Note>
              <DataTable
                label={checks.title}
                columns={columns}
                rows={data}
                rowKey={({ check, subject }) => `${check} ${subject}`}
                isDense
              />
            </>
          )
        }
      </PartPlace>
    </Block>
  );
}
