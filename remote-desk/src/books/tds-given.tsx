import { type DeskTdsGivenAnswer, tdsGivenWrites } from "@mandi/shared/contract/desk/tds-given";
import { tds as messages } from "@mandi/shared/messages/desk-books";
import { Button } from "@mandi/shared/ui/controls/button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { useState } from "react";
import { OpenAct } from "../acts/open-act";
import type { AddressPages } from "../common/address-pages";
import { exact } from "../common/exact";
import { ListPages } from "../common/list-pages";
import { PartPlace } from "../common/part-place";
import { PartyLink } from "../common/party-link";
import { useRight } from "../rights/use-right";
import { booksAct } from "./books-act";
import { useTdsGiven } from "./use-books";

type Given = DeskTdsGivenAnswer["data"][number];

const { heads } = messages;
const { properties } = tdsGivenWrites["user tds-give"].body;
const tones: Readonly<Record<Given["state"], "ok" | "wait" | "bad">> = {
  certified: "ok",
  due: "bad",
  unpaid: "wait",
  running: "wait",
};

/**
 * What we deducted from sellers and carriers, with the act of giving each the certificate of a quarter that is over and
 * paid.
 */
export function TdsGiven({ pages }: { readonly pages: AddressPages }) {
  const state = useTdsGiven(pages.page);
  const [asked, setAsked] = useState<Given | null>(null);
  const canGive = useRight("money") === true;

  function handleDone(): void {
    setAsked(null);
    void state.refetch();
  }

  return (
    <PartPlace label={messages.given} state={state}>
      {({ data }) => (
        <>
          <DataTable
            label={messages.given}
            columns={[...columns, ...(canGive ? [giveColumn(setAsked)] : [])]}
            rows={data}
            rowKey={({ user_id, code, quarter }) => `${user_id} ${code} ${quarter}`}
            emptyText={messages.noGiven}
            isDense
          />
          <ListPages address={pages} rows={data.length} label={messages.givenPages} />
          {asked === null ? null : (
            <OpenAct
              act={giveAct(asked)}
              onClose={() => setAsked(null)}
              onDone={handleDone}
              onRefused={() => void state.refetch()}
            />
          )}
        </>
      )}
    </PartPlace>
  );
}

/** Records the certificate of a quarter, or a corrected one, with its file; its sum is what was deducted. */
const giveAct = ({ user_id, name, pan, quarter, code, deducted, state, certificate }: Given) =>
  booksAct({
    ...(state === "certified"
      ? {
          title: messages.replace,
          question: messages.replaceTitle(name, quarter),
          text: messages.replaceText(certificate),
        }
      : { title: messages.give, question: messages.giveTitle(name, quarter), text: messages.giveText }),
    right: "money",
    path: `/desk/user/${user_id}/tds-give`,
    figures: [
      { term: heads.pan, value: pan || "—" },
      { term: heads.code, value: code },
      { term: heads.tds, value: exact(deducted) },
    ],
    fields: [
      { kind: "text", name: "certificate", label: messages.certificateNumber, schema: properties.certificate },
      { kind: "paper", name: "upload_id", label: messages.certificateFile, missing: messages.certificateMissing },
    ],
    fixed: { quarter, code, amount: deducted },
  });

const columns: readonly Column<Given>[] = [
  {
    key: "name",
    head: heads.name,
    cell: ({ name, phone }) => <PartyLink phone={phone}>{name}</PartyLink>,
    isRowHead: true,
    phone: "lead",
  },
  { key: "quarter", head: heads.quarter, cell: ({ quarter }) => quarter, isUnbroken: true, phone: "note" },
  { key: "code", head: heads.code, cell: ({ code, pan }) => [code, pan].filter(Boolean).join(", "), phone: "line" },
  {
    key: "tds",
    head: heads.tds,
    cell: ({ deducted }) => exact(deducted),
    align: "end",
    isStrong: true,
    phone: "figure",
  },
  { key: "certificate", head: heads.certificate, cell: ({ certificate }) => certificate || "—", phone: "line" },
  {
    key: "state",
    head: heads.state,
    cell: ({ state }) => <Pill tone={tones[state]}>{messages.givenStates[state]}</Pill>,
    phone: "aside",
  },
];

const rowActs: {
  readonly [State in Given["state"]]?: { readonly title: string; readonly of: typeof messages.giveOf };
} = {
  due: { title: messages.give, of: messages.giveOf },
  certified: { title: messages.replace, of: messages.replaceOf },
};

const giveColumn = (ask: (row: Given) => void): Column<Given> => ({
  key: "act",
  head: heads.act,
  isHeadHidden: true,
  cell: (row) => {
    const act = rowActs[row.state];
    return act === undefined ? null : (
      <Button size="s" aria-label={act.of(row.name, row.quarter)} onClick={() => ask(row)}>
        {act.title}
      </Button>
    );
  },
  align: "end",
  phone: "wide",
});
