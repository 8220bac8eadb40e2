import { siteEntries } from "@mandi/shared/messages/desk-site";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import type { Column } from "@mandi/shared/ui/data/data-table";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import rowLink from "../common/row-link.module.css";
import { type Entry, hideAct, orderAct, removeAct } from "../entries/entry-acts";
import { EntryTable } from "../entries/entry-table";

interface SiteEntriesProps<Row extends Entry> {
  readonly kind: "faq" | "banner";
  readonly label: string;
  readonly head: string;
  readonly emptyText: string;
  readonly addText: string;
  readonly answer: { readonly data: readonly Row[]; readonly order: string };
  readonly nameOf: (row: Row) => string;
  /** The entry as its row shows it, where it is more than its name. */
  readonly cell?: (row: Row) => ReactNode;
  /** Why an entry that is not hidden is not shown today; null where it is. */
  readonly unshownOf?: (row: Row) => string | null;
  /** Further details of each entry. */
  readonly columns?: readonly Column<Row>[];
  /** The page on which an entry is written; without an entry a new one. */
  readonly hrefOf: (row: Row | null) => string;
  readonly onChanged: () => void;
}

/** Entries that visitors see in order: reordered, hidden, shown and removed. */
export function SiteEntries<Row extends Entry>(props: SiteEntriesProps<Row>) {
  const {
    kind,
    label,
    head,
    emptyText,
    addText,
    answer,
    nameOf,
    cell = nameOf,
    columns = [],
    unshownOf,
    hrefOf,
    onChanged,
  } = props;
  return (
    <EntryTable
      label={label}
      emptyText={emptyText}
      shownText={siteEntries.shown}
      unshownOf={unshownOf}
      nameOf={nameOf}
      columns={[
        {
          key: "name",
          head,
          cell: (row) => (
            <Link to={hrefOf(row)} className={rowLink.link}>
              {cell(row)}
            </Link>
          ),
          isRowHead: true,
          phone: "lead",
        },
        ...columns,
      ]}
      rows={answer.data}
      addLink={
        <ButtonLink to={hrefOf(null)} icon={Plus}>
          {addText}
        </ButtonLink>
      }
      actsOf={(row) => [hideAct(kind, row, nameOf(row), siteEntries.hideTexts), removeAct(kind, row, nameOf(row))]}
      orderAct={(ids) =>
        orderAct({ key: `${kind} order`, path: `/desk/${kind}/order`, text: siteEntries.orderText }, ids, answer.order)
      }
      onChanged={onChanged}
    />
  );
}
