import * as store from "./listing-stock.store";

/** What is free of these sizes, locked until the transaction ends: who promises stock looks at it here first. */
export const lockFreeStock = store.selectFreeStockForUpdate;

/** What is free of these sizes at the moment, for a look. */
export const readFreeStock = store.selectFreeStock;
