import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { quotationListPath, tradeSheetPath } from "@mandi/shared/contract/page-paths";
import type { Quotation } from "@mandi/shared/contract/quotation";
import { formatMoment } from "@mandi/shared/format/dates";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { askedGoods } from "@mandi/shared/messages/asked-goods";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { quotationPage } from "@mandi/shared/messages/quotation-page";
import { StatusPill } from "@mandi/shared/ui/data/status-pill";
import { NotRefreshed } from "@mandi/shared/ui/feedback/not-refreshed";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { useNavigate } from "react-router-dom";
import { DocumentActions } from "../documents/document-actions";
import { DocumentPlace } from "../documents/document-place";
import { isBrandOpen } from "../documents/goods-facts";
import { QuotationView } from "./quotation-view";
import { useQuotation } from "./use-quotation";

const list = { to: quotationListPath, title: quotations.title };

/** A quotation as its buyer sees it. */
export default function QuotationDetailPage() {
  const state = useQuotation();
  usePageTitle(state.kind === "ready" ? quotationPage.titleOf(state.data.unique_id) : null);
  return (
    <Page>
      <DocumentPlace state={state} label={quotationPage.one} list={list}>
        {(quotation) => (
          <>
            <Head quotation={quotation} />
            <NotRefreshed since={state.staleSince} />
            <QuotationView quotation={quotation} onChanged={state.refetch} />
          </>
        )}
      </DocumentPlace>
    </Page>
  );
}

function Head({ quotation }: { readonly quotation: Quotation }) {
  const { unique_id, status, payment_under_check, commodity_product, brand, origin_city, consignee_detail } = quotation;
  const isPaidByBank = status === "Seller Marked" && payment_under_check;
  const title = quotationPage.titleOf(unique_id);
  const navigate = useNavigate();
  const hasPrice = status === "Seller Marked" && quotation.for_price !== null;
  const handleShare = () => void navigate(tradeSheetPath("quotation", quotation.id));
  return (
    <PageHead
      crumbs={[{ label: quotations.title, to: quotationListPath }, { label: unique_id }]}
      title={title}
      status={<StatusPill kind="quotation" status={status} isPaidByBank={isPaidByBank} />}
      facts={quotationPage.facts(
        [
          commodity_product.name,
          brand.name,
          formatTonnes(quotation.total_quantity),
          isBrandOpen(quotation)
            ? askedGoods.anywhereTo(consignee_detail.city)
            : quotations.exTo(origin_city, consignee_detail.city),
        ],
        formatMoment(quotation.created_at),
      )}
      actions={<DocumentActions title={title} onShare={hasPrice ? handleShare : undefined} />}
    />
  );
}
