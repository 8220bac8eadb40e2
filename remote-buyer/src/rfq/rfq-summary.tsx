import { productDetailPath } from "@mandi/shared/contract/page-paths";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { sizeInFull } from "@mandi/shared/format/size-in-full";
import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import type { Submission } from "@mandi/shared/forms/use-submit";
import { askedGoods } from "@mandi/shared/messages/asked-goods";
import { common } from "@mandi/shared/messages/common";
import { rfq } from "@mandi/shared/messages/rfq";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Price } from "@mandi/shared/ui/data/price";
import { Panel } from "@mandi/shared/ui/layout/panel";
import { Picture } from "@mandi/shared/ui/media/picture";
import { originOf } from "./goods-origin";
import { LandedTotal } from "./landed/landed-total";
import type { LandedGoods } from "./landed/use-landed-goods";
import { RequestTerms } from "./request-terms";
import { goodsOf, isAnyCity, isOfSeveral, type RfqForm, tonnesOfAll } from "./rfq-form";
import { type RfqRequest, tonnesOf } from "./rfq-request";
import styles from "./rfq-summary.module.css";

export interface RfqSummaryProps {
  readonly request: RfqRequest;
  readonly form: RfqForm;
  readonly landed: LandedGoods;
  readonly saving: Submission;
  /** The bar at the bottom has the action. */
  readonly isPhone: boolean;
}

/** The requested goods, and the one action. The terms of several products stand in the dialog that asks before they are sent. */
export function RfqSummary({ request, form, landed, saving, isPhone }: RfqSummaryProps) {
  const { product, quality, packaging, variation } = request;
  const goods = goodsOf(request, form);
  const isOpen = isAnyCity({ request, anyBrand: form.anyBrand });
  const total = goods.reduce((sum, one) => sum + one.request.total, 0);
  const tonnes = tonnesOfAll(goods);
  return (
    <Panel rule="ink" className={styles.panel}>
      <div className={styles.head}>
        <Picture src={product.thumbnail} alt="" size="m" />
        <div>
          <h2 className={styles.title}>{product.name}</h2>
          <p className={styles.quiet}>{form.anyBrand ? rfq.anyBrand : product.brand}</p>
        </div>
      </div>
      <DefinitionList
        items={[
          {
            term: form.anyBrand || isOpen ? askedGoods.askedIn : rfq.origin,
            value: isOpen ? rfq.anyCity : product.origin_city,
          },
          { term: rfq.quality, value: quality || common.missing },
          { term: rfq.packaging, value: packaging?.name ?? common.missing },
          ...variation.map((size) => ({ term: sizeInFull(size), value: formatTonnes(size.quantity) })),
          ...form.further.map((one) => ({
            term: one.request.product.name,
            note: originOf(one),
            value: formatTonnes(tonnesOf(one.request)),
          })),
        ]}
      />
      <div>
        <p className={styles.quiet}>{rfq.totalOf(goods.length)}</p>
        <Price rupees={total} size="m" />
        <p className={styles.quiet}>{rfq.totalNote(formatTonnes(tonnes))}</p>
      </div>
      <LandedTotal landed={landed} />
      {goods.length > 1 ? <p className={styles.quiet}>{rfq.each}</p> : null}
      <RefusalNote text={saving.refusal} />
      {isPhone ? null : (
        <SubmitButton size="l" isFull saving={saving} busyText={rfq.submitting}>
          {rfq.submit}
        </SubmitButton>
      )}
      <ButtonLink to={productDetailPath(product.seller_commodity_product_id)} variant="quiet" isFull>
        {rfq.change}
      </ButtonLink>
      {isOfSeveral(form) ? null : <RequestTerms goods={goods} />}
    </Panel>
  );
}
