import { transporterEnquiryPath } from "@mandi/shared/contract/page-paths";
import type { TransporterEnquiry } from "@mandi/shared/contract/transporter/freight-enquiry";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { page } from "@mandi/shared/messages/transporter";
import { enquiries } from "@mandi/shared/messages/transporter-trade";
import { Price } from "@mandi/shared/ui/data/price";
import { StatusPill } from "@mandi/shared/ui/data/status-pill";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import { Icon } from "@mandi/shared/ui/media/icon";
import { Picture } from "@mandi/shared/ui/media/picture";
import { ArrowRight } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import styles from "./enquiry-list.module.css";
import { outcomeOf } from "./enquiry-outcome";

export interface EnquiryRowProps {
  readonly enquiry: TransporterEnquiry;
  readonly nowMs: number;
}

/** An enquiry: a card on a phone, a line of the board on a wide screen. The whole of it leads to its details. */
export function EnquiryRow({ enquiry, nowMs }: EnquiryRowProps) {
  const numberId = useId();
  const { text, isClosing } = outcomeOf(enquiry, nowMs);
  return (
    <article className={styles.row} aria-labelledby={numberId}>
      <Picture className={styles.picture} src={enquiry.commodity_product.thumbnail} alt="" size="m" ratio="4:3" />
      <h2 className={styles.name}>{enquiry.commodity_product.name}</h2>
      <span className={styles.number} id={numberId}>
        {enquiry.unique_id}
      </span>
      <span className={styles.status}>
        <StatusPill kind="freight" status={enquiry.status} />
      </span>
      <p className={styles.way}>
        <VisuallyHidden>{enquiries.route}: </VisuallyHidden>
        {enquiry.origin_city}
        <Icon of={ArrowRight} size="s" className={styles.arrow} />
        <VisuallyHidden> {enquiries.to} </VisuallyHidden>
        {enquiry.unloading_city}
      </p>
      <span className={styles.quantity}>{formatTonnes(enquiry.total_quantity)}</span>
      <Range className={styles.min} label={enquiries.minPrice} rupees={enquiry.min_price} />
      <Range className={styles.max} label={enquiries.maxPrice} rupees={enquiry.max_price} />
      <span className={styles.outcome}>
        <span className={classes(isClosing && styles.closing)}>{text}</span>
        {enquiry.status === "pending" && enquiry.my_price !== null ? (
          <span className={styles.mine}>{enquiries.myBid(formatRupees(enquiry.my_price))}</span>
        ) : null}
      </span>
      <Link className={styles.details} to={transporterEnquiryPath(enquiry.id)} aria-describedby={numberId}>
        {enquiries.viewDetails}
      </Link>
    </article>
  );
}

interface RangeProps {
  readonly className: string;
  readonly label: string;
  readonly rupees: number | null;
}

function Range({ className, label, rupees }: RangeProps) {
  return (
    <p className={className}>
      <span className={styles.label}>{label}</span>
      {rupees === null ? (
        page.none
      ) : (
        <>
          <Price rupees={rupees} className={styles.price} spokenUnit={page.perTonneSpoken} />
          <span className={styles.unit} aria-hidden="true">
            {page.perTonne}
          </span>
        </>
      )}
    </p>
  );
}
