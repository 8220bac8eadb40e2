import { joined } from "@mandi/shared/format/joined";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { sizeInFull } from "@mandi/shared/format/size-in-full";
import { unbroken } from "@mandi/shared/format/unbroken";
import { rfq } from "@mandi/shared/messages/rfq";
import { Checkbox } from "@mandi/shared/ui/controls/checkbox";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { Picture } from "@mandi/shared/ui/media/picture";
import { Trash2 } from "lucide-react";
import { type RefObject, useId } from "react";
import { AskedSellers } from "../asked-sellers";
import { originOf } from "../goods-origin";
import { LinePrice } from "../landed/line-price";
import type { LandedGoods } from "../landed/use-landed-goods";
import type { AskedGoods } from "../rfq-form";
import styles from "./goods-lines.module.css";

export interface GoodsLinesProps {
  readonly goods: readonly AskedGoods[];
  readonly landed: LandedGoods;
  readonly onAnyBrand: (place: number, anyBrand: boolean) => void;
  readonly ref: RefObject<HTMLUListElement | null>;
  /** All but the last product can be removed. */
  readonly onRemove: (place: number) => void;
}

/** The products of the request, one line each. */
export function GoodsLines({ ref, goods, landed, onAnyBrand, onRemove }: GoodsLinesProps) {
  const id = useId();
  return (
    <ul ref={ref} tabIndex={-1} aria-label={rfq.goods} className={styles.lines}>
      {rowsOf(goods).map(
        ({
          key,
          place,
          one,
          one: {
            request,
            request: { product, quality, variation },
            anyBrand,
          },
        }) => (
          <li key={key} className={styles.line}>
            <Picture src={product.thumbnail} alt="" size="m" />
            <div>
              <b id={`${id}-name-${place}`}>{product.name}</b>
              <p id={`${id}-grade-${place}`} className={styles.quiet}>
                {[quality, originOf(one)].filter(Boolean).join(", ")}
              </p>
              <p className={styles.quiet}>
                {variation.map((size) => joined(sizeInFull(size), unbroken(formatTonnes(size.quantity)))).join(", ")}
              </p>
            </div>
            <div className={styles.anyBrand}>
              <Checkbox
                label={rfq.anyBrand}
                checked={anyBrand}
                aria-describedby={`${id}-name-${place} ${id}-grade-${place}`}
                onChange={(event) => onAnyBrand(place, event.target.checked)}
              />
              <p className={styles.quiet} aria-live="polite">
                <AskedSellers goods={one} />
              </p>
            </div>
            <LinePrice
              request={request}
              landed={landed.lines[place] ?? null}
              pincode={landed.pincode}
              className={styles.price}
            />
            {goods.length > 1 ? (
              <IconButton
                icon={Trash2}
                label={rfq.removeNamed(`${product.name}, ${product.brand}`)}
                onClick={() => onRemove(place)}
              />
            ) : null}
          </li>
        ),
      )}
    </ul>
  );
}

/** The same product may be requested twice, so its position is part of the key. */
function rowsOf(goods: readonly AskedGoods[]) {
  return goods.map((one, place) => ({
    one,
    place,
    key: `${place} ${one.request.product.seller_commodity_product_id}`,
  }));
}
