import * as store from "./shipment-load.store";

/** The vehicles of an order by weight, those that were removed left out. */
export const listLoads = store.selectLoads;

/** The same of several orders. */
export const listLoadsOfOrders = store.selectLoadsOf;

/** The vehicles of an order whose invoice is issued. */
export const listInvoiced = store.selectInvoiced;
