import { OrderLink } from "../books/order-link";

/** A line of a request, with the number of each order as a link to its page. */
export function OrderWords({ text }: { readonly text: string }) {
  return text.split(/\b(O\d{10})\b/u).map((part, place) =>
    // Every second part is what the pattern found.
    place % 2 === 0 ? part : <OrderLink key={part} number={part} />,
  );
}
