import { Array as ArrayOf, Boolean as BooleanOf, Integer, Object as ObjectOf, Optional, type Static } from "typebox";
import { partsAtMost, WishedParts } from "./delivery-part";
import { closed } from "./field";
import { CreateQuotationBody } from "./quotation-request";
import { Day, Id, MessageAnswer } from "./wire";

const { billing_address, consignee_detail, purpose, description, ...goods } = CreateQuotationBody.properties;

/**
 * What is requested of one product. Of any brand it is matched by product, sizes and city alone; with any city, sellers of every
 * city compete, and `origin_city` only names one of them.
 */
const RequestedGoods = ObjectOf(
  {
    ...goods,
    any_brand: Optional(BooleanOf()),
    any_city: Optional(BooleanOf()),
    delivery_parts: Optional(WishedParts),
  },
  closed,
);

/** Products of one request at most. */
export const groupAtMost = 12;

/**
 * `POST /product-enquiry-group` (additive): several products in one request, all or none. Each becomes a separate
 * quotation. Day and parts are preferences that sellers and transporters see; a product's `delivery_parts` are more
 * detailed than the number `parts`.
 */
export const CreateQuotationGroupBody = ObjectOf(
  {
    goods: ArrayOf(RequestedGoods, {
      minItems: 1,
      maxItems: groupAtMost,
      message: `Please ask for 1 to ${groupAtMost} products`,
    }),
    billing_address,
    consignee_detail,
    purpose,
    description,
    needed_by: Optional(Day),
    parts: Optional(Integer({ minimum: 2, maximum: partsAtMost })),
  },
  closed,
);
export type CreateQuotationGroupBody = Static<typeof CreateQuotationGroupBody>;

export const CreateQuotationGroupAnswer = ObjectOf({ ...MessageAnswer.properties, ids: ArrayOf(Id) });
export type CreateQuotationGroupAnswer = Static<typeof CreateQuotationGroupAnswer>;
