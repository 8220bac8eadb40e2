import type { SellerOrder } from "@mandi/shared/contract/seller-order";
import { cityWithPincode } from "@mandi/shared/format/address-lines";
import { formatDay } from "@mandi/shared/format/dates";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { sizeText } from "@mandi/shared/format/size-text";
import { unbroken } from "@mandi/shared/format/unbroken";
import { order as messages } from "@mandi/shared/messages/seller-order";
import { wishFacts } from "@mandi/shared/messages/wish-facts";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Note } from "@mandi/shared/ui/feedback/note";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import type { StepAnswer } from "./step-form";
import styles from "./step-panel.module.css";

export interface ConfirmQuestionProps extends StepAnswer {
  readonly order: SellerOrder;
  /** `YYYY-MM-DD` in India. */
  readonly dispatchDay: string;
}

/** The confirmation before a seller commits to an order: which goods, at what price, to where and by when. */
export function ConfirmQuestion({ order, dispatchDay, ...answer }: ConfirmQuestionProps) {
  const { question, submit } = messages;
  return (
    <ConfirmDialog
      isOpen
      title={question.title}
      confirmText={submit.confirm}
      busyText={messages.sending}
      cancelText={question.back}
      {...answer}
    >
      <div className={styles.form}>
        <DefinitionList
          items={[
            { term: question.goods, value: goodsOf(order) },
            { term: messages.totalQuantity, value: formatTonnes(order.total_quantity) },
            { term: question.price, value: formatRupees(order.ex_price) },
            { term: messages.receivable, value: formatRupees(order.for_price) },
            { term: question.goesTo, value: placeOf(order) },
            { term: question.readyOn, value: formatDay(dispatchDay) },
            ...wishFacts(order),
          ]}
        />
        <Note tone="warn">{question.binds}</Note>
      </div>
    </ConfirmDialog>
  );
}

/** `TMT Bar, Kaveri Ispat, Fe 500D, 10 mm 12 MT, 12 mm 18 MT` */
function goodsOf({ commodity_product, brand, quality, variation }: SellerOrder): string {
  const sizes = variation.map(({ value, quantity }) =>
    variation.length === 1 ? sizeText(value) : unbroken(`${sizeText(value)} ${formatTonnes(quantity)}`),
  );
  return [commodity_product.name, brand.name, quality, ...sizes].filter(Boolean).join(", ");
}

function placeOf({ consignee_detail: { company_name, city, pincode, state } }: SellerOrder): string {
  return [company_name, cityWithPincode(city, pincode), state].filter(Boolean).join(", ");
}
