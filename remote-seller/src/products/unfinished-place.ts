/** Where the device keeps the rest of an interrupted change: the page glances there before it loads the code for it. */
export const unfinishedPlace = { area: "seller", purpose: "many-products" } as const;
