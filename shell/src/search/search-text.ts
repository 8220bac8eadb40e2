import type { GeneralSearchAnswer } from "@mandi/shared/contract/general-search";
import { quantitiesIn, wholeTonnes, withoutQuantities } from "@mandi/shared/format/pasted-list/quantity";
import { type Delivery, deliveryStore } from "@mandi/shared/session";

/** The quantity of the text in whole MT; null when it has none. */
export function tonnesIn(text: string): number | null {
  const kg = quantitiesIn(text.toLowerCase())[0]?.kg ?? 0;
  const tonnes = wholeTonnes(kg);
  return kg >= 1_000 && tonnes <= 10_000 ? tonnes : null;
}

/** Whether the text is a quantity alone, `25 mt`, of which nothing can be found. */
export const isQuantityAlone = (text: string): boolean => withoutQuantities(text.toLowerCase()).trim() === "";

/**
 * The place in the text for which prices are meant: the one whose pincode it contains. A city alone counts when offers are
 * found and no place of delivery is set yet; a set one stays.
 */
export function typedPlaceOf({ delivery_place, understood }: GeneralSearchAnswer, text: string): Delivery | null {
  if (!delivery_place) return null;
  const isMeant = understood !== undefined && deliveryStore.getState().delivery === null;
  return isMeant || text.includes(delivery_place.pincode) ? delivery_place : null;
}

/**
 * The words of the text that were not used to find its goods; a city where nobody loads is one, unless prices are shown
 * there.
 */
export function unusedWords(answer: GeneralSearchAnswer, text: string): readonly string[] {
  const { understood, not_understood = [], delivery_place } = answer;
  const words = understood?.unknown ?? not_understood;
  if (!delivery_place || typedPlaceOf(answer, text) !== null) return words;
  return delivery_place.city === deliveryStore.getState().delivery?.city ? words : [...words, delivery_place.city];
}
