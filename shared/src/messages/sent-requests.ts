/** Messages above the list of quotations after a request was sent. */
export const sentRequests = {
  title: (count: number) => (count === 1 ? "1 request sent" : `${count} requests sent`),
  text: "Offers appear on each of them:",
  goods: (name: string, brand: string, quantity: string) => `${name}, ${brand}, ${quantity}`,
} as const;
