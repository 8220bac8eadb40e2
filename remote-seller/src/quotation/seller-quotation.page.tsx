import { pages } from "@mandi/shared/messages/seller";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";

export default function SellerQuotationPage() {
  return (
    <Page>
      <PageHead title={pages["seller-quotation"]} />
    </Page>
  );
}
