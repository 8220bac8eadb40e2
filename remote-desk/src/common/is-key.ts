/** Whether a part of an address can be the key of an object. */
export const isKey = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);
