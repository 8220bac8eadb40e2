import type { WatchedOffer } from "@mandi/shared/contract/bookmark";
import { formatDay } from "@mandi/shared/format/dates";
import { joined } from "@mandi/shared/format/joined";
import { gradesOfOffer } from "@mandi/shared/format/priced-goods";
import { formatRupees } from "@mandi/shared/format/rupees";
import { unbroken } from "@mandi/shared/format/unbroken";
import { page } from "@mandi/shared/messages/buyer";
import { watchlist } from "@mandi/shared/messages/buyer-product";
import { common } from "@mandi/shared/messages/common";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { Price } from "@mandi/shared/ui/data/price";
import { RowLink } from "@mandi/shared/ui/data/row-link";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { Picture } from "@mandi/shared/ui/media/picture";
import { Bookmark, Clock } from "lucide-react";
import type { ReactNode } from "react";
import type { Bookmarks } from "../bookmarks/use-bookmarks";
import styles from "./offer-row.module.css";
import { sizeText } from "./size-text";

export interface OfferRowProps {
  readonly offer: WatchedOffer;
  /** Its page, at the price of the row. */
  readonly to: string;
  readonly bookmarks: Bookmarks;
  /** Level of the row's title under the heading above it. */
  readonly heading?: "h2" | "h3";
  readonly foot?: ReactNode;
}

/** One seller's offer with its bookmark: an entry of the watch list, a related product. */
export function OfferRow({ offer, to, bookmarks, heading: Heading = "h3", foot }: OfferRowProps) {
  const { name, brand, default_variation, city, ex_price, thumbnail, is_stale = false, last_updated, landed } = offer;
  const isMarked = bookmarks.isMarked(offer);
  const title = `${name}, ${brand}`;
  return (
    <article className={styles.row}>
      <Picture src={thumbnail} alt="" className={styles.picture} />
      <Heading className={styles.name}>
        <RowLink to={to}>{title}</RowLink>
      </Heading>
      <p className={styles.facts}>
        {joined(unbroken(sizeText(default_variation)), page.exCity(city), gradesOfOffer(offer))}
      </p>
      <div className={styles.figure}>
        <Price rupees={landed ? landed.price : ex_price} size="s" unit={page.perTonne} />
        {landed ? <p className={styles.small}>{watchlist.landed(formatRupees(ex_price))}</p> : null}
      </div>
      <div className={styles.more}>
        <SavedPrice offer={offer} />
        {is_stale ? (
          <Pill tone="act" icon={Clock}>
            {common.oldPrice(last_updated ? formatDay(last_updated) : "")}
          </Pill>
        ) : null}
        {foot}
      </div>
      <IconButton
        icon={Bookmark}
        label={isMarked ? watchlist.removeNamed(title) : watchlist.addNamed(title)}
        isFilled={isMarked}
        className={styles.mark}
        onClick={() => bookmarks.toggle(offer)}
      />
    </article>
  );
}

/** How the price has moved since the offer was saved; nothing where it has not moved, or is old. */
function SavedPrice({ offer: { ex_price, saved_price, is_stale } }: Pick<OfferRowProps, "offer">) {
  if (saved_price === undefined || saved_price === null || saved_price === ex_price || is_stale) return null;
  const amount = formatRupees(Math.abs(saved_price - ex_price));
  return (
    <p className={styles.small}>{ex_price < saved_price ? watchlist.cheaper(amount) : watchlist.dearer(amount)}</p>
  );
}
