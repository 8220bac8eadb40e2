import { readHandedText } from "@mandi/shared/browser/asked-text";
import { ContactUsBody } from "@mandi/shared/contract/contact-us";
import { normaliseMobile } from "@mandi/shared/format/mobile";
import { contractText } from "@mandi/shared/forms/contract-schema";
import { object } from "yup";

export interface ContactForm {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
}

export const emptyContact: ContactForm = { name: "", phone: "", email: "", message: "" };

/** The initial form: the text that came with the navigation, if any, is the message. */
export function firstContact(state: unknown): ContactForm {
  return { ...emptyContact, message: readHandedText(state) };
}

/** Name and phone are required; e-mail and message are optional. */
export const contactSchema = object({
  name: contractText(ContactUsBody.properties.name),
  phone: contractText(ContactUsBody.properties.phone, normaliseMobile),
});

export function toContactBody({ name, phone, email, message }: ContactForm): ContactUsBody {
  return { name: name.trim(), phone: normaliseMobile(phone), email: email.trim(), message: message.trim() };
}
