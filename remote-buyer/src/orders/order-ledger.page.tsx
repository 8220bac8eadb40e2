import { saveCsv } from "@mandi/shared/browser/save-csv";
import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import type { BuyerLedgerAnswer } from "@mandi/shared/contract/order";
import { orderBookPath, orderDetailsPath } from "@mandi/shared/contract/page-paths";
import { formatDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { page } from "@mandi/shared/messages/buyer";
import { ledger } from "@mandi/shared/messages/buyer-ledger";
import { orders } from "@mandi/shared/messages/buyer-orders";
import { Button } from "@mandi/shared/ui/controls/button";
import { Price } from "@mandi/shared/ui/data/price";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { PageFailure } from "@mandi/shared/ui/feedback/page-failure";
import { SkeletonBlock, SkeletonRow } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { GeneratedLine } from "@mandi/shared/ui/paper/generated-line";
import { CheckCheck, Download, Printer } from "lucide-react";
import { rangeSuffix } from "../common/day-range";
import { DayRangeFields } from "../common/day-range-fields";
import { documentLook } from "../common/document-failure";
import type { DayRangeChoice } from "../common/use-day-range";
import { ledgerCsv } from "./ledger-csv";
import { LedgerParties } from "./ledger-parties";
import { LedgerTable } from "./ledger-table";
import styles from "./order-ledger.module.css";
import { inOrder, ofDays, sumsOf, useOrderLedger } from "./use-order-ledger";

const list = { to: orderBookPath, title: orders.book };

/** Every payment and charge of an order with the balance after it. */
export default function OrderLedgerPage() {
  const { state, isNewestFirst, turn, days } = useOrderLedger();
  usePageTitle(state.kind === "ready" ? ledger.titleOf(state.data.order.order_id) : null);
  return (
    <Page>
      <StatePlace
        state={state}
        skeleton={<LedgerSkeleton />}
        failed={(failure, retry) => (
          <div className={styles.state}>
            <PageFailure failure={failure} retry={retry} look={documentLook(list)} />
          </div>
        )}
      >
        {(answer) => <Ledger answer={answer} isNewestFirst={isNewestFirst} onTurn={turn} days={days} />}
      </StatePlace>
    </Page>
  );
}

interface LedgerProps {
  readonly answer: BuyerLedgerAnswer;
  readonly isNewestFirst: boolean;
  readonly onTurn: () => void;
  readonly days: DayRangeChoice;
}

function Ledger({ answer: { data, order }, isNewestFirst, onTurn, days }: LedgerProps) {
  const { rows, opening } = ofDays(inOrder(data), days.range);
  const sums = sumsOf(rows, opening);
  return (
    <>
      <PageHead
        crumbs={[
          { label: orders.book, to: orderBookPath },
          { label: order.order_id, to: orderDetailsPath(order.id) },
          { label: ledger.crumb },
        ]}
        title={ledger.title}
        facts={factsOf(order.order_id, days)}
        actions={
          data.length === 0 ? undefined : (
            <>
              <Button icon={Printer} onClick={() => window.print()}>
                {ledger.print}
              </Button>
              <Button
                icon={Download}
                onClick={() => saveCsv(`ledger-${order.order_id}${rangeSuffix(days.range)}.csv`, ledgerCsv(rows))}
              >
                {ledger.csv}
              </Button>
            </>
          )
        }
      />
      {data.length === 0 ? (
        <EmptyState heading="h2" title={ledger.empty} text={ledger.emptyText} hasPanel />
      ) : (
        <>
          <Sums {...sums} />
          <DayRangeFields choice={days} />
          {days.range.from === null ? null : (
            <p className={styles.opening}>
              {ledger.opening} <strong>{formatRupees(opening)}</strong>
            </p>
          )}
          {rows.length === 0 ? (
            <EmptyState heading="h2" title={ledger.empty} text={page.noneInDays} />
          ) : (
            <LedgerTable rows={rows} isNewestFirst={isNewestFirst} onTurn={onTurn} />
          )}
          <p className={styles.hint}>{ledger.hintInvoiced}</p>
          <p className={styles.hint}>{ledger.hintTds}</p>
          {order.billing_address ? (
            <div className={styles.parties}>
              <LedgerParties buyer={order.billing_address} />
            </div>
          ) : null}
          <GeneratedLine />
        </>
      )}
    </>
  );
}

function factsOf(number: string, { range, isWhole }: DayRangeChoice): string {
  if (isWhole) return ledger.facts(number);
  const [from, to] = [range.from, range.to].map((day) => (day === null ? null : formatDay(day)));
  return ledger.factsOfDays(number, from ?? ledger.start, to ?? ledger.today);
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
        <dt className={styles.term}>{remaining < 0 ? ledger.advance : ledger.remaining}</dt>
        <dd>
          <Price rupees={Math.abs(remaining)} size="l" />
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
