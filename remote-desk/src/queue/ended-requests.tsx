import type { DeskApprovalListAnswer } from "@mandi/shared/contract/desk/people";
import { deskApprovalPath } from "@mandi/shared/contract/page-paths";
import { formatMoment } from "@mandi/shared/format/dates";
import { approval } from "@mandi/shared/messages/desk-approval";
import { ended as messages } from "@mandi/shared/messages/desk-ended";
import { trailWords } from "@mandi/shared/messages/desk-trail";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Block } from "@mandi/shared/ui/layout/section";
import { Link } from "react-router-dom";
import { PartPlace } from "../common/part-place";
import rowLink from "../common/row-link.module.css";
import { subjectWords } from "../trail/subject-words";
import { useEndedRequests } from "./use-ended-requests";

interface EndedRow {
  readonly id: number;
  readonly act: string;
  readonly about: string;
  readonly requestedBy: string;
  readonly end: string;
  readonly reason: string;
}

const columns: readonly Column<EndedRow>[] = [
  {
    key: "act",
    head: messages.heads.act,
    cell: ({ id, act, about }) => (
      <Link to={deskApprovalPath(id)} className={rowLink.link} aria-label={`${act}, ${about}`}>
        {act}
      </Link>
    ),
    isRowHead: true,
    phone: "lead",
  },
  { key: "about", head: messages.heads.about, cell: ({ about }) => about, phone: "note" },
  { key: "by", head: messages.heads.by, cell: ({ requestedBy }) => requestedBy, phone: "line" },
  { key: "end", head: messages.heads.end, cell: ({ end }) => end, phone: "wide" },
  { key: "reason", head: messages.heads.reason, cell: ({ reason }) => reason, phone: "wide" },
];

/** Requests to a second person that ended without being carried out since yesterday: their requester sees here why. */
export function EndedRequests() {
  const state = useEndedRequests();
  return (
    <Block title={messages.title}>
      <PartPlace label={messages.title} state={state}>
        {(answer) => (
          <DataTable
            label={messages.title}
            columns={columns}
            rows={rowsOf(answer)}
            rowKey={({ id }) => String(id)}
            emptyText={messages.none}
            isDense
          />
        )}
      </PartPlace>
    </Block>
  );
}

function rowsOf({ declined = [], lapsed = [] }: DeskApprovalListAnswer): readonly EndedRow[] {
  const rows = [
    ...declined.map((row) => ({ ...row, at: row.declined_at, by: row.declined_by })),
    ...lapsed.map((row) => ({ ...row, at: row.lapsed_at, by: null })),
  ].sort((one, other) => (other.at ?? "").localeCompare(one.at ?? ""));
  return rows.map(({ id, action, does, about, subject, requested_by, reason, at, by }) => {
    const moment = at === null ? "" : formatMoment(at);
    const end = by === null ? approval.lapsed(moment) : approval.ended("declined", by, moment);
    return {
      id,
      act: does ?? trailWords(action),
      about: subjectWords({ subject, about }),
      requestedBy: requested_by,
      end,
      reason,
    };
  });
}
