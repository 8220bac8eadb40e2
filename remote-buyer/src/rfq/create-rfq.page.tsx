import { homePath, productDetailPath } from "@mandi/shared/contract/page-paths";
import { page, rfq } from "@mandi/shared/messages/buyer";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Navigate } from "react-router-dom";
import { RfqView } from "./rfq-view";
import { useRfqDraft } from "./use-rfq-draft";

/** Asks for quotations of what was chosen on a product's page. */
export default function CreateRfqPage() {
  const { request, form, change, sending } = useRfqDraft();
  if (!request) return <Navigate to={homePath} replace />;
  const { product } = request;
  return (
    <Page>
      <PageHead
        crumbs={[
          { label: page.home, to: homePath },
          {
            label: `${product.name}, ${product.brand}`,
            to: productDetailPath(product.seller_commodity_product_id),
          },
          { label: rfq.title },
        ]}
        title={rfq.title}
        facts={rfq.intro}
      />
      <RfqView request={request} form={form} sending={sending} onChange={change} />
    </Page>
  );
}
