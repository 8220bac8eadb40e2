import type { DeskJournalAnswer } from "@mandi/shared/contract/desk/money";
import { deskOrderPath } from "@mandi/shared/contract/page-paths";
import { formatMoment } from "@mandi/shared/format/dates";
import { journals } from "@mandi/shared/messages/desk-books";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Block } from "@mandi/shared/ui/layout/section";
import { useState } from "react";
import { Link } from "react-router-dom";
import { OpenAct } from "../acts/open-act";
import { Waiting } from "../acts/waiting";
import { exact } from "../common/exact";
import { PartPlace } from "../common/part-place";
import rowLink from "../common/row-link.module.css";
import { WithRight } from "../rights/with-right";
import { accountName } from "./account-name";
import styles from "./books.module.css";
import { booksAct } from "./books-act";
import { useJournal } from "./use-books";
import type { BooksAddress } from "./use-books-address";

type Journal = DeskJournalAnswer["data"];
type Line = Journal["lines"][number];

const amount = (rupees: number): string => (rupees === 0 ? "" : exact(rupees));

const lines: readonly Column<Line>[] = [
  { key: "account", head: journals.lineHeads.account, cell: accountOf, isRowHead: true, phone: "lead" },
  { key: "debit", head: journals.lineHeads.debit, cell: ({ debit }) => amount(debit), align: "end", phone: "line" },
  { key: "credit", head: journals.lineHeads.credit, cell: ({ credit }) => amount(credit), align: "end", phone: "line" },
];

/** The name of the account, its owner and its order. */
function accountOf({ account, party, order }: Line): string {
  return [accountName(account, order), party].filter(Boolean).join(", ");
}

/** One entry with its lines, and its reversal. */
export function JournalView({ number, address }: { readonly number: string; readonly address: BooksAddress }) {
  const state = useJournal(number);
  return (
    <>
      <ButtonLink to={address.pathOf("journals")}>{journals.back}</ButtonLink>
      <PartPlace label={journals.one(number)} state={state}>
        {({ data }) => <Entry journal={data} onChanged={() => void state.refetch()} />}
      </PartPlace>
    </>
  );
}

function Entry({ journal, onChanged }: { readonly journal: Journal; readonly onChanged: () => void }) {
  const { transaction_id: number, event, at, description, order_id: order } = journal;
  return (
    <Block title={`${number}, ${event}`}>
      <p className={styles.long}>
        {formatMoment(at)}: {description}
      </p>
      {order === null ? null : (
        <Link to={deskOrderPath(order)} className={rowLink.link}>
          {journals.toOrder}
        </Link>
      )}
      <DataTable
        label={journals.lines}
        columns={lines}
        rows={journal.lines}
        rowKey={({ account }) => account}
        isDense
      />
      <div className={styles.fields}>
        <Reversal journal={journal} onChanged={onChanged} />
      </div>
    </Block>
  );
}

function Reversal({ journal, onChanged }: { readonly journal: Journal; readonly onChanged: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  const { reverses, reversed_by: reversedBy } = journal;
  if (reversedBy !== null) return <p>{journals.reversedBy(reversedBy)}</p>;
  if (reverses !== null) return <p>{journals.reverses(reverses)}</p>;
  if (journal.approval_id) return <Waiting approvalIds={[journal.approval_id]} />;
  if (journal.can_reverse === 0) return <p>{journals.notHere}</p>;

  function handleDone(): void {
    setIsAsked(false);
    onChanged();
  }

  return (
    <WithRight right="money">
      <div>
        <Button variant="danger" onClick={() => setIsAsked(true)}>
          {journals.reverse}
        </Button>
      </div>
      {isAsked ? <OpenAct act={reversalOf(journal)} onClose={() => setIsAsked(false)} onDone={handleDone} /> : null}
    </WithRight>
  );
}

/** The confirmation of a reversal, with the sum and whose it is. */
function reversalOf({ transaction_id: number, amount: sum, parties = [], description }: Journal) {
  return booksAct({
    title: journals.reverse,
    question: journals.reverseTitle(number),
    text: journals.reverseText,
    right: "money",
    path: `/desk/journal/${number}/reverse`,
    isDanger: true,
    figures: [
      { term: journals.what, value: description },
      ...(sum === undefined ? [] : [{ term: journals.amount, value: exact(sum) }]),
      ...(parties.length === 0 ? [] : [{ term: journals.party, value: parties.join(", ") }]),
    ],
  });
}
