import { DeskAccountListAnswer } from "@mandi/shared/contract/desk/account-list";
import { DeskEwayBillListAnswer } from "@mandi/shared/contract/desk/eway-bill";
import { ExportCheckAnswer } from "@mandi/shared/contract/desk/export";
import { DeskUnbilledFreightAnswer } from "@mandi/shared/contract/desk/freight";
import { DeskAgeingAnswer, DeskJournalListAnswer, DeskUnpaidBillAnswer } from "@mandi/shared/contract/desk/ledger";
import { DeskJournalAnswer, DeskReconciliationAnswer } from "@mandi/shared/contract/desk/money";
import { DeskPaperListAnswer } from "@mandi/shared/contract/desk/paper";
import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { DeskEInvoiceListAnswer } from "@mandi/shared/contract/desk/tax-portal";
import {
  DeskTdsAdviceAnswer,
  DeskTdsListAnswer,
  DeskTdsMonthAnswer,
  DeskTdsReceivedAnswer,
} from "@mandi/shared/contract/desk/tds";
import { DeskTdsGivenAnswer } from "@mandi/shared/contract/desk/tds-given";
import { DeskTdsQuarterAnswer } from "@mandi/shared/contract/desk/tds-quarter";
import type { AccountSide } from "@mandi/shared/contract/trade-paper";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";
import type { TrailFilters } from "./trail-query";

/** A page of a list, filtered by the non-empty values. */
const listQuery = (page: number, filters: Readonly<Record<string, string>>) => ({
  ...(page > 1 && { page }),
  ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== "")),
});

export const ageingQuery = defineQuery((signal, side: AccountSide) =>
  http.get("/desk/ageing", DeskAgeingAnswer, { signal, query: { side } }),
);

export const unpaidBillsQuery = defineQuery((signal) =>
  http.get("/desk/unpaid-bill", DeskUnpaidBillAnswer, { signal }),
);

export const journalsQuery = defineQuery((signal, search: string, page: number) =>
  http.get("/desk/journal", DeskJournalListAnswer, { signal, query: listQuery(page, { search }) }),
);

/** An entry by its number, JRN0004821. */
export const journalQuery = defineQuery((signal, number: string) =>
  http.get(`/desk/journal/${number}`, DeskJournalAnswer, { signal }),
);

export const reconciliationQuery = defineQuery((signal) =>
  http.get("/desk/reconciliation", DeskReconciliationAnswer, { signal }),
);

export const exportCheckQuery = defineQuery((signal, month: string) =>
  http.get("/desk/export/check", ExportCheckAnswer, { signal, query: { month } }),
);

export const tdsMonthsQuery = defineQuery((signal) => http.get("/desk/tds/month", DeskTdsMonthAnswer, { signal }));

export const tdsGivenQuery = defineQuery((signal, page: number) =>
  http.get("/desk/tds/given", DeskTdsGivenAnswer, { signal, query: listQuery(page, {}) }),
);

export const tdsQuartersQuery = defineQuery((signal) =>
  http.get("/desk/tds/quarter", DeskTdsQuarterAnswer, { signal }),
);

export const tdsBillsQuery = defineQuery((signal, month: string, page: number) =>
  http.get("/desk/tds", DeskTdsListAnswer, { signal, query: { ...listQuery(page, {}), month } }),
);

export const tdsReceivedQuery = defineQuery((signal) =>
  http.get("/desk/tds/received", DeskTdsReceivedAnswer, { signal }),
);

export const tdsAdvicesQuery = defineQuery((signal) => http.get("/desk/tds/advice", DeskTdsAdviceAnswer, { signal }));

const answerMs = 5_000;

/** Fetched again until the portal has answered each cancellation. */
export const eInvoicesQuery = defineQuery(
  (signal, state: string, page: number) =>
    http.get("/desk/e-invoice", DeskEInvoiceListAnswer, { signal, query: listQuery(page, { state }) }),
  { refetchInterval: ({ data }) => (data.some(({ is_cancelling }) => is_cancelling === 1) ? answerMs : null) },
);

export const ewayBillsQuery = defineQuery((signal, state: string) =>
  http.get("/desk/eway-bill", DeskEwayBillListAnswer, { signal, query: listQuery(1, { state }) }),
);

export const papersQuery = defineQuery((signal, kind: string, search: string, page: number) =>
  http.get("/desk/paper", DeskPaperListAnswer, { signal, query: listQuery(page, { kind, search }) }),
);

export const trailQuery = defineQuery((signal, { person, whose, ...filters }: TrailFilters, page: number) => {
  const ofPerson = whose === "own" ? { actor_id: person } : { person_id: person };
  return http.get("/desk/audit", DeskAuditAnswer, { signal, query: listQuery(page, { ...filters, ...ofPerson }) });
});

const reverseChargeAccount = "rcm_payable";

export const unbilledFreightQuery = defineQuery((signal, page: number) =>
  http.get("/desk/unbilled-freight", DeskUnbilledFreightAnswer, { signal, query: listQuery(page, {}) }),
);

export const reverseChargeOwedQuery = defineQuery(async (signal) => {
  const query = { search: reverseChargeAccount };
  const { data } = await http.get("/desk/account", DeskAccountListAnswer, { signal, query });
  const account = data.find(({ code }) => code === reverseChargeAccount);
  return { owed: account?.balance ?? 0, waits: account?.waits ?? 0, approvalId: account?.approval_id ?? null };
});
