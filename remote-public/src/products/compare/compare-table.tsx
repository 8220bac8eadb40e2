import type { OfferItem } from "@mandi/shared/contract/product-list";
import { joined } from "@mandi/shared/format/joined";
import { compare, products } from "@mandi/shared/messages/public-products";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { X } from "lucide-react";
import { Link } from "react-router-dom";
import { useOfferPath } from "../offer-path";
import type { OfferWish } from "../products.api";
import styles from "./compare.module.css";
import { partsOf } from "./compare-parts";
import { distinctNames, nameInList, numberAmong } from "./offer-names";

interface CompareTableProps {
  readonly offers: readonly OfferItem[];
  readonly wish: OfferWish;
  readonly tonnes: number;
  readonly onRemove: (id: number) => void;
}

/** Offers side by side; on a phone each label is above its values. */
export function CompareTable({ offers, wish, tonnes, onRemove }: CompareTableProps) {
  const pathOf = useOfferPath(wish.filter);
  const lowest = lowestOf(offers);
  const isLowest = ({ id }: OfferItem) => id === lowest;
  const names = distinctNames(offers, wish.kind);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be reachable by keyboard
    <section className={styles.scroll} aria-label={products.offers} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {offers.map((offer) => (
              <th key={offer.id} scope="col" className={classes(styles.head, isLowest(offer) && styles.lowest)}>
                <span className={styles.name}>
                  <Link to={pathOf(offer)}>{nameInList(offer, wish.kind)}</Link>
                  {offers.length > 2 ? (
                    <IconButton
                      icon={X}
                      iconSize="s"
                      label={compare.remove(names.get(offer.id) ?? "")}
                      className={styles.remove}
                      onClick={() => onRemove(offer.id)}
                    />
                  ) : null}
                </span>
                <span className={styles.beside}>{cityOf(offer, numberAmong(offer, offers, wish.kind))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {partsOf(offers, wish.pincode !== null, tonnes).map(({ label, of }) => (
            <tr key={label}>
              <th scope="row" className={styles.label}>
                {label}
              </th>
              {offers.map((offer) => (
                <td key={offer.id} className={classes(styles.cell, isLowest(offer) && styles.lowest)}>
                  {of(offer)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function cityOf({ city }: OfferItem, number: number | null): string {
  return number === null ? products.exCity(city) : joined(products.exCity(city), compare.offerNumber(number));
}

function lowestOf(offers: readonly OfferItem[]): number | undefined {
  const estimated = offers.flatMap(({ id, landed }) => (landed ? [{ id, price: landed.price }] : []));
  return estimated.toSorted((one, other) => one.price - other.price)[0]?.id;
}
