import type { DeskFindAnswer } from "@mandi/shared/contract/desk/queue";
import {
  deskApprovalPath,
  deskCreditPath,
  deskListingPath,
  deskOrderPath,
  deskPaymentPath,
  deskPayoutBatchPath,
  deskQuotationPath,
  deskUserPath,
} from "@mandi/shared/contract/page-paths";
import { found } from "@mandi/shared/messages/desk";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Link } from "react-router-dom";
import { deskLook } from "../common/desk-look";
import { DeskPage } from "../common/desk-page";
import styles from "../common/row-link.module.css";
import { SearchLine } from "../common/search-line";
import { RowKeys } from "../keys/row-keys";
import { useFind } from "./use-find";

type Hit = DeskFindAnswer["data"][number];

const { heads } = found;

const columns: readonly Column<Hit>[] = [
  {
    key: "number",
    head: heads.number,
    cell: (hit) => (
      <Link to={pathOf(hit)} className={styles.link} data-row={pathOf(hit)}>
        {hit.number}
      </Link>
    ),
    isRowHead: true,
    phone: "lead",
  },
  { key: "kind", head: heads.kind, cell: ({ kind }) => found.kinds[kind], phone: "figure" },
  { key: "what", head: heads.what, cell: ({ what }) => what, phone: "note" },
  { key: "party", head: heads.party, cell: ({ party }) => party, phone: "line" },
  { key: "status", head: heads.status, cell: ({ status }) => status, phone: "aside" },
];

const paths = {
  quotation: deskQuotationPath,
  order: deskOrderPath,
  payment: deskPaymentPath,
  batch: deskPayoutBatchPath,
  approval: deskApprovalPath,
  listing: deskListingPath,
  credit: deskCreditPath,
} as const;

const pathOf = ({ kind, id, number }: Hit): string => (kind === "user" ? deskUserPath(number) : paths[kind](id));

/** Finds anything by its number. */
export default function FindPage() {
  const { search, state, find } = useFind();
  return (
    <DeskPage>
      <PageHead title={found.title} facts={found.hint} />
      <SearchLine key={search} label={found.label} button={found.find} search={search} onSearch={find} />
      {search === "" ? null : (
        <StatePlace state={state} skeleton={<Waiting />} look={deskLook}>
          {({ data }) => (
            <RowKeys>
              <DataTable
                label={found.results}
                columns={columns}
                rows={data}
                rowKey={({ kind, id }) => `${kind}-${id}`}
                emptyText={found.none}
              />
            </RowKeys>
          )}
        </StatePlace>
      )}
    </DeskPage>
  );
}

function Waiting() {
  return (
    <LoadingPlace label={found.results}>
      <SkeletonBlock height={160} />
    </LoadingPlace>
  );
}
