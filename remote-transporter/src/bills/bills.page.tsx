import { carriedOrdersPath, papersPath, transporterWorkspacePath } from "@mandi/shared/contract/page-paths";
import type { CarriedFreight, FreightBillListAnswer } from "@mandi/shared/contract/transporter/freight-bill";
import { useAnswerInView } from "@mandi/shared/forms/use-answer-in-view";
import { common } from "@mandi/shared/messages/common";
import { workspace } from "@mandi/shared/messages/transporter";
import { bills } from "@mandi/shared/messages/transporter-bills";
import type { PageState } from "@mandi/shared/query/page-state";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { SharedTools } from "@mandi/shared/ui/table/tools-place";
import { useState } from "react";
import { NothingFound, useWorkSearch, WorkSearch } from "../common/work-search";
import { BillTable, type BillTableProps } from "./bill-table";
import { readBills } from "./bills.api";
import styles from "./bills.module.css";
import { DeclarationBlock } from "./declaration-block";
import { MoneySums } from "./money-sums";

const BillDialog = latePart(
  async () => (await import(/* webpackChunkName: "bill-dialog" */ "./bill-dialog")).BillDialog,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);
const LedgerDialog = latePart(
  async () => (await import(/* webpackChunkName: "ledger-dialog" */ "./ledger-dialog")).LedgerDialog,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);

const billsQuery = defineQuery(readBills);
const foundQuery = defineQuery(readBills, { isEmpty: ({ data }) => data.length === 0 });

/** The transporter's bills to the platform, what is due and paid, and the ledger of each order. */
export default function BillsPage() {
  const state = useQuery(billsQuery, [""]);
  const looking = useWorkSearch();
  const found = useQuery(foundQuery, looking.search === "" ? null : [looking.search]);
  async function refetch(): Promise<void> {
    await Promise.all([state.refetch(), looking.search === "" ? undefined : found.refetch()]);
  }
  const { place, refresh, show } = useAnswerInView<HTMLSpanElement>(refetch);
  const [answered, setAnswered] = useState<CarriedFreight | null>(null);
  const [billed, setBilled] = useState<CarriedFreight | null>(null);
  const [ledgerOf, setLedgerOf] = useState<CarriedFreight | null>(null);

  function handleSent(): void {
    setAnswered(billed);
    setBilled(null);
    show();
  }

  return (
    <Page>
      <PageHead
        crumbs={[{ label: bills.workspace, to: transporterWorkspacePath }, { label: bills.title }]}
        title={bills.title}
        facts={bills.facts}
        actions={<ButtonLink to={papersPath}>{bills.papers}</ButtonLink>}
      />
      <StatePlace state={state} skeleton={<Waiting />}>
        {(answer) => (
          <div className={styles.place}>
            <MoneySums answer={answer} />
            <DeclarationBlock declaration={answer.declaration} onRefresh={refresh} />
            <Bills
              answer={answer}
              looking={looking}
              found={found}
              answeredId={answered?.id}
              answerPlace={place}
              onBill={setBilled}
              onLedger={setLedgerOf}
            />
            {billed ? (
              <BillDialog
                freight={billed}
                tax={answer.declaration.tax}
                onRefresh={refresh}
                onDone={handleSent}
                onClose={() => setBilled(null)}
              />
            ) : null}
          </div>
        )}
      </StatePlace>
      {ledgerOf ? <LedgerDialog freight={ledgerOf} onClose={() => setLedgerOf(null)} /> : null}
    </Page>
  );
}

interface RowsProps extends Omit<BillTableProps, "rows"> {
  readonly answer: FreightBillListAnswer;
}

interface BillsProps extends RowsProps {
  readonly looking: ReturnType<typeof useWorkSearch>;
  /** The search text. */
  readonly found: PageState<FreightBillListAnswer>;
}

function Bills({ answer, looking: { search, onSearch }, found, ...acts }: BillsProps) {
  if (answer.data.length === 0) {
    return (
      <EmptyState
        heading="h2"
        title={bills.empty}
        text={bills.emptyText}
        actions={<ButtonLink to={carriedOrdersPath}>{workspace.views.order}</ButtonLink>}
        hasPanel
      />
    );
  }
  return (
    <SharedTools>
      <div>
        <WorkSearch label={bills.search} placeholder={bills.searchExample} search={search} onSearch={onSearch} />
        {search === "" ? (
          <Rows answer={answer} {...acts} />
        ) : (
          <StatePlace state={found} skeleton={<SkeletonBlock height={280} />} empty={<NothingFound search={search} />}>
            {(narrowed) => <Rows answer={narrowed} {...acts} />}
          </StatePlace>
        )}
      </div>
    </SharedTools>
  );
}

function Rows({ answer: { data, total }, ...table }: RowsProps) {
  return (
    <>
      <BillTable rows={data} {...table} />
      {total > data.length ? <p className={styles.note}>{bills.newest(data.length, total)}</p> : null}
    </>
  );
}

function Waiting() {
  return (
    <LoadingPlace label={bills.what}>
      <SkeletonBlock height={96} />
      <SkeletonBlock height={280} />
    </LoadingPlace>
  );
}
