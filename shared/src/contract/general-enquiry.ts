import { Object as ObjectOf, Optional, type Static } from "typebox";
import { chosenId, closed, lineField, optionalEmail, phoneField, requiredLine, requiredText, textField } from "./field";

/** `POST /general-enquiry`. */
export const GeneralEnquiryBody = ObjectOf(
  {
    name: requiredLine(120, "Please enter your name"),
    company_name: Optional(lineField(160)),
    contact_number: phoneField("Please enter valid phone number"),
    email: Optional(optionalEmail),
    gst_number: Optional(lineField(20)),
    delivery_location: requiredLine(200, "Please enter delivery location"),
    brand_id: chosenId("Please select brand"),
    seller_commodity_product_id: chosenId("Please select product"),
    requirement: requiredText(500, "Please enter requirement"),
    message: Optional(textField(2_000)),
  },
  closed,
);
export type GeneralEnquiryBody = Static<typeof GeneralEnquiryBody>;
