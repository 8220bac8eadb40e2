/** The reference of a bank transfer as it is sent: upper case without spaces or dashes. Its rule is `utrField` of the contract. */
export function normaliseUtr(text: string): string {
  return text.replaceAll(/[\s-]/gu, "").toUpperCase();
}
