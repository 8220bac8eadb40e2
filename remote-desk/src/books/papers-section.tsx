import { type DeskPaperListAnswer, deskPaperKinds } from "@mandi/shared/contract/desk/paper";
import { formatDay } from "@mandi/shared/format/dates";
import { common } from "@mandi/shared/messages/common";
import { books, paperWords } from "@mandi/shared/messages/desk-books";
import { paperKinds, wordOf } from "@mandi/shared/messages/desk-states";
import { Button } from "@mandi/shared/ui/controls/button";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { Download } from "lucide-react";
import { useState } from "react";
import { OpenAct } from "../acts/open-act";
import { exact } from "../common/exact";
import { ListPages } from "../common/list-pages";
import { PartPlace } from "../common/part-place";
import { SearchLine } from "../common/search-line";
import { useSaveFile } from "../common/use-save-file";
import { useRight } from "../rights/use-right";
import styles from "./books.module.css";
import { noteEffectAct } from "./note-effect-act";
import { OrderLink } from "./order-link";
import { PaperLink } from "./paper-link";
import type { SectionProps } from "./section-props";
import { usePapers } from "./use-books";

type Paper = DeskPaperListAnswer["data"][number];

const { heads } = paperWords;

/** Documents by kind, number, order or party, each as PDF. */
export function PapersSection({ address }: SectionProps) {
  const kind = deskPaperKinds.find((one) => one === address.filter("kind")) ?? "";
  const search = address.filter("search");
  const state = usePapers(kind, search, address.page);
  const { save, busyPath } = useSaveFile();
  const [asked, setAsked] = useState<Paper | null>(null);
  const canAnswer = useRight("money") === true;

  function handleDone(): void {
    setAsked(null);
    void state.refetch();
  }

  return (
    <>
      <SearchLine
        key={search}
        label={paperWords.search}
        button={books.find}
        search={search}
        onSearch={(text) => address.choose({ kind, search: text })}
      />
      <div className={styles.filters} data-print="hide">
        <ChipGroup label={paperWords.kind} isScrolling>
          {(["", ...deskPaperKinds] as const).map((one) => (
            <Chip key={one} isChosen={one === kind} onToggle={() => address.choose({ kind: one, search })}>
              {one === "" ? paperWords.all : paperKinds[one]}
            </Chip>
          ))}
        </ChipGroup>
      </div>
      <PartPlace label={paperWords.list} state={state}>
        {({ data }) => (
          <>
            <DataTable
              label={paperWords.list}
              columns={[...columns, ...(canAnswer ? [answerColumn(setAsked)] : []), fileColumn(busyPath, save)]}
              rows={data}
              rowKey={({ id }) => String(id)}
              emptyText={paperWords.none}
              isDense
            />
            <ListPages address={address} rows={data.length} />
          </>
        )}
      </PartPlace>
      {asked === null ? null : (
        <OpenAct
          act={noteEffectAct(asked)}
          onClose={() => setAsked(null)}
          onDone={handleDone}
          onRefused={() => void state.refetch()}
        />
      )}
    </>
  );
}

const columns: readonly Column<Paper>[] = [
  {
    key: "number",
    head: heads.number,
    cell: ({ id, number, is_void, gst_effect }) => (
      <>
        <PaperLink paper={id}>{number}</PaperLink> {is_void === 1 ? <Pill tone="bad">{paperWords.isVoid}</Pill> : null}
        {gst_effect === undefined ? null : (
          <Pill tone={gst_effect === "accepted" ? "ok" : "wait"}>{paperWords.gstEffect(gst_effect)}</Pill>
        )}
      </>
    ),
    isRowHead: true,
    isUnbroken: true,
    phone: "lead",
  },
  { key: "kind", head: heads.kind, cell: ({ kind }) => wordOf(paperKinds, kind), phone: "note" },
  { key: "date", head: heads.date, cell: ({ date }) => formatDay(date), isUnbroken: true, phone: "aside" },
  { key: "party", head: heads.party, cell: ({ party }) => party, phone: "wide" },
  {
    key: "order",
    head: heads.order,
    cell: ({ order }) => <OrderLink number={order} />,
    isUnbroken: true,
    phone: "line",
  },
  {
    key: "amount",
    head: heads.amount,
    // A statement is listed with the balance of its last day, which says nothing of what is owed today.
    cell: ({ kind, amount }) => (kind === "statement" && amount === 0 ? common.missing : exact(amount)),
    align: "end",
    isStrong: true,
    phone: "figure",
  },
];

/** The buyer's answer to a credit note about its GST; the latest answer counts, so it can be entered again. */
const answerColumn = (ask: (paper: Paper) => void): Column<Paper> => ({
  key: "answer",
  head: heads.answer,
  isHeadHidden: true,
  cell: (row) =>
    row.gst_effect === undefined ? null : (
      <Button size="s" aria-label={paperWords.answerOf(row.number)} onClick={() => ask(row)}>
        {paperWords.answer}
      </Button>
    ),
  align: "end",
  phone: "wide",
});

const fileColumn = (busyPath: string | null, save: (name: string, path: string) => Promise<void>): Column<Paper> => ({
  key: "file",
  head: heads.file,
  isHeadHidden: true,
  cell: ({ id, number }) => {
    const path = `/desk/paper/${id}/pdf`;
    return (
      <Button
        size="s"
        icon={Download}
        isBusy={busyPath === path}
        aria-label={paperWords.saveOf(number)}
        onClick={() => void save(`${number}.pdf`, path)}
      >
        {paperWords.save}
      </Button>
    );
  },
  align: "end",
  phone: "wide",
});
