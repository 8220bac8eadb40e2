import { Object as ObjectOf, Optional, type Static } from "typebox";
import { chosenId, closed, optionalEmail, phoneField, requiredText, textField } from "./field";

/** `POST /general-enquiry`. */
export const GeneralEnquiryBody = ObjectOf(
  {
    name: requiredText(120, "Please enter your name"),
    company_name: Optional(textField(160)),
    contact_number: phoneField("Please enter valid phone number"),
    email: Optional(optionalEmail),
    gst_number: Optional(textField(20)),
    delivery_location: requiredText(200, "Please enter delivery location"),
    brand_id: chosenId("Please select brand"),
    seller_commodity_product_id: chosenId("Please select product"),
    requirement: requiredText(500, "Please enter requirement"),
    message: Optional(textField(2_000)),
  },
  closed,
);
export type GeneralEnquiryBody = Static<typeof GeneralEnquiryBody>;
