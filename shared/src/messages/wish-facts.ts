import type { DeliveryPart } from "../contract/trade-document";
import { formatDay } from "../format/dates";
import { formatTonnes } from "../format/quantity";
import { wish } from "./delivery-wish";

interface DeliveryWish {
  readonly needed_by?: string | null | undefined;
  readonly parts?: number | null | undefined;
  readonly delivery_parts?: readonly DeliveryPart[] | null | undefined;
}

/** The buyer's preferences for the delivery, as facts of a quotation or an order; empty when there are none. */
export function wishFacts({ needed_by, parts, delivery_parts }: DeliveryWish): { term: string; value: string }[] {
  const days = delivery_parts?.map(({ day, quantity }) => wish.part(formatTonnes(quantity), formatDay(day)));
  return [
    ...(needed_by ? [{ term: wish.neededBy, value: formatDay(needed_by) }] : []),
    ...(days ? [{ term: wish.wished, value: days.join(", ") }] : []),
    ...(parts && !days ? [{ term: wish.parts, value: wish.inParts(parts) }] : []),
  ];
}
