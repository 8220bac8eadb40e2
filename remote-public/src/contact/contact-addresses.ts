import { normaliseMobile } from "@mandi/shared/format/mobile";

// Configured values become links only when they are valid; the desk may have typed anything.

/** `mailto:` address, or null for a text that is not an e-mail address. */
export function mailAddress(email: string): string | null {
  return /^[^\s@,;:?&<>"]+@[^\s@,;:?&<>"]+\.[^\s@,;:?&<>"]+$/.test(email) ? `mailto:${email}` : null;
}

/** WhatsApp's address for ten digits, a number with country code, or a WhatsApp address; null for anything else. */
export function whatsappAddress(configured: string): string | null {
  const digits = normaliseMobile(configured);
  if (/^\d{10}$/.test(digits)) return `https://wa.me/91${digits}`;
  if (/^\+?\d{11,15}$/.test(digits)) return `https://wa.me/${digits.replace("+", "")}`;
  return /^https:\/\/(?:wa\.me|api\.whatsapp\.com)\/[^\s]*$/.test(configured) ? configured : null;
}
