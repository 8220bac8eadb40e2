/** Messages about the parts of a delivery, in a buyer's request. */
export const deliveryParts = {
  hint: "A preference: sellers and transporters see amounts and days.",
  part: (place: number) => `Part ${place}`,
  tonnes: "MT",
  day: "By",
  dayMissing: "Please choose a day for each part",
  quantity: "Quantity",
  quantityOf: (product: string, brand: string) => `${product}, ${brand}`,
  nth: (product: string, place: number) => `${product} (product ${place})`,
} as const;
