import { Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";
import { Id } from "./wire";

/**
 * `POST /general-enquiry`, with or without a session (H-02). Company, e-mail, GST number and message may be
 * empty or missing.
 */
export const GeneralEnquiryRequest = ObjectOf({
  name: StringOf({ minLength: 1, maxLength: 120 }),
  company_name: Optional(StringOf({ maxLength: 160 })),
  contact_number: StringOf({ pattern: "^[0-9]{10}$" }),
  email: Optional(StringOf({ maxLength: 254 })),
  gst_number: Optional(StringOf({ maxLength: 20 })),
  delivery_location: StringOf({ minLength: 1, maxLength: 200 }),
  brand_id: Id,
  seller_commodity_product_id: Id,
  requirement: StringOf({ minLength: 1, maxLength: 1000 }),
  message: Optional(StringOf({ maxLength: 2000 })),
});
export type GeneralEnquiryRequest = Static<typeof GeneralEnquiryRequest>;
