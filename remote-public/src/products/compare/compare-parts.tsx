import type { OfferItem } from "@mandi/shared/contract/product-list";
import { goodsOfPrice } from "@mandi/shared/format/priced-goods";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatGrouped, formatRupees } from "@mandi/shared/format/rupees";
import { formatSize } from "@mandi/shared/format/sizes";
import { unbroken } from "@mandi/shared/format/unbroken";
import { compare, landed as messages, products } from "@mandi/shared/messages/public-products";
import { Price } from "@mandi/shared/ui/data/price";
import type { ReactNode } from "react";
import { UpdatedAt } from "../updated-at";
import styles from "./compare.module.css";

/** One line of the comparison: its label, and the value of each offer. */
export interface ComparedPart {
  readonly label: string;
  readonly of: (offer: OfferItem) => ReactNode;
}

/** The lines of the comparison, most important first. Without a place of delivery there are none about freight. */
export function partsOf(offers: readonly OfferItem[], hasPincode: boolean, tonnes: number): readonly ComparedPart[] {
  const lowest = Math.min(...offers.flatMap(({ landed }) => landed?.price ?? []));
  return hasPincode
    ? [goodsPart, ...landedParts(lowest, tonnes), ...offerParts(tonnes)]
    : [
        goodsPart,
        exPricePart,
        { label: compare.totalEx(tonnes), of: ({ ex_price }) => formatRupees(ex_price * tonnes) },
        ...offerParts(tonnes),
      ];
}

const goodsPart: ComparedPart = { label: compare.parts.goods, of: (offer) => goodsOfPrice(offer) || compare.none };
const exPricePart: ComparedPart = { label: compare.parts.exPrice, of: ({ ex_price }) => formatRupees(ex_price) };

/** Of the size that the price is for, against what is wanted where there is less; a dash where no stock was entered. */
const stockPart = (tonnes: number): ComparedPart => ({
  label: compare.parts.free,
  of: ({ priced_free_mt: free }) => {
    if (typeof free !== "number") return compare.none;
    return free < tonnes ? compare.short(unbroken(formatTonnes(free)), tonnes) : formatTonnes(free);
  },
});

function landedParts(lowest: number, tonnes: number): readonly ComparedPart[] {
  const { parts } = compare;
  return [
    {
      label: parts.landed,
      of: ({ landed }) =>
        landed ? (
          <>
            <Price rupees={landed.price} size="m" />
            <span className={styles.beside}>
              {landed.price === lowest ? compare.lowest : compare.more(formatGrouped(landed.price - lowest))}
            </span>
          </>
        ) : (
          messages.onRequest
        ),
    },
    {
      label: parts.range,
      of: ({ landed }) =>
        landed ? messages.rangeOf(formatRupees(landed.low), formatRupees(landed.high)) : compare.none,
    },
    {
      label: compare.total(tonnes),
      of: ({ landed }) => (landed ? formatRupees(landed.price * tonnes) : compare.none),
    },
    exPricePart,
    { label: parts.freight, of: ({ landed }) => (landed ? `+${formatGrouped(landed.freight)}` : compare.none) },
    { label: parts.freightTax, of: ({ landed }) => (landed ? `+${formatGrouped(landed.freight_tax)}` : compare.none) },
    {
      label: parts.road,
      of: ({ landed }) => (landed?.kilometres === undefined ? compare.none : messages.kilometres(landed.kilometres)),
    },
  ];
}

const offerParts = (tonnes: number): readonly ComparedPart[] => [
  { label: compare.parts.sizes, of: ({ size_prices = [] }) => <SizePrices prices={size_prices} /> },
  { label: compare.parts.grade, of: ({ quality }) => quality.map(unbroken).join(", ") || compare.none },
  stockPart(tonnes),
  { label: compare.parts.city, of: ({ city }) => products.exCity(city) },
  { label: compare.parts.updated, of: (offer) => <UpdatedAt offer={offer} /> },
];

function SizePrices({ prices }: { readonly prices: NonNullable<OfferItem["size_prices"]> }) {
  return (
    <ul className={styles.sizes}>
      {prices.map(({ size, ex_price }) => (
        <li key={size}>
          <span className={styles.size}>{formatSize(size)}</span> <span>{formatGrouped(ex_price)}</span>
        </li>
      ))}
    </ul>
  );
}
