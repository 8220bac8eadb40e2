import {
  Array as ArrayOf,
  Enum,
  Null,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { WalletTransaction } from "./cash-wallet";
import { chosenId, closed, requiredLine } from "./field";
import { paidOnField, partOfDueField, proofField, utrField } from "./payment";
import { Id, Instant, paged, Rupees } from "./wire";

/** `GET /credit-wallet`. */
export const CreditWalletAnswer = ObjectOf({
  /** The limit the desk has granted. */
  assign_credit_balance: Rupees,
  /** What is left of it. */
  credit_balance: Rupees,
  /** What is drawn and has to be repaid (additive). */
  used_credit_balance: Rupees,
  /** Why there is no new credit at present and what to do, as sentences; null where there is (additive). */
  no_new_credit: Optional(Union([StringOf(), Null()])),
  /** What an invoice bears past its due day, in percent a year before GST; 0 for none (additive). */
  late_interest_percent: Optional(NumberOf()),
  transaction: paged(WalletTransaction),
});
export type CreditWalletAnswer = Static<typeof CreditWalletAnswer>;

/** `POST /credit-wallet/repayment` (additive): from the cash wallet at once, or a bank transfer for the desk to check. */
export const CreditRepaymentBody = ObjectOf(
  {
    source: Enum(["cash", "bank"]),
    amount: partOfDueField,
    utr: Optional(utrField),
    paid_on: Optional(paidOnField),
    upload_id: Optional(proofField),
  },
  closed,
);
export type CreditRepaymentBody = Static<typeof CreditRepaymentBody>;

/** States of a credit request (docs/domain.md#credit). */
export const creditRequestStatuses = ["pending", "under review", "approved", "rejected"] as const;
export const CreditRequestStatus = Enum([...creditRequestStatuses]);
export type CreditRequestStatus = Static<typeof CreditRequestStatus>;
/** The state as pages receive it: displayed without any change. */
const ReadCreditRequestStatus = Union([CreditRequestStatus, StringOf()]);

/** A credit request. */
export const CreditRequest = ObjectOf({
  id: Id,
  wallet_document_type_name: StringOf(),
  /** Titles of the documents that its type asks for. */
  document_type: ArrayOf(StringOf()),
  status: ReadCreditRequestStatus,
  created_at: Instant,
  /** Documents submitted so far (additive). */
  document: ArrayOf(ObjectOf({ title: StringOf(), created_at: Instant })),
  /** The desk's message about its decision; empty otherwise (additive). */
  reason: StringOf(),
});
export type CreditRequest = Static<typeof CreditRequest>;

/** `GET /credit-wallet-request`, newest first. */
export const CreditRequestListAnswer = ObjectOf({ data: ArrayOf(CreditRequest) });
export type CreditRequestListAnswer = Static<typeof CreditRequestListAnswer>;

/** `POST /credit-wallet-request`. */
export const CreditRequestBody = ObjectOf(
  { credit_wallet_document_type_id: chosenId("Please select a document type") },
  closed,
);
export type CreditRequestBody = Static<typeof CreditRequestBody>;

/** `POST /credit-wallet-request/{id}/document?title=` (additive, docs/domain.md#credit): one file of the type's documents. */
export const CreditDocumentParams = ObjectOf({ id: Id }, closed);
export const CreditDocumentQuery = ObjectOf({ title: requiredLine(120, "Please select a document") }, closed);

/** The documents a type of business must submit for credit; `title` and `description` are parallel lists. */
export const CreditDocumentType = ObjectOf({
  id: Id,
  name: StringOf(),
  title: ArrayOf(StringOf()),
  description: ArrayOf(StringOf()),
});
export type CreditDocumentType = Static<typeof CreditDocumentType>;

/** `GET /credit-wallet-document-type`. */
export const CreditDocumentTypeListAnswer = ObjectOf({ data: ArrayOf(CreditDocumentType) });
export type CreditDocumentTypeListAnswer = Static<typeof CreditDocumentTypeListAnswer>;
