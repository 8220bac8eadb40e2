/** Whether what stands in an address can be the key of a thing; anything else names nothing. */
export const isKey = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);
