import type { DeskBankLineAsideAnswer } from "@mandi/shared/contract/desk/bank-line-match";
import { formatDay, formatMoment } from "@mandi/shared/format/dates";
import { bank, bankMatch } from "@mandi/shared/messages/desk-bank";
import { Button } from "@mandi/shared/ui/controls/button";
import { Block } from "@mandi/shared/ui/layout/section";
import type { ViewColumn } from "@mandi/shared/ui/table/view-column";
import { WideTable } from "@mandi/shared/ui/table/wide-table";
import { useState } from "react";
import type { DeskAct } from "../acts/desk-act";
import { OpenAct } from "../acts/open-act";
import type { AddressPages } from "../common/address-pages";
import { exact } from "../common/exact";
import { ListPages } from "../common/list-pages";
import { PartPlace } from "../common/part-place";
import { useRight } from "../rights/use-right";
import styles from "./bank-table.module.css";
import type { useAsideLines } from "./use-line-match";

type AsideLine = DeskBankLineAsideAnswer["data"][number];

interface AsideLinesProps {
  readonly state: ReturnType<typeof useAsideLines>;
  readonly pages: AddressPages;
  readonly onChanged: () => void;
}

/** The lines that were set aside, by whom, when and why, each with the way back. */
export function AsideLines({ state, pages, onChanged }: AsideLinesProps) {
  const [act, setAct] = useState<DeskAct | null>(null);
  const mayAct = useRight("money") === true;

  function finish(): void {
    setAct(null);
    onChanged();
  }

  return (
    <Block title={bankMatch.aside}>
      <PartPlace label={bankMatch.aside} state={state}>
        {({ data }) => (
          <>
            <WideTable
              label={bankMatch.aside}
              name="aside"
              fileName="bank-set-aside"
              columns={mayAct ? [...columns, backColumn(setAct)] : columns}
              rows={data}
              rowKey={({ id }) => String(id)}
              emptyText={bankMatch.noneAside}
            />
            <ListPages address={pages} rows={data.length} label={bankMatch.asidePages} />
          </>
        )}
      </PartPlace>
      {act === null ? null : <OpenAct act={act} onClose={() => setAct(null)} onDone={finish} onRefused={onChanged} />}
    </Block>
  );
}

const columns: readonly ViewColumn<AsideLine>[] = [
  {
    key: "day",
    head: bank.heads.day,
    value: ({ day }) => day,
    cell: ({ day }) => formatDay(day),
    isUnbroken: true,
    phone: "note",
  },
  {
    key: "text",
    head: bank.heads.text,
    value: ({ text }) => text,
    cell: ({ text }) => <div className={styles.text}>{text}</div>,
    isRowHead: true,
    phone: "wide",
  },
  {
    key: "amount",
    head: bank.heads.amount,
    value: ({ amount }) => amount,
    cell: ({ amount }) => exact(amount),
    align: "end",
    isStrong: true,
    phone: "figure",
  },
  {
    key: "by",
    head: bankMatch.heads.by,
    value: ({ by, at, reason }) => `${bankMatch.byAt(by, formatMoment(at))}: ${reason}`,
    cell: ({ by, at, reason }) => (
      <div className={styles.text}>
        {bankMatch.byAt(by, formatMoment(at))}
        <p>{reason}</p>
      </div>
    ),
    phone: "line",
  },
];

const backColumn = (ask: (act: DeskAct) => void): ViewColumn<AsideLine> => ({
  key: "act",
  head: bank.heads.act,
  isHeadHidden: true,
  cell: (line) => (
    <Button size="s" aria-label={bankMatch.bringBackOf(line.text)} onClick={() => ask(backAct(line))}>
      {bankMatch.bringBack}
    </Button>
  ),
  align: "end",
  phone: "wide",
});

const backAct = ({ id, day, amount, text, reason }: AsideLine): DeskAct => ({
  key: `bank-line bring-back ${id}`,
  title: bankMatch.bringBack,
  question: bankMatch.backQuestion,
  text: bankMatch.backText,
  right: "money",
  path: `/desk/bank-line/${id}/bring-back`,
  fields: [],
  figures: [
    { term: bank.heads.day, value: formatDay(day) },
    { term: bank.heads.amount, value: exact(amount) },
    { term: bank.heads.text, value: text },
    { term: bankMatch.asideReason, value: reason },
  ],
  fixed: {},
});
