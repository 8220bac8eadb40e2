import { type DeskFindAnswer, type FindKind, findKinds } from "@mandi/shared/contract/desk/queue";
import {
  deskApprovalPath,
  deskBankPath,
  deskBooksPath,
  deskCreditPath,
  deskEwayBillPath,
  deskInboxPath,
  deskListingPath,
  deskOrderPath,
  deskPaperPath,
  deskPaymentPath,
  deskPayoutBatchPath,
  deskQuotationPath,
  deskUserPath,
} from "@mandi/shared/contract/page-paths";
import { withCapital } from "@mandi/shared/format/capital";
import { formatVehiclesIn } from "@mandi/shared/format/vehicle";
import { found } from "@mandi/shared/messages/desk-find";
import { ewayBillStates, wordOf } from "@mandi/shared/messages/desk-states";
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
    cell: numberOf,
    isRowHead: true,
    phone: "lead",
  },
  { key: "kind", head: heads.kind, cell: kindOf, phone: "figure" },
  { key: "what", head: heads.what, cell: whatOf, phone: "note" },
  { key: "party", head: heads.party, cell: ({ party }) => party, phone: "line" },
  { key: "status", head: heads.status, cell: statusOf, phone: "aside" },
];

const paths = {
  quotation: deskQuotationPath,
  order: deskOrderPath,
  payment: deskPaymentPath,
  batch: deskPayoutBatchPath,
  approval: deskApprovalPath,
  listing: deskListingPath,
  credit: deskCreditPath,
  paper: deskPaperPath,
  "e-way bill": deskEwayBillPath,
} as const;

function pathOf(kind: FindKind, { id, number, phone = "" }: Hit): string {
  switch (kind) {
    case "user":
      return deskUserPath(number);
    case "inbox":
      return deskInboxPath(number);
    case "certificate":
      return deskUserPath(phone);
    case "entry":
      return `${deskBooksPath}?${new URLSearchParams({ section: "journals", entry: number })}`;
    case "line":
      return `${deskBankPath}?${new URLSearchParams({ search: number })}`;
    default:
      return paths[kind](id);
  }
}

/** A kind that this version knows; undefined for one that only a newer API has. */
const knownKind = (kind: string): FindKind | undefined => findKinds.find((one) => one === kind);

/** A kind that is not known yet is shown as it was sent. */
function kindOf({ kind }: Hit): string {
  const known = knownKind(kind);
  return known === undefined ? kind : found.kinds[known];
}

const isEwayBill = ({ kind }: Hit): boolean => knownKind(kind) === "e-way bill";

function whatOf(hit: Hit): string {
  return isEwayBill(hit) ? formatVehiclesIn(hit.what) : hit.what;
}

function statusOf(hit: Hit): string {
  return isEwayBill(hit) ? wordOf(ewayBillStates, hit.status) : withCapital(hit.status);
}

/** Without a link where the page is not known yet. */
function numberOf(hit: Hit) {
  const kind = knownKind(hit.kind);
  if (kind === undefined) return hit.number;
  const path = pathOf(kind, hit);
  return (
    <Link to={path} className={styles.link} data-row={path}>
      {hit.number}
    </Link>
  );
}

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
                rowKey={({ kind, id, number }) => `${kind}-${id}-${number}`}
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
