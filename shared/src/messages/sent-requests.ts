import { counted } from "../format/counted";
/** Messages above the list of quotations after a request was sent. */
export const sentRequests = {
  title: (count: number) => `${counted(count, "request")} sent`,
  text: (count: number) => (count === 1 ? "Offers appear here:" : "Offers appear on each of them:"),
  goods: (name: string, brand: string, quantity: string) => `${name}, ${brand}, ${quantity}`,
} as const;
