import { page } from "@mandi/shared/messages/buyer";
import { deliveryParts } from "@mandi/shared/messages/delivery-parts";
import type { RfqRequest } from "../rfq-request";

const named = ({ product }: RfqRequest) => deliveryParts.quantityOf(product.name, product.brand);
const placed = (request: RfqRequest) => `${named(request)}, ${page.exCity(request.product.origin_city)}`;
const graded = (request: RfqRequest) => [placed(request), request.quality].filter(Boolean).join(", ");

/**
 * The label of each product's amount: as much as distinguishes it from the others, and its position where nothing does.
 */
export function partLabels(asked: readonly RfqRequest[]): readonly string[] {
  return asked.map((request, place) => {
    const telling = [named, placed, graded].find((of) =>
      asked.every((other) => other === request || of(other) !== of(request)),
    );
    return telling ? telling(request) : deliveryParts.nth(named(request), place + 1);
  });
}
