/** Who acts next on an order; `short` in the row of a list on a phone. */
export const orderActs = {
  sellerConfirms: { text: "The seller confirms the stock", short: "seller confirms" },
  transporterBooks: { text: "The transporter books a vehicle", short: "truck to come" },
  sellerLoads: { text: "The seller loads the truck", short: "seller loads" },
  transporterDelivers: { text: "The transporter delivers", short: "on the way" },
  payInvoice: { text: "You act next: pay the invoice", short: "you: pay" },
  weRefund: { text: "We are refunding you", short: "we refund" },
  confirmStock: { text: "You act next: confirm the stock", short: "you: confirm" },
  loadTruck: { text: "You act next: load the truck", short: "you: load" },
} as const;
