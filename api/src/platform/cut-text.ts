/** The beginning of a text, with at most this many characters as PostgreSQL counts them; never half of one, which it would refuse. */
export function cutText(text: string, atMost: number): string {
  return text.length <= atMost ? text : Array.from(text).slice(0, atMost).join("");
}
