import { normaliseMobile } from "./mobile";

/** `+91 98930 00147`. Anything that is not a ten-digit number is shown as it came. */
export function formatPhone(phone: string): string {
  const digits = normaliseMobile(phone);
  return digits.length === 10 ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : phone;
}

/** Address for a `tel:` link. */
export function telephoneLink(phone: string): string {
  const digits = normaliseMobile(phone);
  return digits.length === 10 ? `tel:+91${digits}` : `tel:${phone.replaceAll(/[^\d+]/gu, "")}`;
}
