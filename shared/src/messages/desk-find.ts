import type { FindKind } from "../contract/desk/queue";

/** Messages of the desk's search by number. */
export const found = {
  title: "Find",
  label: "Number, phone, GSTIN or name",
  find: "Find",
  hint: "Number of a quotation, order, payment, batch, request, enquiry, document, certificate, challan, e-way bill, IRN or vehicle; UTR, phone, GSTIN, PAN, or part of a name.",
  none: "Nothing found",
  results: "Found",
  heads: { kind: "Kind", number: "No.", what: "What", party: "Party", status: "Status" },
  kinds: {
    quotation: "Quotation",
    order: "Order",
    payment: "Payment",
    user: "User",
    batch: "Payout batch",
    approval: "Second person",
    listing: "Listing",
    credit: "Credit",
    entry: "Entry of the books",
    line: "Line of the bank statement",
    paper: "Document",
    inbox: "Enquiry or message",
    certificate: "Certificate of deducted tax",
    "e-way bill": "E-way bill",
  } satisfies Readonly<Record<FindKind, string>>,
} as const;
