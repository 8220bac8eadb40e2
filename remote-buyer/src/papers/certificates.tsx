import type { TdsCertificateListAnswer } from "@mandi/shared/contract/tds-certificate";
import { formatDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { paperList } from "@mandi/shared/messages/paper-list";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Block } from "@mandi/shared/ui/layout/section";
import { readCertificates } from "./papers.api";
import styles from "./papers.module.css";

type Certificate = TdsCertificateListAnswer["data"][number];

const certificatesQuery = defineQuery(readCertificates, { isEmpty: ({ data }) => data.length === 0 });

const columns: readonly Column<Certificate>[] = [
  {
    key: "number",
    head: paperList.number,
    isRowHead: true,
    phone: "lead",
    cell: ({ number, url }) => (
      <a href={url} target="_blank" rel="noopener" className={styles.link} aria-label={paperList.open(number)}>
        {number}
      </a>
    ),
  },
  {
    key: "quarter",
    head: paperList.quarter,
    phone: "note",
    cell: ({ quarter, code }) => paperList.certificateRow(quarter, code),
  },
  { key: "date", head: paperList.date, phone: "aside", cell: ({ given_on }) => formatDay(given_on) },
  {
    key: "amount",
    head: paperList.amount,
    align: "end",
    isStrong: true,
    phone: "figure",
    cell: ({ amount }) => formatRupees(amount, { decimals: 2 }),
  },
];

/** The certificates of tax deducted from the person, each with a link; nothing for a person without any. */
export function Certificates() {
  const state = useQuery(certificatesQuery, []);
  return (
    <StatePlace state={state} skeleton={null} empty={null}>
      {({ data }) => (
        <Block title={paperList.certificates}>
          <DataTable
            label={paperList.certificates}
            columns={columns}
            rows={data}
            rowKey={({ id }) => String(id)}
            emptyText={paperList.empty}
          />
        </Block>
      )}
    </StatePlace>
  );
}
