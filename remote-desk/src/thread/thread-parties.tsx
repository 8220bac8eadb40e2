import { deskThreadPath } from "@mandi/shared/contract/page-paths";
import { formatMoment } from "@mandi/shared/format/dates";
import { threads } from "@mandi/shared/messages/desk-threads";
import { Button } from "@mandi/shared/ui/controls/button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Block } from "@mandi/shared/ui/layout/section";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import rows from "../common/row-link.module.css";
import { StartThread } from "./start-thread";
import type { ThreadParty } from "./thread.api";
import { useThreadParties } from "./use-thread";

const columns = (onStart: (party: ThreadParty) => void): readonly Column<ThreadParty>[] => [
  {
    key: "party",
    head: threads.heads.party,
    isRowHead: true,
    phone: "lead",
    cell: ({ party, side }) => `${party}, ${threads.sides[side].toLowerCase()}`,
  },
  {
    key: "state",
    head: threads.heads.state,
    phone: "note",
    cell: ({ messages, waits_since }) =>
      waits_since === null ? threads.count(messages) : threads.waitsSince(formatMoment(waits_since)),
  },
  {
    key: "open",
    head: threads.heads.open,
    isHeadHidden: true,
    phone: "wide",
    cell: (row) =>
      row.thread_id === null ? (
        <Button size="s" onClick={() => onStart(row)} aria-label={threads.startWith(row.party)}>
          {threads.start}
        </Button>
      ) : (
        <Link className={rows.link} to={deskThreadPath(row.thread_id)} aria-label={threads.openOf(row.party)}>
          {threads.open}
        </Link>
      ),
  },
];

/** The parties of a quotation that the desk can write to, and who waits for an answer. */
export function ThreadParties({ quotationId }: { readonly quotationId: number }) {
  const state = useThreadParties(quotationId);
  const [started, setStarted] = useState<ThreadParty | null>(null);
  const { place, handleSent } = useWrittenTo(started, state.kind === "ready" ? state.data.data : []);
  return (
    <Block title={threads.block}>
      <div ref={place}>
        <StatePlace state={state} skeleton={<SkeletonBlock height={140} />}>
          {({ data }) => (
            <DataTable
              label={threads.block}
              columns={columns(setStarted)}
              rows={data}
              rowKey={({ party_id }) => String(party_id)}
              isDense
            />
          )}
        </StatePlace>
        {started === null ? null : (
          <StartThread
            key={started.party_id}
            quotationId={quotationId}
            party={started}
            onSent={() => {
              handleSent();
              setStarted(null);
              if (state.kind === "ready") void state.refetch();
            }}
          />
        )}
      </div>
    </Block>
  );
}

/** The focus follows a first message: into its field, and once it is sent, to the link that took the button's place. */
function useWrittenTo(started: ThreadParty | null, parties: readonly ThreadParty[]) {
  const place = useRef<HTMLDivElement>(null);
  const sentTo = useRef<number | null>(null);

  useEffect(() => {
    if (started !== null) place.current?.querySelector("textarea")?.focus();
  }, [started]);

  useEffect(() => {
    const threadId = parties.find(({ party_id }) => party_id === sentTo.current)?.thread_id ?? null;
    if (threadId === null) return;
    sentTo.current = null;
    place.current?.querySelector<HTMLElement>(`a[href$="${deskThreadPath(threadId)}"]`)?.focus();
  }, [parties]);

  const handleSent = (): void => {
    sentTo.current = started?.party_id ?? null;
  };
  return { place, handleSent };
}
