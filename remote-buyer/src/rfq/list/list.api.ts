import { GeneralSearchAnswer, type UnderstoodText } from "@mandi/shared/contract/general-search";
import { valuesOf } from "@mandi/shared/contract/offer-filter";
import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import { http } from "@mandi/shared/http";
import { type Delivery, deliveryStore } from "@mandi/shared/session";
import { readProduct } from "../../product/product.api";
import type { Found, NotFound } from "./list-lines";

/**
 * The market's match for the words of a line: the cheapest matching offer at the place of delivery, with size and
 * grade. Without one: whether the words name a product at all.
 */
export async function findOffer(words: string, signal: AbortSignal): Promise<Found | NotFound> {
  const query = { search_key: words.slice(0, 100) };
  const answer = await http.get("/general-search", GeneralSearchAnswer, { query, signal });
  const { understood, not_understood, product_list, delivery_place } = answer;
  const place = delivery_place && words.includes(delivery_place.pincode) ? delivery_place : null;
  const product = understood?.product ?? product_list[0];
  if (product === undefined) return "not understood";
  const { size, thickness, grade, city, brand } = understood?.filter ?? {};
  const offer = await cheapest(product.id, { size, thickness, grade, city, brand }, place, signal);
  if (offer === undefined) return "not offered";
  const { products_data } = await readProduct(String(offer.id), signal);
  return {
    product: products_data,
    place,
    price: offer.landed?.price ?? offer.ex_price,
    isLanded: Boolean(offer.landed),
    isCityOpen: city === undefined,
    said: delivery_place ? { city: delivery_place.city, pincode: place?.pincode ?? null } : null,
    isMeant: understood !== undefined,
    sizes: sizesOf(understood),
    grade: firstOf(grade),
    isBrandOpen: brand === undefined,
    unknown: (understood?.unknown ?? not_understood ?? []).filter(isWord),
  };
}

/** The sizes that the text may mean, with their thickness if it gives one. */
function sizesOf(understood: UnderstoodText | undefined): readonly string[] {
  if (understood?.kinds === undefined) return valuesOf(understood?.filter.size);
  const { labels, kinds } = understood;
  return labels.filter((_, place) => kinds[place] === "size");
}

type Narrowing = Readonly<Record<"size" | "thickness" | "grade" | "city" | "brand", string | undefined>>;

async function cheapest(productId: number, narrowing: Narrowing, place: Delivery | null, signal: AbortSignal) {
  const said = Object.fromEntries(Object.entries(narrowing).filter(([, value]) => value !== undefined));
  const pincode = place?.pincode ?? deliveryStore.getState().delivery?.pincode;
  const query = { ...said, limit: 1, ...(pincode === undefined ? { sort: "price" } : { sort: "landed", pincode }) };
  const { data } = await http.get(`/seller-list-by-commodity-product/${productId}`, OfferListAnswer, { query, signal });
  return data[0];
}

/** An unknown short figure is a size or a thickness, and these are asked for anyway; `1e9` or a pincode is not. */
const isWord = (word: string): boolean =>
  !/^x?\d{1,4}(?:\.\d+)?(?:x\d+(?:\.\d+)?)*(?:mm|cm|inch|ft|sut|swg)?$/u.test(word);

const firstOf = (several: string | undefined): string | undefined => several?.split("|")[0];
