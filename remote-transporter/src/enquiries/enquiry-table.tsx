import { transporterEnquiryPath } from "@mandi/shared/contract/page-paths";
import type { TransporterEnquiry } from "@mandi/shared/contract/transporter/freight-enquiry";
import { cityWithPincode } from "@mandi/shared/format/address-lines";
import { formatDay } from "@mandi/shared/format/dates";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { page } from "@mandi/shared/messages/transporter";
import { enquiries } from "@mandi/shared/messages/transporter-trade";
import { goodsInRow } from "@mandi/shared/ui/data/asked-goods";
import type { FreightAct } from "@mandi/shared/ui/data/freight-act";
import { RowLink } from "@mandi/shared/ui/data/row-link";
import { StatusPill } from "@mandi/shared/ui/data/status-pill";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import { Icon } from "@mandi/shared/ui/media/icon";
import { Picture } from "@mandi/shared/ui/media/picture";
import type { ViewColumn } from "@mandi/shared/ui/table/view-column";
import { ArrowRight } from "lucide-react";
import { outcomeOf, phoneOutcomeOf } from "./enquiry-outcome";
import styles from "./enquiry-table.module.css";

/** The requested goods. */
const load: readonly ViewColumn<TransporterEnquiry>[] = [
  {
    key: "number",
    head: enquiries.number,
    isRowHead: true,
    phone: "hidden",
    value: ({ unique_id }) => unique_id,
    cell: ({ unique_id }) => <span className={styles.number}>{unique_id}</span>,
  },
  {
    key: "product",
    head: enquiries.product,
    phone: "lead",
    value: ({ commodity_product }) => commodity_product.name,
    cell: (enquiry) => (
      <span className={styles.goods}>
        <Picture className={styles.picture} src={enquiry.commodity_product.thumbnail} alt="" size="s" />
        <span className={styles.named}>
          <b className={styles.name}>{enquiry.commodity_product.name}</b>
          <span className={styles.load}>{formatTonnes(enquiry.total_quantity)}</span>
          <span className={styles.asked}>{askedOf(enquiry)}</span>
          <span className={styles.load}>
            <Way enquiry={enquiry} />
          </span>
        </span>
      </span>
    ),
  },
  {
    key: "route",
    head: enquiries.route,
    phone: "hidden",
    value: ({ origin_city, unloading_city }) => `${origin_city} ${enquiries.to} ${unloading_city}`,
    cell: (enquiry) => <Way enquiry={enquiry} />,
  },
  {
    key: "quantity",
    head: enquiries.quantity,
    align: "end",
    phone: "hidden",
    value: ({ total_quantity }) => total_quantity,
    cell: ({ total_quantity }) => formatTonnes(total_quantity),
  },
  {
    key: "min",
    head: enquiries.minPrice,
    align: "end",
    phone: "hidden",
    value: ({ min_price }) => min_price,
    cell: ({ min_price }) => rupees(min_price),
  },
  {
    key: "max",
    head: enquiries.maxPrice,
    align: "end",
    phone: "figure",
    value: ({ max_price }) => max_price,
    cell: (enquiry) => (
      <>
        <span className={styles.wide}>{rupees(enquiry.max_price)}</span>
        <PhoneFigure enquiry={enquiry} />
      </>
    ),
  },
];

const way: ViewColumn<TransporterEnquiry> = {
  key: "details",
  head: enquiries.wayHead,
  isHeadHidden: true,
  align: "end",
  phone: "aside",
  cell: ({ id, unique_id }) => (
    <RowLink className={styles.details} to={transporterEnquiryPath(id)} isOnPhone>
      <span className={styles.words}>{enquiries.viewDetails}</span> <span className={styles.id}>{unique_id}</span>
    </RowLink>
  ),
};

/**
 * The columns of the board. On a phone an enquiry is two lines, as at home: product, quantity, route and price; status,
 * time left and number. The whole row links to its details.
 */
export function enquiryColumns(nowMs: number): readonly ViewColumn<TransporterEnquiry>[] {
  return [
    ...load,
    {
      key: "status",
      head: enquiries.status,
      phone: "note",
      value: ({ status }) => status,
      cell: (enquiry) => (
        <span className={styles.status}>
          <StatusPill kind="freight" status={enquiry.status} />
          <span className={styles.onPhone}>
            <OutcomeText {...phoneOutcomeOf(enquiry, nowMs)} />
          </span>
        </span>
      ),
    },
    {
      key: "outcome",
      head: enquiries.outcome,
      phone: "hidden",
      value: (enquiry) => outcomeOf(enquiry, nowMs).text,
      cell: (enquiry) => <OutcomeText {...outcomeOf(enquiry, nowMs)} />,
    },
    {
      key: "mine",
      head: enquiries.mineHead,
      align: "end",
      phone: "hidden",
      value: ({ my_price }) => my_price,
      cell: ({ my_price }) => rupees(my_price),
    },
    way,
  ];
}

function rupees(price: number | null): string {
  return price === null ? page.none : formatRupees(price);
}

/** The grade and the sizes of the load. */
const askedOf = ({ quality, variation = [] }: TransporterEnquiry): string =>
  goodsInRow({ quality, sizes: variation.map(({ value }) => value) });

/** From where to where, and the day by which the buyer needs it. */
function Way({ enquiry }: { readonly enquiry: TransporterEnquiry }) {
  const { origin_city, unloading_city, unloading_pincode = "", needed_by } = enquiry;
  return (
    <>
      <span className={styles.route}>
        {origin_city}
        <Icon of={ArrowRight} size="s" className={styles.arrow} />
        <VisuallyHidden> {enquiries.to} </VisuallyHidden>
        {cityWithPincode(unloading_city, unloading_pincode)}
      </span>
      {needed_by ? <span className={styles.day}> {enquiries.neededBy(formatDay(needed_by))}</span> : null}
    </>
  );
}

/** The caller's bid while it stands, and their own range as one figure, on a phone. */
function PhoneFigure({ enquiry }: { readonly enquiry: TransporterEnquiry }) {
  const { status, my_price: mine, min_price: min, max_price: max } = enquiry;
  const hasBid = status === "pending" && mine !== null;
  return (
    <>
      {hasBid ? (
        <span className={classes(styles.onPhone, styles.range)}>{enquiries.mineShort(formatRupees(mine))}</span>
      ) : null}
      {min === null || max === null ? (
        hasBid || <span className={styles.onPhone}>{page.none}</span>
      ) : (
        <span className={classes(styles.onPhone, hasBid ? styles.beside : styles.range)}>
          <VisuallyHidden>{enquiries.rangeSpoken(formatRupees(min), formatRupees(max))}</VisuallyHidden>
          <span aria-hidden="true">
            {enquiries.range(formatRupees(min), formatRupees(max))}
            <small className={styles.unit}>{page.perTonne}</small>
          </span>
        </span>
      )}
    </>
  );
}

function OutcomeText({ text, isClosing }: FreightAct) {
  return <span className={classes(isClosing && styles.closing)}>{text}</span>;
}
