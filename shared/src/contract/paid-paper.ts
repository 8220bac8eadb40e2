import { Enum, Object as ObjectOf, type Static, String as StringOf } from "typebox";

/** The kinds of documents that ask a buyer for money. */
export const PaidPaperKind = Enum(["invoice", "debit note"]);
export type PaidPaperKind = Static<typeof PaidPaperKind>;

/** An invoice or debit note that somebody pays, as texts name it. */
export const PaidPaper = ObjectOf({ kind: PaidPaperKind, number: StringOf() });
export type PaidPaper = Static<typeof PaidPaper>;
