import { messagesPathOf } from "@mandi/shared/contract/messages-path";
import { quotationDetailPath, sellerQuotationPath, transporterEnquiryPath } from "@mandi/shared/contract/page-paths";
import { kilograms, tonnesText } from "@mandi/shared/money/kilograms";
import type { Db } from "../../platform/database/database";
import { notify } from "../notifications/notification.service";
import type { NotificationKind } from "../notifications/notification-texts";
import type { QuotationRow } from "./quotation.store";
import { timeInIndia } from "./time-in-india";

/** The page on which each side sees the quotation. */
const pageOf = {
  buyer: quotationDetailPath,
  seller: sellerQuotationPath,
  transporter: transporterEnquiryPath,
} as const;

export interface QuotationNotice {
  readonly kind: NotificationKind;
  readonly to: keyof typeof pageOf;
  readonly userIds: readonly number[];
  readonly at: Date;
  readonly values?: Readonly<Record<string, string>>;
  /** Each person is told only once per quotation, however often it happens. */
  readonly isOnce?: boolean;
  /** Leads to the messages with the desk instead of the top of the page. */
  readonly isAboutMessages?: boolean;
}

/** Notifies people of a quotation by its number and goods only, so that nothing about another party can get in. */
export function notifyOf(tx: Db, quotation: QuotationRow, notice: QuotationNotice): Promise<void> {
  return notify(tx, {
    kind: notice.kind,
    userIds: notice.userIds,
    link: (notice.isAboutMessages === true ? messagesPathOf : pageOf)[notice.to](quotation.id),
    at: notice.at,
    ...(notice.isOnce === true && { onceSince: quotation.created_at }),
    values: {
      number: quotation.number,
      product: quotation.product_name,
      brand: quotation.any_brand ? "any brand" : quotation.brand_name,
      city: quotation.origin_city,
      // A seller must not learn where the goods go before there is an order (docs/domain.md#who-sees-what).
      ...(notice.to === "seller" ? {} : { destination: quotation.consignee_detail.city }),
      quantity: tonnesText(kilograms(quotation.total_kg)).replace(/\.000$/, ""),
      deadline: timeInIndia.format(quotation.deadline_at),
      ...notice.values,
    },
  });
}
