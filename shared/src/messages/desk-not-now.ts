/** Why the desk cannot do something about an order at the moment. */
export const notNowReasons = {
  title: "Not now",
  unconfirmed: "after the seller confirms",
  noVehicle: "after a vehicle is planned",
  notAllPlanned: "after every tonne has a vehicle with a driver",
  confirmed: "confirmed already",
  hasVehicles: "vehicles are planned",
  loading: "loading has begun",
  cancelled: "the order is cancelled",
  nothingBeyond: "nothing is paid beyond the invoices",
  noDifference: "only a difference of up to ₹1 after the delivery",
  nothingOwed: "nothing is owed to the seller or the transporter",
  noInvoice: "after the first invoice",
} as const;
