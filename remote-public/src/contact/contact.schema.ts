import type { ContactUsBody } from "@mandi/shared/contract/contact-us";
import { normaliseMobile } from "@mandi/shared/format/mobile";
import { contact } from "@mandi/shared/messages/public";
import { object, string } from "yup";

export interface ContactForm {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
}

export const emptyContact: ContactForm = { name: "", phone: "", email: "", message: "" };

/** Name and phone are required; e-mail and message are optional. */
export const contactSchema = object({
  name: string().trim().required(contact.nameMissing),
  phone: string()
    .transform(normaliseMobile)
    .required(contact.phoneInvalid)
    .matches(/^\d{10}$/, contact.phoneInvalid),
});

export function toContactBody({ name, phone, email, message }: ContactForm): ContactUsBody {
  return { name: name.trim(), phone: normaliseMobile(phone), email: email.trim(), message: message.trim() };
}
