import { saveCsv } from "@mandi/shared/browser/save-csv";
import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import type { LedgerRow, OrderLedgerAnswer } from "@mandi/shared/contract/order";
import { orderBookPath, sellerOrderPath } from "@mandi/shared/contract/page-paths";
import { csvText } from "@mandi/shared/format/csv";
import { toIndianDay } from "@mandi/shared/format/dates";
import { ledger } from "@mandi/shared/messages/seller-order";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { Button } from "@mandi/shared/ui/controls/button";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Download, Printer } from "lucide-react";
import { useParams } from "react-router-dom";
import { failureLook } from "../common/failure-look";
import { LedgerSums } from "./ledger-sums";
import { LedgerTable } from "./ledger-table";
import { readLedger } from "./order.api";
import styles from "./seller-order-ledger.module.css";

const ledgerQuery = defineQuery((signal, id: string) => readLedger(id, signal));

/** What the platform owes this seller for an order, row by row. */
export default function SellerOrderLedgerPage() {
  const { id = "" } = useParams();
  const state = useQuery(ledgerQuery, [id]);
  const ready = state.kind === "ready" ? state.data : null;
  usePageTitle(ready && `${ledger.title} ${ready.order.order_id}`);
  return (
    <Page>
      <PageHead
        crumbs={[
          { label: ledger.orders, to: orderBookPath },
          ...(ready ? [{ label: ready.order.order_id, to: sellerOrderPath(ready.order.id) }] : []),
          { label: ledger.crumb },
        ]}
        title={ledger.title}
        facts={ready ? ledger.facts(ready.order.order_id, ready.order.unique_id) : undefined}
        actions={ready && ready.data.length > 0 ? <Actions ledger={ready} /> : undefined}
      />
      <div className={styles.place}>
        <StatePlace
          state={state}
          skeleton={<Waiting />}
          look={failureLook({ to: orderBookPath, label: ledger.orders })}
        >
          {({ data }) => (
            <>
              {data.length > 0 ? <LedgerSums rows={data} /> : null}
              <LedgerTable rows={data} />
            </>
          )}
        </StatePlace>
      </div>
    </Page>
  );
}

function Waiting() {
  return (
    <LoadingPlace label={ledger.title}>
      <SkeletonBlock height={96} />
      <SkeletonBlock height={240} />
    </LoadingPlace>
  );
}

function Actions({ ledger: { data, order } }: { readonly ledger: OrderLedgerAnswer }) {
  return (
    <>
      <Button icon={Printer} onClick={() => window.print()}>
        {ledger.print}
      </Button>
      <Button
        icon={Download}
        onClick={() => saveCsv(`seller-ledger-${order.order_id}.csv`, csvText([head, ...data.map(csvRow)]))}
      >
        {ledger.csv}
      </Button>
    </>
  );
}

const head = [
  ledger.serial,
  ledger.date,
  ledger.particulars,
  ledger.transaction,
  ledger.amount,
  ledger.type,
  ledger.balance,
];

function csvRow(
  { created_at, description, transaction_id, amount, type, remaining_balance }: LedgerRow,
  place: number,
): readonly (string | number)[] {
  return [place + 1, toIndianDay(created_at), description, transaction_id, amount, type, remaining_balance];
}
