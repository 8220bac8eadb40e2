import type { Belt, BeltCity } from "@mandi/shared/contract/transporter/belt";
import { formatRupees } from "@mandi/shared/format/rupees";
import { belts } from "@mandi/shared/messages/transporter-start";
import { enquiries } from "@mandi/shared/messages/transporter-trade";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import { Icon } from "@mandi/shared/ui/media/icon";
import { MapPin, Pencil, Trash2 } from "lucide-react";
import { useId } from "react";
import cardList from "../common/card-list.module.css";
import styles from "./belt-list.module.css";

const columns: readonly Column<BeltCity>[] = [
  { key: "number", head: belts.number, cell: (_, place) => place + 1, phone: "hidden" },
  { key: "state", head: belts.state, cell: ({ state }) => state, phone: "note" },
  { key: "city", head: belts.city, cell: ({ city }) => city, phone: "lead", isStrong: true, isRowHead: true },
  {
    key: "min",
    head: belts.minPrice,
    cell: (city) => (
      <>
        <span className={styles.wide}>{formatRupees(city.min_price)}</span>
        <Range city={city} />
      </>
    ),
    align: "end",
    phone: "figure",
  },
  {
    key: "max",
    head: belts.maxPrice,
    cell: ({ max_price }) => formatRupees(max_price),
    align: "end",
    phone: "hidden",
  },
];

/** Both prices as one figure, on a phone, where the columns have no headings. */
function Range({ city: { min_price, max_price } }: { readonly city: BeltCity }) {
  const [min, max] = [formatRupees(min_price), formatRupees(max_price)];
  return (
    <span className={styles.onPhone}>
      <VisuallyHidden>{enquiries.rangeSpoken(min, max)}</VisuallyHidden>
      <span aria-hidden="true">{enquiries.range(min, max)}</span>
    </span>
  );
}

export interface BeltCardProps {
  readonly belt: Belt;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A belt: one loading address, the cities it serves, the range of freight per MT for each. */
export function BeltCard({ belt, onEdit, onRemove }: BeltCardProps) {
  const titleId = useId();
  return (
    <article className={cardList.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Icon of={MapPin} className={styles.pin} />
        <div className={styles.words}>
          <p className={styles.caption}>{belts.loadingAddress}</p>
          <h2 className={styles.address} id={titleId}>
            {belt.loading_address}
          </h2>
        </div>
        <IconButton icon={Pencil} label={belts.editNamed(belt.loading_address)} onClick={onEdit} />
        <IconButton icon={Trash2} label={belts.removeNamed(belt.loading_address)} onClick={onRemove} />
      </div>
      <DataTable
        label={belts.unloading(belt.loading_address)}
        columns={columns}
        rows={belt.unloading_address}
        rowKey={({ state, city }) => `${state}/${city}`}
        isPadded
      />
    </article>
  );
}
