import type { GeneralSearchAnswer } from "@mandi/shared/contract/general-search";
import { formatTonnes } from "@mandi/shared/format/quantity";
import type { search } from "@mandi/shared/messages/search";
import { isQuantityAlone, tonnesIn, typedPlaceOf, unusedWords } from "./search-text";

/** A part of the searched text, and the text without it. */
export interface SearchTag {
  readonly kind: keyof typeof search.kinds;
  readonly label: string;
  readonly without: string;
}

type Part = Pick<SearchTag, "kind" | "label">;

/**
 * The understood and unused parts of a text as tags or, when nothing is found, its words. None when nothing can be removed.
 */
export function tagsOf(answer: GeneralSearchAnswer, text: string): readonly SearchTag[] {
  if (isQuantityAlone(text)) return [];
  const parts = isEmpty(answer) ? wordsOf(text) : partsOf(answer, text);
  if (parts.length < 2) return [];
  return parts.map(({ kind, label }, place) => ({
    kind,
    label,
    without: parts.flatMap((part, other) => (other === place ? [] : [part.label])).join(" "),
  }));
}

function partsOf(answer: GeneralSearchAnswer, text: string): readonly Part[] {
  const { understood, product_list } = answer;
  const product = understood?.product ?? product_list[0];
  const unused = unusedWords(answer, text).map((label): Part => ({ kind: "unused", label }));
  const tonnes = tonnesIn(text);
  if (!product || (!understood && unused.length === 0 && tonnes === null)) return [];
  const place = typedPlaceOf(answer, text);
  return [
    { kind: "product", label: product.name },
    ...(understood?.labels.map((label, index): Part => ({ kind: kindOf(understood.kinds?.[index]), label })) ?? []),
    ...(tonnes === null ? [] : [{ kind: "quantity", label: formatTonnes(tonnes) } as const]),
    ...(place === null ? [] : [{ kind: "place", label: `${place.city} ${place.pincode}` } as const]),
    ...unused,
  ];
}

const isEmpty = ({ brand_list, product_list, market_news, understood }: GeneralSearchAnswer): boolean =>
  understood === undefined && brand_list.length + product_list.length + market_news.length === 0;

const wordsOf = (text: string): readonly Part[] =>
  text
    .split(" ")
    .filter((label) => label !== "")
    .map((label) => ({ kind: "word", label }));

const kindOf = (kind: string | undefined): Part["kind"] =>
  (["size", "thickness", "grade", "brand", "city"] as const).find((known) => known === kind) ?? "word";
