import { homePath, productDetailPath } from "@mandi/shared/contract/page-paths";
import { groupAtMost } from "@mandi/shared/contract/quotation-group";
import { page } from "@mandi/shared/messages/buyer";
import { common } from "@mandi/shared/messages/common";
import { rfq, rfqList } from "@mandi/shared/messages/rfq";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Navigate } from "react-router-dom";
import { OffersStart } from "./offers-start";
import type { AskedGoods } from "./rfq-form";
import type { RfqRequest } from "./rfq-request";
import { RfqView } from "./rfq-view";
import { useRfqDraft } from "./use-rfq-draft";

const ListPanel = latePart(
  async () => (await import(/* webpackChunkName: "rfq-list" */ "./list/list-panel")).ListPanel,
  { failed: common.failedTitle, waiting: null },
);

/** Requests quotations for the choice on a product's page. */
export default function CreateRfqPage() {
  const { request, list, named, begin, form, change, remove, sending, isJustBegun } = useRfqDraft();
  if (list !== null) return <ListStart text={list} onAdd={begin} />;
  if (named !== null)
    return <OffersStart named={named} onReady={(requests) => begin(requests.map(ofItsBrand), null)} />;
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
        areCrumbsWide
      />
      <RfqView
        request={request}
        form={form}
        sending={sending}
        onChange={change}
        onRemove={remove}
        isJustBegun={isJustBegun}
      />
    </Page>
  );
}

/** A request that names an offer is for its brand. */
const ofItsBrand = (request: RfqRequest): AskedGoods => ({ request, anyBrand: false });

interface ListStartProps {
  readonly text: string;
  readonly onAdd: (goods: readonly AskedGoods[], neededBy: string | null, left: string) => void;
}

/** The page before there is a product: the list that it was opened with. */
function ListStart({ text, onAdd }: ListStartProps) {
  return (
    <Page>
      <PageHead
        crumbs={[{ label: page.home, to: homePath }, { label: rfq.title }]}
        title={rfq.title}
        facts={rfqList.pageIntro}
        areCrumbsWide
      />
      <ListPanel text={text} room={groupAtMost} onAdd={onAdd} />
    </Page>
  );
}
