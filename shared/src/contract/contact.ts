import { Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";

/** `POST /contact-us`, without a session. E-mail and message may be empty or missing. Answers a message. */
export const ContactRequest = ObjectOf({
  name: StringOf({ minLength: 1, maxLength: 120 }),
  phone: StringOf({ pattern: "^[0-9]{10}$" }),
  email: Optional(StringOf({ maxLength: 254 })),
  message: Optional(StringOf({ maxLength: 2000 })),
});
export type ContactRequest = Static<typeof ContactRequest>;
