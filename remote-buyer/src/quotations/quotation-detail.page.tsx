import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import type { Quotation } from "@mandi/shared/contract/quotation";
import { formatMoment } from "@mandi/shared/format/dates";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { StatusPill } from "@mandi/shared/ui/data/status-pill";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock, SkeletonLine } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { DocumentActions } from "../documents/document-actions";
import { documentFailure } from "../page/document-failure";
import styles from "./quotation-detail.module.css";
import { QuotationView } from "./quotation-view";
import { useQuotation } from "./use-quotation";

const list = { to: "/quotation-list", title: quotations.title };

/** A quotation as its buyer sees it. */
export default function QuotationDetailPage() {
  const { state, refresh } = useQuotation();
  usePageTitle(state.kind === "ready" ? quotations.titleOf(state.data.unique_id) : null);
  return (
    <Page>
      <StatePlace
        state={state}
        skeleton={<QuotationSkeleton />}
        failed={(failure, retry) => <div className={styles.state}>{documentFailure(failure, retry, list)}</div>}
      >
        {(quotation) => (
          <>
            <Head quotation={quotation} />
            <QuotationView quotation={quotation} onChanged={refresh} />
          </>
        )}
      </StatePlace>
    </Page>
  );
}

function Head({ quotation }: { readonly quotation: Quotation }) {
  const { unique_id, status, payment_under_check, commodity_product, brand, origin_city, consignee_detail } = quotation;
  const isPaidByBank = status === "Seller Marked" && payment_under_check;
  const title = quotations.titleOf(unique_id);
  return (
    <PageHead
      crumbs={[{ label: quotations.title, to: "/quotation-list" }, { label: unique_id }]}
      title={title}
      status={<StatusPill kind="quotation" status={status} isPaidByBank={isPaidByBank} />}
      facts={quotations.facts(
        [
          commodity_product.name,
          brand.name,
          formatTonnes(quotation.total_quantity),
          quotations.exTo(origin_city, consignee_detail.city),
        ],
        formatMoment(quotation.created_at),
      )}
      actions={<DocumentActions title={title} />}
    />
  );
}

function QuotationSkeleton() {
  return (
    <div className={styles.state}>
      <LoadingPlace label={quotations.one}>
        <SkeletonLine width="40%" height={40} />
        <div className={styles.skeleton}>
          <SkeletonBlock height={480} />
          <SkeletonBlock height={480} />
        </div>
      </LoadingPlace>
    </div>
  );
}
