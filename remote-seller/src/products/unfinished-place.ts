/** Where the device stores the rest of an interrupted change: the page checks it before it loads the code for it. */
export const unfinishedPlace = { area: "seller", purpose: "many-products" } as const;
