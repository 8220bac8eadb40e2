import { Object as ObjectOf, Optional, type Static } from "typebox";
import { closed, optionalEmail, phoneField, requiredLine, textField } from "./field";

/** `POST /contact-us`. */
export const ContactUsBody = ObjectOf(
  {
    name: requiredLine(120, "Please enter your full name"),
    phone: phoneField("Please enter a valid phone number"),
    email: Optional(optionalEmail),
    message: Optional(textField(2_000)),
  },
  closed,
);
export type ContactUsBody = Static<typeof ContactUsBody>;
