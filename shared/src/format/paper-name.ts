/** A document that asks a buyer for money. */
interface NamedPaper {
  readonly kind: "invoice" | "debit note";
  readonly number: string;
}

/** An invoice or debit note by its kind and number within a sentence: "debit note MD2627000001". */
export const paperInSentence = ({ kind, number }: NamedPaper): string => `${kind} ${number}`;

/** The same on its own: "Debit note MD2627000001". */
export const paperName = ({ kind, number }: NamedPaper): string =>
  `${kind === "invoice" ? "Invoice" : "Debit note"} ${number}`;
