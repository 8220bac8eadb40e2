import type { CreditDocumentType, CreditRequest, CreditWalletAnswer } from "@mandi/shared/contract/credit-wallet";
import { rupeesFromPaise } from "@mandi/shared/money/paise";
import type { StatementPage } from "../ledger/statement.service";
import { presentTransactions } from "../wallet/wallet.presenter";
import type { CreditLine } from "./credit.service";
import type { StoredCreditRequest } from "./credit.store";

/** A credit wallet for its owner. */
export function presentCreditWallet(wallet: {
  line: CreditLine;
  statement: StatementPage;
  refusal: string | null;
  /** Percent a year. */
  interest: number;
}): CreditWalletAnswer {
  return {
    assign_credit_balance: rupeesFromPaise(wallet.line.assignedPaise),
    credit_balance: rupeesFromPaise(wallet.line.availablePaise),
    used_credit_balance: rupeesFromPaise(wallet.line.drawnPaise),
    no_new_credit: wallet.refusal,
    late_interest_percent: wallet.interest,
    transaction: presentTransactions(wallet.statement),
  };
}

/** A credit request for the user who made it. */
export function presentCreditRequest(request: StoredCreditRequest): CreditRequest {
  return {
    id: request.id,
    wallet_document_type_name: request.typeName,
    document_type: [...request.typeTitles],
    status: request.status,
    created_at: request.createdAt.toISOString(),
    document: request.documents.map(({ title, createdAt }) => ({ title, created_at: createdAt.toISOString() })),
    reason: request.reason ?? "",
  };
}

/** A document type for the request form. */
export function presentDocumentType(type: {
  id: number;
  name: string;
  titles: readonly string[];
  descriptions: readonly string[];
}): CreditDocumentType {
  return { id: type.id, name: type.name, title: [...type.titles], description: [...type.descriptions] };
}
