import type { Address } from "@mandi/shared/contract/address";
import { formatDay } from "@mandi/shared/format/dates";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { sizeInFull } from "@mandi/shared/format/size-in-full";
import { rfqConfirm } from "@mandi/shared/messages/rfq";
import { Button } from "@mandi/shared/ui/controls/button";
import { Note } from "@mandi/shared/ui/feedback/note";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import { addressLine } from "../address/party-address";
import { AskedSellers } from "./asked-sellers";
import { originOf } from "./goods-origin";
import { RequestTerms } from "./request-terms";
import styles from "./rfq-confirm.module.css";
import { type AskedGoods, consigneeOf, goodsOf, type RfqForm, tonnesOfAll } from "./rfq-form";
import { type RfqRequest, tonnesOf } from "./rfq-request";

export interface RfqConfirmProps {
  readonly request: RfqRequest;
  readonly form: RfqForm;
  readonly addresses: readonly Address[];
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Leads back to the lines of the list that are not in the request. */
  readonly onLeft: () => void;
}

/** The confirmation before a request of several products is sent: what, where to, billed to whom, and what others see of it. */
export function RfqConfirm({ request, form, addresses, isBusy, onConfirm, onClose, onLeft }: RfqConfirmProps) {
  const goods = goodsOf(request, form);
  const billing = addresses.find(({ id }) => id === form.billing);
  const consignee = addresses.find(({ id }) => id === consigneeOf(form));
  return (
    <ConfirmDialog
      isOpen
      title={rfqConfirm.title(goods.length)}
      confirmText={rfqConfirm.send(goods.length)}
      busyText={rfqConfirm.sending}
      cancelText={rfqConfirm.back}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{wholeOf(goods, form, consignee)}</p>
      <ul className={styles.goods}>
        {goods.map((one) => (
          <li key={`${one.request.product.seller_commodity_product_id} ${one.request.quality} ${one.anyBrand}`}>
            <b className={styles.name}>
              {one.request.product.name}, {formatTonnes(tonnesOf(one.request))}
            </b>
            <span className={styles.quiet}>{factsOf(one)}</span>
            <span className={styles.quiet}>
              <AskedSellers goods={one} />
            </span>
          </li>
        ))}
      </ul>
      <LeftLines text={form.left} onOpen={onLeft} />
      <dl className={styles.places}>
        <dt>{rfqConfirm.deliverTo}</dt>
        <dd>{consignee && nameAndLine(consignee)}</dd>
        <dt>{rfqConfirm.billTo}</dt>
        <dd>{billing && nameAndLine(billing)}</dd>
      </dl>
      <RequestTerms goods={goods} />
    </ConfirmDialog>
  );
}

/** The lines of the list that have not been added, in their own words; nothing where all are in the request. */
function LeftLines({ text, onOpen }: { readonly text: string; readonly onOpen: () => void }) {
  const lines = [...new Set(text.split("\n").filter((line) => line.trim() !== ""))];
  if (lines.length === 0) return null;
  return (
    <Note tone="warn" className={styles.note}>
      <p>{rfqConfirm.left(lines.length)}</p>
      <ul className={styles.left}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{rfqConfirm.leftAfter(lines.length)}</p>
      <Button size="s" onClick={onOpen}>
        {rfqConfirm.toLeft(lines.length)}
      </Button>
    </Note>
  );
}

/** `35 MT to 411026 Pune by 30 Nov 2026, in 2 parts` */
function wholeOf(goods: readonly AskedGoods[], { neededBy, parts }: RfqForm, consignee: Address | undefined): string {
  const tonnes = formatTonnes(tonnesOfAll(goods));
  const place = consignee ? `${consignee.city} ${consignee.pincode}` : "";
  return rfqConfirm.whole(tonnes, place, neededBy === "" ? null : formatDay(neededBy), parts.length);
}

function factsOf(goods: AskedGoods): string {
  const { quality, variation } = goods.request;
  const sizes = variation.map((size) =>
    variation.length === 1 ? sizeInFull(size) : `${sizeInFull(size)} ${formatTonnes(size.quantity)}`,
  );
  return [quality, ...sizes, originOf(goods)].filter(Boolean).join(", ");
}

const nameAndLine = (address: Address): string => `${address.company_name}, ${addressLine(address)}`;
