import { insertAward } from "./freight-award.store";

/** Stores the first award of an order, which its marking has decided. */
export const storeAward = insertAward;
