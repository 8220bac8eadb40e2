/** Browsers of the last few years; older ones would cost everyone else the bytes. */
export const browsers = ["chrome >= 109", "edge >= 109", "firefox >= 115", "safari >= 16.4"];

/** A hung chunk is given up after this time. */
export const chunkLoadTimeoutMs = 120_000;

/** TypeBox does not say that its modules have no effect of their own; without this its type parser travels along (15 kB). */
export const rulesOfLibraries = [{ test: /[\\/]node_modules[\\/]typebox[\\/]/, sideEffects: false }];
