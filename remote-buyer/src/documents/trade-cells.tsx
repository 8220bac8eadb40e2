import { formatDay, formatShortDay } from "@mandi/shared/format/dates";
import { joined } from "@mandi/shared/format/joined";
import { page } from "@mandi/shared/messages/buyer";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { wish } from "@mandi/shared/messages/delivery-wish";
import { QuotationActLine } from "@mandi/shared/ui/data/act-line";
import { Badge } from "@mandi/shared/ui/data/badge";
import type { ActText } from "@mandi/shared/ui/data/quotation-act";
import { RowLink } from "@mandi/shared/ui/data/row-link";
import { classes } from "@mandi/shared/ui/foundation/classes";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./trade-cells.module.css";

export interface NumberCellProps {
  readonly to: string;
  readonly number: string;
  readonly at: string;
  readonly isUnread: boolean;
}

/** Number of a quotation or an order as the link to it, its day, and whether there is news. */
export function NumberCell({ to, number, at, isUnread }: NumberCellProps) {
  return (
    <span className={classes(styles.cell, styles.caption)}>
      <span className={styles.number}>
        <RowLink to={to} className={styles.link} isOnPhone>
          {number}
        </RowLink>
      </span>
      <span className={styles.day}>
        <span className={styles.quiet}>
          <time dateTime={at} className={styles.wide}>
            {formatDay(at)}
          </time>
          <time dateTime={at} className={styles.onPhone}>
            {formatShortDay(at)}
          </time>
        </span>
        {isUnread ? (
          <span className={styles.unread}>
            <Badge>{quotations.new}</Badge>
          </span>
        ) : null}
      </span>
    </span>
  );
}

export interface GoodsCellProps {
  readonly product: string;
  readonly brand: string;
  readonly quantity: string;
  /** Null while sellers of any brand are asked. */
  readonly city: string | null;
  /** `Fe 500D, 12 mm`; empty where the list does not say. */
  readonly details: string;
  /** The reader sells the brand: grade and sizes tell their rows apart. */
  readonly isOwnBrand?: boolean;
  /** It was requested together with other products. */
  readonly isTogether?: boolean;
}

/** The goods and their origin. */
export function GoodsCell(props: GoodsCellProps) {
  const { product, brand, quantity, city, details, isOwnBrand = false, isTogether = false } = props;
  const origin = city === null ? "" : page.exCity(city);
  // One word has room on a phone: what tells the reader's rows apart.
  const [short] = isOwnBrand ? [details, city ?? brand] : [city ?? brand];
  return (
    <span className={classes(styles.cell, styles.goods)}>
      <span className={styles.named}>
        <b className={styles.product}>{product}</b>
        <span className={styles.brand}>
          <span className={styles.wide}>, {brand}</span>
          <span className={styles.onPhone}>{short}</span>
        </span>
      </span>
      <span className={classes(styles.quantity, styles.onPhone)}>{quantity}</span>
      <span className={classes(styles.quiet, styles.wide)}>
        {joined(details, origin, isTogether ? wish.together : null)}
      </span>
    </span>
  );
}

export interface StatusCellProps {
  readonly act: ActText | null;
  /** Where the act is taken, when that is not the row's own page. */
  readonly to?: string | undefined;
  /** Shown on phones only, where it has no column. */
  readonly note?: string | undefined;
  /** The text of the status. */
  readonly children: ReactNode;
}

/** The status, and who acts next. */
export function StatusCell({ act, to, note, children }: StatusCellProps) {
  const line = <QuotationActLine act={act} />;
  return (
    <span className={styles.status}>
      {children}
      {note === undefined ? null : <span className={classes(styles.onPhone, styles.quiet)}>{note}</span>}
      {act === null || to === undefined ? (
        line
      ) : (
        <Link to={to} className={styles.act}>
          {line}
        </Link>
      )}
    </span>
  );
}
