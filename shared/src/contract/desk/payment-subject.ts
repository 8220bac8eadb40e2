import { requiredLine } from "../field";
import { withReason } from "./field";

/** What a transfer under check pays. */
export const paymentSubjectWrites = {
  "payment pays": {
    right: "money",
    path: "/desk/payment/:id/pays",
    summary: "Correct what a transfer is for: the number of an unpaid invoice or order of its payer",
    body: withReason({ pays: requiredLine(16, "Please choose what it is for") }),
  },
} as const;
