/** What an act on an order comes to, before it is done. */
export const orderDrafts = {
  reason: "On the document",
  line: (size: string) => `${size}, before GST`,
  weighed: (quantity: string, amount: string) => `${quantity}, ${amount}`,
  freight: "Of which freight",
  taxable: "Taxable value",
  roundOff: "Round-off",
  credit: "Total of the credit note",
  debit: "Total of the debit note",
  dueOn: "To pay by",
  figures: {
    price: "For price with GST",
    transport_price: "Freight per MT with GST",
    charged: "Charged to the buyer so far",
    due: "Due from the buyer",
  },
  fromTo: (before: string, after: string) => `${before} now, ${after} after this`,
  issueCredit: (total: string) => `Issue the credit note, ${total}`,
  issueDebit: (total: string) => `Issue the debit note, ${total}`,
  changeFreight: (price: string) => `Change the freight: ${price} in all`,
} as const;
