import type { DeskAnswer } from "@mandi/shared/contract/desk/field";
import type { DeskAgeingAnswer } from "@mandi/shared/contract/desk/ledger";
import { accountSides } from "@mandi/shared/contract/trade-paper";
import { common } from "@mandi/shared/messages/common";
import { books, owed } from "@mandi/shared/messages/desk-books";
import { paiseFromRupees, rupeesFromPaise, sumPaise } from "@mandi/shared/money/paise";
import { Button } from "@mandi/shared/ui/controls/button";
import { Segmented } from "@mandi/shared/ui/controls/segmented";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { Note } from "@mandi/shared/ui/feedback/note";
import { useState } from "react";
import { Link } from "react-router-dom";
import { OpenAct } from "../acts/open-act";
import { exact } from "../common/exact";
import { PartPlace } from "../common/part-place";
import { PartyLink } from "../common/party-link";
import rowLink from "../common/row-link.module.css";
import { useRight } from "../rights/use-right";
import styles from "./books.module.css";
import { CsvButton } from "./csv-button";
import type { SectionProps } from "./section-props";
import { statementAct } from "./statement-act";
import { useAgeing } from "./use-books";

const UnpaidBills = latePart(
  async () => (await import(/* webpackChunkName: "unpaid-bills" */ "./unpaid-bills")).UnpaidBills,
  { failed: common.failedTitle, waiting: null },
);

type Party = DeskAgeingAnswer["data"][number];

/** What each party owes or is owed, by age, with their statement. */
export function OwedSection({ address }: SectionProps) {
  const side = accountSides.find((one) => one === address.filter("side")) ?? "buyer";
  const state = useAgeing(side);
  const [asked, setAsked] = useState<Party | null>(null);
  const [issued, setIssued] = useState<DeskAnswer | null>(null);
  const canIssue = useRight("money") === true;
  return (
    <PartPlace label={owed.sides[side]} state={state}>
      {({ data }) => (
        <>
          <div className={styles.filters} data-print="hide">
            <Segmented
              label={owed.side}
              choices={accountSides.map((value) => ({ value, label: owed.parties[value] }))}
              value={side}
              onValue={(chosen) => address.choose({ side: chosen })}
            />
            <CsvButton name={`ageing-${side}`} heads={csvHeads(data)} rows={data.map(csvRow)} />
          </div>
          {issued === null ? null : (
            <Note tone="ok">
              {issued.message}{" "}
              <Link
                to={address.pathOf("papers", { kind: "statement", search: issued.number ?? "" })}
                className={rowLink.link}
              >
                {owed.openStatement}
              </Link>
            </Note>
          )}
          <DataTable
            label={owed.sides[side]}
            columns={[...columnsOf(data), ...(canIssue ? [statementColumn(setAsked)] : [])]}
            rows={data}
            rowKey={({ phone }) => phone}
            emptyText={owed.none}
            isDense
          />
          {side === "buyer" ? null : <UnpaidBills />}
          {asked === null ? null : (
            <OpenAct
              act={statementAct(asked, side)}
              onClose={() => setAsked(null)}
              onDone={(_approval, answer) => {
                setAsked(null);
                setIssued(answer);
              }}
            />
          )}
        </>
      )}
    </PartPlace>
  );
}

const headOf = (from: number, until: number | null): string => (until === 0 ? owed.heads.due : owed.days(from, until));
const csvHeads = ([first]: readonly Party[]): string[] => [
  owed.heads.party,
  books.phone,
  ...(first?.ages ?? []).map(({ from, until }) => headOf(from, until)),
  owed.heads.total,
];
const csvRow = ({ name, phone, ages, total }: Party) => [name, phone, ...ages.map(({ amount }) => amount), total];

/** Totals have paise, like the amounts they add up. */
const amountOf = (rupees: number): string => (rupees === 0 ? "—" : exact(rupees));

/** One column for each age, with the totals below. */
function columnsOf(rows: readonly Party[]): readonly Column<Party>[] {
  const sumOf = (figure: (row: Party) => number): string =>
    amountOf(rupeesFromPaise(sumPaise(rows.map((row) => paiseFromRupees(figure(row))))));
  const ages = (rows[0]?.ages ?? []).map(({ from, until }, place): Column<Party> => {
    const figure = (row: Party): number => row.ages[place]?.amount ?? 0;
    return {
      key: String(from),
      head: headOf(from, until),
      cell: (row) => amountOf(figure(row)),
      align: "end",
      phone: "line",
      foot: sumOf(figure),
    };
  });
  return [
    {
      key: "party",
      head: owed.heads.party,
      cell: ({ name, phone }) => <PartyLink phone={phone}>{name}</PartyLink>,
      isRowHead: true,
      phone: "lead",
      foot: owed.all(rows.length),
    },
    ...ages,
    ...interestColumn(rows),
    {
      key: "total",
      head: owed.heads.total,
      cell: ({ total }) => exact(total),
      align: "end",
      isStrong: true,
      phone: "figure",
      foot: sumOf(({ total }) => total),
    },
  ];
}

/** Only where the market charges interest; it is owed in addition to the total once it is charged. */
function interestColumn(rows: readonly Party[]): readonly Column<Party>[] {
  if (rows.every(({ interest }) => interest === undefined)) return [];
  return [
    {
      key: "interest",
      head: owed.interest,
      cell: ({ interest = 0 }) => amountOf(interest),
      align: "end",
      phone: "line",
    },
  ];
}

const statementColumn = (ask: (party: Party) => void): Column<Party> => ({
  key: "statement",
  head: owed.statement,
  isHeadHidden: true,
  cell: (party) => (
    <Button size="s" aria-label={owed.statementOf(party.name)} onClick={() => ask(party)}>
      {owed.statement}
    </Button>
  ),
  align: "end",
  phone: "wide",
});
