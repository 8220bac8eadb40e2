import type { DeskText } from "@mandi/shared/contract/desk/site";
import { common } from "@mandi/shared/messages/common";
import { site, texts } from "@mandi/shared/messages/desk-site";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Link } from "react-router-dom";
import { PartPlace, PartWaiting } from "../common/part-place";
import rowLink from "../common/row-link.module.css";
import { SubjectTrail } from "../trail/subject-trail";
import { VersionsBlock } from "../versions/versions-block";
import { firstWords, textName } from "./text-words";
import { useFormBase } from "./use-form-base";
import { useTexts } from "./use-site";
import type { SectionProps } from "./use-site-address";
import { versionedText } from "./versioned";

// The editor's library loads with the first text that is opened.
const TextForm = latePart(async () => (await import(/* webpackChunkName: "article" */ "./text-form")).TextForm, {
  failed: common.failedTitle,
  waiting: <PartWaiting label={site.waiting} />,
});

/** Policies, about us and company details: the whole list, or the one in the address. */
export function TextSection({ address }: SectionProps) {
  const { open, pathOf, leave } = address;
  const state = useTexts();
  return (
    <PartPlace label={texts.list} state={state}>
      {({ data }) =>
        open === null ? (
          <DataTable
            label={texts.list}
            columns={columnsOf((key) => pathOf("texts", key))}
            rows={data}
            rowKey={({ key }) => key}
          />
        ) : (
          <OpenText
            text={data.find(({ key }) => key === open)}
            onSaved={leave}
            onChanged={() => void state.refetch()}
          />
        )
      }
    </PartPlace>
  );
}

interface OpenTextProps {
  readonly text: DeskText | undefined;
  readonly onSaved: () => void;
  readonly onChanged: () => void;
}

function OpenText({ text, onSaved, onChanged }: OpenTextProps) {
  const base = useFormBase(text);
  if (base === undefined) return <Note tone="warn">{site.gone}</Note>;
  return (
    <>
      {text === undefined ? <Note tone="warn">{site.gone}</Note> : null}
      <TextForm key={base.version} text={base} onSaved={onSaved} />
      <VersionsBlock text={versionedText(text ?? base)} onChanged={onChanged} />
      <SubjectTrail subject={`text:${base.key}`} />
    </>
  );
}

const columnsOf = (hrefOf: (key: string) => string): readonly Column<DeskText>[] => [
  {
    key: "name",
    head: texts.name,
    cell: ({ key }) => (
      <Link to={hrefOf(key)} className={rowLink.link}>
        {textName(key)}
      </Link>
    ),
    isRowHead: true,
    phone: "wide",
  },
  { key: "value", head: texts.value, cell: (row) => firstWords(row) || texts.empty, phone: "wide" },
];
