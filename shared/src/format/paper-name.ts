import type { PaidPaper } from "../contract/paid-paper";

/** An invoice or debit note by its kind and number within a sentence: "debit note MD2627000001". */
export const paperInSentence = ({ kind, number }: PaidPaper): string => `${kind} ${number}`;

/** The same on its own: "Debit note MD2627000001". */
export const paperName = ({ kind, number }: PaidPaper): string =>
  `${kind === "invoice" ? "Invoice" : "Debit note"} ${number}`;
