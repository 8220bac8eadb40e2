import type { DeskTemplate } from "@mandi/shared/contract/desk/site";
import { common } from "@mandi/shared/messages/common";
import { messages, site } from "@mandi/shared/messages/desk-site";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Link } from "react-router-dom";
import { PartPlace, PartWaiting } from "../common/part-place";
import rowLink from "../common/row-link.module.css";
import { SubjectTrail } from "../trail/subject-trail";
import { VersionsBlock } from "../versions/versions-block";
import { useFormBase } from "./use-form-base";
import { useTemplates } from "./use-site";
import type { SectionProps } from "./use-site-address";
import { versionedMessage } from "./versioned";

const MessageForm = latePart(
  async () => (await import(/* webpackChunkName: "message-form" */ "./message-form")).MessageForm,
  {
    failed: common.failedTitle,
    waiting: <PartWaiting label={site.waiting} />,
  },
);

/** The texts of notifications, one for each event: the whole list, or the one in the address. */
export function MessageSection({ address }: SectionProps) {
  const { open, pathOf, leave } = address;
  const state = useTemplates();
  return (
    <PartPlace label={messages.list} state={state}>
      {({ data }) =>
        open === null ? (
          <DataTable
            label={messages.list}
            columns={columnsOf((kind) => pathOf("messages", kind))}
            rows={data}
            rowKey={({ kind }) => kind}
          />
        ) : (
          <OpenMessage
            template={data.find(({ kind }) => kind === open)}
            onSaved={leave}
            onChanged={() => void state.refetch()}
          />
        )
      }
    </PartPlace>
  );
}

interface OpenMessageProps {
  readonly template: DeskTemplate | undefined;
  readonly onSaved: () => void;
  readonly onChanged: () => void;
}

function OpenMessage({ template, onSaved, onChanged }: OpenMessageProps) {
  const base = useFormBase(template);
  if (base === undefined) return <Note tone="warn">{site.gone}</Note>;
  return (
    <>
      {template === undefined ? <Note tone="warn">{site.gone}</Note> : null}
      <MessageForm key={base.version} template={base} onSaved={onSaved} />
      <VersionsBlock text={versionedMessage(template ?? base)} onChanged={onChanged} />
      <SubjectTrail subject={`template:${base.kind}`} />
    </>
  );
}

const columnsOf = (hrefOf: (kind: string) => string): readonly Column<DeskTemplate>[] => [
  {
    key: "kind",
    head: messages.name,
    cell: ({ kind }) => (
      <Link to={hrefOf(kind)} className={rowLink.link}>
        {kind}
      </Link>
    ),
    isRowHead: true,
    phone: "lead",
  },
  { key: "text", head: messages.text, cell: ({ text }) => text, phone: "wide" },
  {
    key: "state",
    head: messages.state,
    cell: ({ is_own }) =>
      is_own ? <Pill tone="wait">{messages.own}</Pill> : <Pill tone="plain">{messages.standard}</Pill>,
    phone: "figure",
  },
];
