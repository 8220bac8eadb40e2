const NOT_FIGURE = /[^\d.]/gu;

/** Groups the whole part in the Indian way while typing; what follows the point stays as typed: `1234567.5` → `12,34,567.5`. */
export function groupFigure(raw: string): string {
  const [whole = "", ...rest] = raw.split(".");
  const last = whole.slice(-3);
  const head = whole.slice(0, -3).replaceAll(/\B(?=(\d{2})+$)/gu, ",");
  const grouped = head ? `${head},${last}` : last;
  return rest.length > 0 ? `${grouped}.${rest.join("")}` : grouped;
}

/**
 * The plain figure in what someone typed or pasted: no signs, no groups, one point at most, no needless zeros in front.
 *
 * Where only whole figures are taken (`decimals` 0), a point and what follows stay for the form to refuse: without
 * the point, the next keys of `18.50` would make 1850 of it.
 */
export function plainFigure(text: string, decimals: number): string {
  const kept = text.replaceAll(NOT_FIGURE, "");
  const [whole = "", ...rest] = kept.split(".");
  const trimmed = whole.replace(/^0+(?=\d)/u, "");
  if (rest.length === 0) return trimmed;
  const fraction = rest.join("");
  return `${trimmed || "0"}.${decimals === 0 ? fraction : fraction.slice(0, decimals)}`;
}

/** Number of digits and points before a place in a text: what the caret must keep to its left. */
export function figuresBefore(text: string, place: number): number {
  return text.slice(0, place).replaceAll(NOT_FIGURE, "").length;
}

/** The place in a grouped text that has `count` digits or points to its left. */
export function placeAfterFigures(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === count) return place;
    if (text.charAt(place) !== ",") seen += 1;
  }
  return text.length;
}
