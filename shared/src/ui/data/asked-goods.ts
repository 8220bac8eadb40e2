import type { SizeValue } from "../../contract/trade-document";
import { sizeInFull } from "../../format/size-in-full";
import { unbroken } from "../../format/unbroken";
import { askedGoods } from "../../messages/asked-goods";

/** What tells a trade from others of the same product. */
export interface AskedGoods {
  readonly quality?: string | undefined;
  /** The values of each size. */
  readonly sizes?: readonly (readonly SizeValue[])[] | undefined;
}

const sizesShown = 3;

/** `Fe 500D, 8 mm, 12 mm, 20 mm, 2 more`: the grade and the sizes of a trade in a row; empty where neither is known. */
export function goodsInRow({ quality = "", sizes = [] }: AskedGoods): string {
  const named = sizes.slice(0, sizesShown).map((value) => sizeInFull({ value }));
  const further = sizes.length > sizesShown ? [askedGoods.furtherSizes(sizes.length - sizesShown)] : [];
  return [quality, ...named, ...further].filter(Boolean).map(unbroken).join(", ");
}
