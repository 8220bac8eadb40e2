const cookieName = "__Host-mandi-consent";

/** Thirty days, in seconds. */
const lifeSeconds = 30 * 24 * 60 * 60;

/** Whether the notice was accepted within the last thirty days; the browser forgets it on its own after that. */
export function hasConsent(): boolean {
  return document.cookie.split(";").some((part) => part.trim() === `${cookieName}=accepted`);
}

export function giveConsent(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${cookieName}=accepted; Max-Age=${lifeSeconds}; Path=/; Secure; SameSite=Strict`;
}
