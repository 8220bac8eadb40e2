import { lineField, requiredLine } from "../field";
import { withReason } from "./field";

/**
 * The number of the invoice or order that the transfer paid when it was read; empty for none. Accepting the transfer is
 * refused (409) when it pays another one by now.
 */
export const expectedPays = lineField(16);

/** What a transfer under check pays. */
export const paymentSubjectWrites = {
  "payment pays": {
    right: "money",
    path: "/desk/payment/:id/pays",
    summary: "Correct what a transfer is for: the number of an unpaid invoice or order of its payer",
    body: withReason({ pays: requiredLine(16, "Please choose what it is for") }),
  },
} as const;
