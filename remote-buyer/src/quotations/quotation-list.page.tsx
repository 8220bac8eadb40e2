import { quotationStatuses } from "@mandi/shared/contract/trade-document";
import { page } from "@mandi/shared/messages/buyer";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { Pager } from "@mandi/shared/ui/data/pager";
import { Skeleton } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { TradeListTools } from "../page/trade-list-tools";
import type { TradeList } from "../page/use-trade-list";
import styles from "./quotation-list.module.css";
import { ReceivedTable, SentTable } from "./quotation-tables";
import { useQuotationList } from "./use-quotation-list";

/** Quotations sent, and for a seller those received. */
export default function QuotationListPage() {
  const { list, state } = useQuotationList();
  return (
    <Page>
      <PageHead title={quotations.title} facts={list.side === "sent" ? quotations.intro : quotations.introReceived} />
      <TradeListTools label={quotations.list} list={list} statuses={quotationStatuses} />
      <div className={styles.place}>
        <StatePlace
          state={state}
          skeleton={<Skeleton label={page.loading(quotations.title)} rows={6} hasPicture={false} />}
          empty={<NoQuotations list={list} />}
        >
          {(answer) => (
            <>
              {answer.side === "sent" ? <SentTable rows={answer.data} /> : <ReceivedTable rows={answer.data} />}
              <Pager
                page={answer.current_page}
                pageSize={answer.per_page}
                total={answer.total}
                pageHref={list.pageHref}
              />
            </>
          )}
        </StatePlace>
      </div>
    </Page>
  );
}

function NoQuotations({ list }: { readonly list: TradeList }) {
  if (list.view.status !== null) {
    return (
      <EmptyState
        heading="h2"
        title={quotations.emptyFilter}
        text={quotations.emptyFilterText}
        actions={<Button onClick={() => list.changeStatus(null)}>{quotations.showAll}</Button>}
        hasPanel
      />
    );
  }
  const isSent = list.side === "sent";
  return (
    <EmptyState
      heading="h2"
      title={quotations.emptyTitle}
      text={isSent ? quotations.emptyText : quotations.emptyReceived}
      actions={
        isSent ? (
          <ButtonLink to="/" variant="primary">
            {page.seeProducts}
          </ButtonLink>
        ) : undefined
      }
      hasPanel
    />
  );
}
