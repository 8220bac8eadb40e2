import type { OrderLedgerAnswer } from "@mandi/shared/contract/order";
import { rupeesInWords } from "@mandi/shared/format/rupees-in-words";
import { ledger, orders } from "@mandi/shared/messages/buyer-trade";
import { Button } from "@mandi/shared/ui/controls/button";
import { Price } from "@mandi/shared/ui/data/price";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { SkeletonBlock, SkeletonRow } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { CheckCheck, Download, Printer } from "lucide-react";
import { GeneratedLine } from "../documents/document-foot";
import { LoadingPlace } from "../page/loading-place";
import { saveFile } from "../page/save-file";
import { documentFailure, StatePlace } from "../page/state-place";
import { ledgerCsv } from "./ledger-csv";
import { LedgerTable } from "./ledger-table";
import styles from "./order-ledger.module.css";
import { inOrder, sumsOf, useOrderLedger } from "./use-order-ledger";

/** Every payment and charge of an order with the balance after it. */
export default function OrderLedgerPage() {
  const { state, isNewestFirst, turn } = useOrderLedger();
  return (
    <Page>
      <StatePlace
        state={state}
        skeleton={<LedgerSkeleton />}
        failed={(failure, retry) => <div className={styles.state}>{documentFailure(failure, retry)}</div>}
      >
        {(answer) => <Ledger answer={answer} isNewestFirst={isNewestFirst} onTurn={turn} />}
      </StatePlace>
    </Page>
  );
}

interface LedgerProps {
  readonly answer: OrderLedgerAnswer;
  readonly isNewestFirst: boolean;
  readonly onTurn: () => void;
}

function Ledger({ answer: { data, order }, isNewestFirst, onTurn }: LedgerProps) {
  const rows = inOrder(data);
  const { remaining } = sumsOf(rows);
  return (
    <>
      <PageHead
        crumbs={[
          { label: orders.title, to: "/order-book" },
          { label: order.order_id, to: `/order-details/${order.id}` },
          { label: ledger.crumb },
        ]}
        title={ledger.title}
        facts={ledger.facts(order.order_id)}
        actions={
          rows.length === 0 ? undefined : (
            <>
              <Button icon={Printer} onClick={() => window.print()}>
                {ledger.print}
              </Button>
              <Button
                variant="quiet"
                icon={Download}
                onClick={() => saveFile(`ledger-${order.order_id}.csv`, ledgerCsv(rows))}
              >
                {ledger.csv}
              </Button>
            </>
          )
        }
      />
      {rows.length === 0 ? (
        <EmptyState title={ledger.empty} text={ledger.emptyText} hasPanel />
      ) : (
        <>
          <Sums {...sumsOf(rows)} />
          <LedgerTable rows={rows} isNewestFirst={isNewestFirst} onTurn={onTurn} />
          <p className={styles.words}>{rupeesInWords(remaining)}</p>
          <p className={styles.hint}>{ledger.hintTds}</p>
          <GeneratedLine />
        </>
      )}
    </>
  );
}

function Sums({ invoiced, paid, remaining }: ReturnType<typeof sumsOf>) {
  return (
    <dl className={styles.sums}>
      <div className={styles.sum}>
        <dt className={styles.term}>{ledger.invoiced}</dt>
        <dd>
          <Price rupees={invoiced} size="l" />
        </dd>
      </div>
      <div className={styles.sum}>
        <dt className={styles.term}>{ledger.paid}</dt>
        <dd>
          <Price rupees={paid} size="l" />
        </dd>
      </div>
      <div className={styles.sum}>
        <dt className={styles.term}>{ledger.remaining}</dt>
        <dd>
          <Price rupees={remaining} size="l" />
          {remaining === 0 ? (
            <p className={styles.settled}>
              <Pill tone="ok" icon={CheckCheck}>
                {ledger.settled}
              </Pill>
            </p>
          ) : null}
        </dd>
      </div>
    </dl>
  );
}

function LedgerSkeleton() {
  return (
    <div className={styles.state}>
      <LoadingPlace label={ledger.title}>
        <SkeletonBlock height={96} />
        <SkeletonRow hasPicture={false} />
        <SkeletonRow hasPicture={false} />
        <SkeletonRow hasPicture={false} />
      </LoadingPlace>
    </div>
  );
}
