import { selectCarriedOrders } from "../../reads/carried-orders.read";
import { selectCarriedShipment, selectCarriers, selectShipments, selectShipmentsOf } from "./shipment.store";

/** The vehicles of an order. */
export const listShipments = selectShipments;

/** The vehicles of many orders. */
export const listShipmentsOf = selectShipmentsOf;

/** Who carries, by name and phone. */
export const listCarriers = selectCarriers;

/** The orders a transporter carries. */
export const listCarriedOrders = selectCarriedOrders;

/** A vehicle of a carrier. */
export const findCarriedShipment = selectCarriedShipment;
