import { quotationListPath } from "@mandi/shared/contract/page-paths";
import { quotation } from "@mandi/shared/messages/seller-trade";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonFacts, SkeletonLine, SkeletonPanel } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { useParams } from "react-router-dom";
import { failureLook } from "../common/failure-look";
import { SellerQuotationView } from "./seller-quotation-view";
import { useSellerQuotation } from "./use-seller-quotation";

/** A quotation that asks this seller for their price. */
export default function SellerQuotationPage() {
  const { id = "" } = useParams();
  // Another address is another page: neither a loaded nor a late answer about the previous quotation may appear under
  // it or set its price.
  return <LiveQuotation key={id} id={id} />;
}

function LiveQuotation({ id }: { readonly id: string }) {
  const live = useSellerQuotation(id);
  if (live.quotation !== null) return <SellerQuotationView id={id} live={live} quotation={live.quotation} />;
  const { state } = live;
  return (
    <Page>
      <PageHead
        crumbs={[{ label: quotation.list, to: quotationListPath }, { label: quotation.title }]}
        title={quotation.title}
      />
      <StatePlace
        state={state}
        skeleton={<Waiting />}
        look={failureLook({ to: quotationListPath, label: quotation.list })}
      />
    </Page>
  );
}

function Waiting() {
  return (
    <LoadingPlace label={quotation.title}>
      <Columns side={<SkeletonPanel rows={5} />} isSideFirst>
        <SkeletonLine width="30%" height={20} />
        <SkeletonFacts rows={8} />
      </Columns>
    </LoadingPlace>
  );
}
