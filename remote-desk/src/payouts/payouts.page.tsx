import type { DeskPayoutDue } from "@mandi/shared/contract/desk/payout";
import { payouts } from "@mandi/shared/messages/desk-payouts";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Block } from "@mandi/shared/ui/layout/section";
import type { AddressPages } from "../common/address-pages";
import { deskLook } from "../common/desk-look";
import { DeskPage } from "../common/desk-page";
import { ListPages } from "../common/list-pages";
import { BatchesTable } from "./batches-table";
import { DueTable } from "./due-table";
import { NewBatchPanel } from "./new-batch-panel";
import styles from "./payouts.module.css";
import { useNewBatch, usePayouts } from "./use-payouts";

/** What is owed to sellers and transporters, and the batches that pay it. */
export default function PayoutsPage() {
  const { due, pages, batches } = usePayouts();
  return (
    <DeskPage>
      <PageHead title={payouts.title} facts={payouts.facts} />
      <StatePlace state={due} skeleton={<Waiting />} look={deskLook}>
        {({ data, approval_id }) => (
          <Due due={data} pages={pages} approvalId={approval_id ?? null} onAsked={() => void due.refetch()} />
        )}
      </StatePlace>
      <Block title={payouts.batches} className={styles.batches}>
        <StatePlace state={batches} skeleton={<Waiting />} look={deskLook}>
          {({ data }) => <BatchesTable batches={data} />}
        </StatePlace>
      </Block>
    </DeskPage>
  );
}

interface DueProps {
  readonly due: readonly DeskPayoutDue[];
  readonly pages: AddressPages;
  readonly approvalId: number | null;
  readonly onAsked: () => void;
}

function Due({ due, pages, approvalId, onAsked }: DueProps) {
  const batch = useNewBatch(due, onAsked);
  return (
    <Columns
      sideLabel={payouts.side}
      side={<NewBatchPanel batch={batch} isDue={due.length > 0} approvalId={approvalId} />}
    >
      <DueTable due={due} batch={batch} emptyText={emptyText(pages.page, approvalId)} />
      <ListPages address={pages} rows={due.length} label={payouts.pages} isOldestFirst />
    </Columns>
  );
}

/** What is in a requested batch is still owed, though no longer in the list. */
function emptyText(page: number, approvalId: number | null): string {
  if (page > 1) return payouts.nothingMoreDue;
  return approvalId === null ? payouts.nothingDue : payouts.allDueWaits;
}

function Waiting() {
  return (
    <LoadingPlace label={payouts.title}>
      <SkeletonBlock height={220} />
    </LoadingPlace>
  );
}
