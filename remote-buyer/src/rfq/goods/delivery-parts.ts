import type { DeliveryPart } from "@mandi/shared/contract/trade-document";
import { figureProblem } from "@mandi/shared/format/figure-problem";
import { type PartProblem, partProblem, type WholeDelivery } from "@mandi/shared/format/part-problem";
import { deliveryParts } from "@mandi/shared/messages/delivery-parts";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { Array as ArrayOf, Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { type RfqRequest, tonnesOf } from "../rfq-request";

/** A part as it is filled in: its day, and the typed MT of each product of the request. */
export const FormPart = ObjectOf({ day: StringOf(), tonnes: ArrayOf(StringOf()) });
export type FormPart = Static<typeof FormPart>;

/**
 * The given number of parts, each product divided evenly in whole MT; days already chosen are kept. A single part means
 * no parts: everything at once.
 */
export function splitParts(count: number, asked: readonly RfqRequest[], before: readonly FormPart[]): FormPart[] {
  if (count < 2) return [];
  return Array.from({ length: count }, (_, place) => ({
    day: before[place]?.day ?? "",
    tonnes: asked.map((request) => shareOf(tonnesOf(request), count, place)),
  }));
}

/** The first parts get the remainder. */
function shareOf(tonnes: number, count: number, place: number): string {
  const share = Math.floor(tonnes / count) + (place < tonnes % count ? 1 : 0);
  return share === 0 ? "" : String(share);
}

/** The parts of one product, without those that deliver nothing of it. */
export function partsOfProduct(parts: readonly FormPart[], product: number): DeliveryPart[] {
  return placedParts(parts, product).map(({ part }) => part);
}

function placedParts(parts: readonly FormPart[], product: number) {
  return parts
    .map(({ day, tonnes }, place) => ({ place, part: { day, quantity: figureOf(tonnes[product] ?? "", 0) ?? 0 } }))
    .filter(({ part }) => part.quantity > 0);
}

/** The problem with a part, and the product concerned. */
export interface FormPartProblem extends PartProblem {
  readonly product: number;
}

/** The first problem with the parts, or null. */
export function findPartProblem(
  parts: readonly FormPart[],
  asked: readonly RfqRequest[],
  days: Pick<WholeDelivery, "today" | "neededBy">,
): FormPartProblem | null {
  if (parts.length === 0) return null;
  const unclear = findUnclear(parts);
  if (unclear) return unclear;
  const empty = parts.findIndex(({ day }) => day === "");
  if (empty >= 0) return { place: empty, product: 0, field: "day", text: deliveryParts.dayMissing };
  for (const [product, request] of asked.entries()) {
    const placed = placedParts(parts, product);
    const problem = partProblem(
      placed.map(({ part }) => part),
      { ...days, quantity: tonnesOf(request) },
    );
    if (problem) return { ...problem, product, place: placed[problem.place]?.place ?? 0 };
  }
  return null;
}

/** The first typed amount that is not a whole number of MT. */
function findUnclear(parts: readonly FormPart[]): FormPartProblem | null {
  for (const [place, { tonnes }] of parts.entries()) {
    for (const [product, typed] of tonnes.entries()) {
      const text = typed === "" ? null : figureProblem(typed, { decimals: 0 });
      if (text !== null) return { place, product, field: "quantity", text };
    }
  }
  return null;
}
