/** The beginning of a text, at most this many characters as PostgreSQL counts them; never half of one, which it does not store. */
export function cutText(text: string, atMost: number): string {
  return text.length <= atMost ? text : Array.from(text).slice(0, atMost).join("");
}
