import type { DeskNewsListAnswer } from "@mandi/shared/contract/desk/news";
import { deskArticlePath } from "@mandi/shared/contract/page-paths";
import { formatDay, formatMoment, toIndianDay } from "@mandi/shared/format/dates";
import { content } from "@mandi/shared/messages/desk-content";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { Block } from "@mandi/shared/ui/layout/section";
import { Link } from "react-router-dom";
import rowLink from "../common/row-link.module.css";
import styles from "./news.module.css";

type Published = DeskNewsListAnswer["data"][number];
type Draft = DeskNewsListAnswer["drafts"][number];

const titleOf = ({ slug, title }: { readonly slug: string; readonly title: string }) => (
  <Link to={deskArticlePath(slug)} className={rowLink.link}>
    {title}
  </Link>
);

const published: readonly Column<Published>[] = [
  { key: "title", head: content.heads.title, cell: titleOf, isRowHead: true, phone: "wide" },
  {
    key: "day",
    head: content.heads.day,
    cell: ({ created_at }) => formatDay(toIndianDay(created_at)),
    isUnbroken: true,
    phone: "note",
  },
  {
    key: "state",
    head: content.heads.state,
    cell: ({ has_draft }) =>
      has_draft ? <Pill tone="wait">{content.rewritten}</Pill> : <Pill tone="ok">{content.published}</Pill>,
    phone: "aside",
  },
];

const drafts: readonly Column<Draft>[] = [
  { key: "title", head: content.heads.title, cell: titleOf, isRowHead: true, phone: "wide" },
  { key: "by", head: content.heads.savedBy, cell: ({ saved_by }) => saved_by, phone: "note" },
  { key: "at", head: content.heads.savedAt, cell: ({ saved_at }) => formatMoment(saved_at), phone: "aside" },
];

/** Drafts, and what visitors read. */
export function NewsTables({ answer }: { readonly answer: DeskNewsListAnswer }) {
  return (
    <>
      {answer.drafts.length === 0 ? null : (
        <Block title={content.drafts} className={styles.drafts}>
          <DataTable label={content.drafts} columns={drafts} rows={answer.drafts} rowKey={({ slug }) => slug} />
        </Block>
      )}
      <Block title={content.list}>
        <DataTable
          label={content.list}
          columns={published}
          rows={answer.data}
          rowKey={({ slug }) => slug}
          emptyText={content.none}
        />
      </Block>
    </>
  );
}
