/** Messages of the dialog for the place of delivery, which comes with its first use. */
export const deliveryDialog = {
  title: "Delivery pincode",
  text: "Lists and offers then show the estimated landed price at this place. It is kept in this browser.",
  pincode: "Pincode",
  use: "Show landed prices",
  clear: "Show ex prices",
  unknown: "No post office has this pincode. Check the six digits.",
  usual: (place: string, reason: string) => `Set now: ${place}, ${reason}.`,
  own: (pincode: string, city: string) => `${pincode} ${city}, your address`,
} as const;
