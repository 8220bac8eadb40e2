/** The fields of the decision about a transfer. */
export const decisionId = "payment-decision";
