import { normaliseMobile } from "@mandi/shared/format/mobile";
import { telephoneLink } from "@mandi/shared/format/phone";

// Configured values were typed by somebody. Each becomes a link only when it is valid; anything else, such as a
// `javascript:` address, is shown as text or not at all.

/** An address on the web, or null. */
export function webLink(value: string | undefined): string | null {
  if (!value) return null;
  try {
    const url = new URL(value.trim());
    return url.protocol === "https:" ? url.href : null;
  } catch {
    return null;
  }
}

export function mailLink(email: string): string | null {
  const address = email.trim();
  return /^[^\s@,;:?&<>"]+@[^\s@,;:?&<>"]+\.[^\s@,;:?&<>"]+$/.test(address) ? `mailto:${address}` : null;
}

export function callLink(phone: string): string | null {
  return /^\+?[\d\s().-]{5,20}$/.test(phone.trim()) ? telephoneLink(phone.trim()) : null;
}

const whatsappHosts = ["wa.me", "api.whatsapp.com", "whatsapp.com", "www.whatsapp.com"];

/** Accepts the ten digits of an Indian number, a number with country code, or an address of WhatsApp. */
export function whatsappLink(value: string): string | null {
  const digits = normaliseMobile(value.trim());
  if (/^\d{10}$/.test(digits)) return `https://wa.me/91${digits}`;
  if (/^\+?\d{11,15}$/.test(digits)) return `https://wa.me/${digits.replace("+", "")}`;
  const link = webLink(value);
  return link !== null && whatsappHosts.includes(new URL(link).hostname) ? link : null;
}

/** The target of Download App: the app store, or the app banner on the home page. */
export function appLink(setup: { readonly play_store_link?: string; readonly app_store_link?: string } | null): string {
  return webLink(setup?.play_store_link) ?? webLink(setup?.app_store_link) ?? "/#download-app";
}
