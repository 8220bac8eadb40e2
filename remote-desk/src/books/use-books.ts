import type { AccountSide } from "@mandi/shared/contract/trade-paper";
import { useQuery } from "@mandi/shared/query/use-query";
import {
  ageingQuery,
  eInvoicesQuery,
  ewayBillsQuery,
  exportCheckQuery,
  journalQuery,
  journalsQuery,
  papersQuery,
  reconciliationQuery,
  reverseChargeOwedQuery,
  tdsAdvicesQuery,
  tdsBillsQuery,
  tdsGivenQuery,
  tdsMonthsQuery,
  tdsQuartersQuery,
  tdsReceivedQuery,
  trailQuery,
  unbilledFreightQuery,
  unpaidBillsQuery,
} from "./books.api";
import type { TrailFilters } from "./trail-query";

export const useExportCheck = (month: string) => useQuery(exportCheckQuery, [month]);
export const usePapers = (kind: string, search: string, page: number) => useQuery(papersQuery, [kind, search, page]);
export const useJournals = (search: string, page: number) => useQuery(journalsQuery, [search, page]);
export const useJournal = (number: string) => useQuery(journalQuery, [number]);
export const useTrail = (filters: TrailFilters, page: number) => useQuery(trailQuery, [filters, page]);
export const useTdsMonths = () => useQuery(tdsMonthsQuery, []);
export const useTdsQuarters = () => useQuery(tdsQuartersQuery, []);
export const useTdsGiven = (page: number) => useQuery(tdsGivenQuery, [page]);
export const useTdsReceived = () => useQuery(tdsReceivedQuery, []);
export const useTdsAdvices = () => useQuery(tdsAdvicesQuery, []);
export const useUnpaidBills = () => useQuery(unpaidBillsQuery, []);
export const useAgeing = (side: AccountSide) => useQuery(ageingQuery, [side]);
export const useEInvoices = (state: string, page: number) => useQuery(eInvoicesQuery, [state, page]);
export const useEwayBills = (state: string) => useQuery(ewayBillsQuery, [state]);
export const useUnbilledFreight = (page: number) => useQuery(unbilledFreightQuery, [page]);
export const useReverseChargeOwed = () => useQuery(reverseChargeOwedQuery, []);
export const useReconciliation = () => useQuery(reconciliationQuery, []);

/** Bills of a month that count for TDS; none while no month is chosen. */
export const useTdsBills = (month: string, page: number) =>
  useQuery(tdsBillsQuery, month === "" ? null : [month, page]);
