import { quotationDetailPath } from "@mandi/shared/contract/page-paths";
import type { Quotation } from "@mandi/shared/contract/quotation";
import { joined } from "@mandi/shared/format/joined";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { wish } from "@mandi/shared/messages/delivery-wish";
import { quotationList } from "@mandi/shared/messages/quotation-list";
import { StatusPill } from "@mandi/shared/ui/data/status-pill";
import { Block } from "@mandi/shared/ui/layout/section";
import { Link } from "react-router-dom";
import styles from "./asked-together.module.css";

/** The other products of the same request, each a separate quotation. */
export function AskedTogether({ group }: { readonly group: NonNullable<Quotation["group"]> }) {
  if (group.length === 0) return null;
  return (
    <Block title={wish.together}>
      <ul className={styles.list}>
        {group.map(({ id, unique_id, product, brand, total_quantity, status, for_price }) => (
          <li key={id} className={styles.row}>
            <div>
              <Link to={quotationDetailPath(id)}>
                {product}, {formatTonnes(total_quantity)}
              </Link>
              <p className={styles.quiet}>{joined(brand, unique_id)}</p>
            </div>
            <StatusPill kind="quotation" status={status} />
            <span className={styles.price}>{for_price === null ? quotationList.noPrice : formatRupees(for_price)}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
