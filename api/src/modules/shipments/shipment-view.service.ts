import { selectCarriedOrders } from "../../reads/carried-orders.read";
import { selectCreditNotes } from "./credit-note.store";
import { selectIssuedInvoices } from "./issued-invoice.store";
import { selectCarriers, selectShipments, selectShipmentsOf } from "./shipment.store";

/** The vehicles of an order. */
export const listShipments = selectShipments;

/** The vehicles of many orders. */
export const listShipmentsOf = selectShipmentsOf;

/** Who carries, by name and phone. */
export const listCarriers = selectCarriers;

/** The orders a transporter carries. */
export const listCarriedOrders = selectCarriedOrders;

/** What the invoices of an order said when they were issued. */
export const listIssuedInvoices = selectIssuedInvoices;

/** The credit notes of an order, each with the invoices that it took back. */
export const listCreditNotes = selectCreditNotes;
