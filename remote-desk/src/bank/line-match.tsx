import type { BankLinePayer, DeskBankLinePayers } from "@mandi/shared/contract/desk/bank-line-match";
import { formatDay } from "@mandi/shared/format/dates";
import { formatPhone } from "@mandi/shared/format/phone";
import { bankMatch } from "@mandi/shared/messages/desk-bank";
import { Button } from "@mandi/shared/ui/controls/button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { Block } from "@mandi/shared/ui/layout/section";
import { useState } from "react";
import { exact } from "../common/exact";
import { PartPlace } from "../common/part-place";
import { PartyLink } from "../common/party-link";
import { SearchLine } from "../common/search-line";
import { useRight } from "../rights/use-right";
import styles from "./bank-table.module.css";
import { MatchAct } from "./match-act";
import { useLinePayers } from "./use-line-match";

export interface LineMatchProps {
  /** Key of the line. */
  readonly id: string;
  /** Back to all lines; after a match they have changed. */
  readonly onLeave: (isMatched: boolean) => void;
}

/** A line that nobody reported: who may have paid it, and for the one who did, what it pays. */
export function LineMatch({ id, onLeave }: LineMatchProps) {
  const { state, search, setSearch } = useLinePayers(id);
  return (
    <Block title={bankMatch.title} actions={<Button onClick={() => onLeave(false)}>{bankMatch.back}</Button>}>
      <SearchLine key={search} label={bankMatch.search} button={bankMatch.find} search={search} onSearch={setSearch} />
      <PartPlace label={bankMatch.title} state={state}>
        {({ data }) => <Payers line={data} onMatched={() => onLeave(true)} />}
      </PartPlace>
    </Block>
  );
}

function Payers({ line, onMatched }: { readonly line: DeskBankLinePayers; readonly onMatched: () => void }) {
  const [payer, setPayer] = useState<BankLinePayer | null>(null);
  const mayAct = useRight("money") === true;
  return (
    <>
      <DefinitionList
        items={[
          { term: bankMatch.received, value: exact(line.amount) },
          { term: bankMatch.day, value: formatDay(line.day) },
          { term: bankMatch.text, value: <span className={styles.text}>{line.text}</span> },
          ...(line.account === null ? [] : [{ term: bankMatch.account, value: line.account }]),
        ]}
      />
      <DataTable
        label={bankMatch.payers}
        columns={mayAct ? [...columns, chooseColumn(setPayer)] : columns}
        rows={line.payers}
        rowKey={({ id }) => String(id)}
        emptyText={bankMatch.nobody}
      />
      {payer === null ? null : <MatchAct line={line} payer={payer} onDone={onMatched} onClose={() => setPayer(null)} />}
    </>
  );
}

const columns: readonly Column<BankLinePayer>[] = [
  {
    key: "name",
    head: bankMatch.heads.name,
    cell: ({ name, phone }) => <PartyLink phone={phone}>{name}</PartyLink>,
    isRowHead: true,
    phone: "lead",
  },
  {
    key: "phone",
    head: bankMatch.heads.phone,
    cell: ({ phone }) => formatPhone(phone),
    isUnbroken: true,
    phone: "note",
  },
  { key: "why", head: bankMatch.heads.why, cell: whyOf, phone: "line" },
];

function whyOf({ why }: BankLinePayer) {
  return <Pill tone={why === "account" ? "ok" : why === "utr" ? "wait" : "plain"}>{bankMatch.why[why]}</Pill>;
}

const chooseColumn = (choose: (payer: BankLinePayer) => void): Column<BankLinePayer> => ({
  key: "act",
  head: bankMatch.heads.act,
  isHeadHidden: true,
  cell: (payer) => (
    <Button size="s" aria-label={bankMatch.chooseOf(payer.name)} onClick={() => choose(payer)}>
      {bankMatch.choose}
    </Button>
  ),
  align: "end",
  phone: "wide",
});
