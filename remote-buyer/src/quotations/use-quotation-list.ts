import type { QuotationListQuery, SentQuotation } from "@mandi/shared/contract/quotation";
import type { ReceivedQuotation } from "@mandi/shared/contract/seller-quotation";
import { quotationStatuses } from "@mandi/shared/contract/trade-document";
import { usePageState } from "@mandi/shared/state/use-page-state";
import { useTradeList } from "../page/use-trade-list";
import { readReceivedQuotations, readSentQuotations } from "./quotation.api";

interface PageOf<Row> {
  readonly data: readonly Row[];
  readonly total: number;
  readonly per_page: number;
  readonly current_page: number;
}

/** One page of a list, with the side it belongs to. */
export type QuotationPage =
  | ({ readonly side: "sent" } & PageOf<SentQuotation>)
  | ({ readonly side: "received" } & PageOf<ReceivedQuotation>);

/** The quotations of the address. */
export function useQuotationList() {
  const list = useTradeList(quotationStatuses);
  const { side, view } = list;
  const { status, sort, page } = view;
  const query: QuotationListQuery = {
    ...(page > 1 && { page }),
    ...(status !== null && { status }),
    ...(sort !== "newest" && { sort }),
  };
  const state = usePageState<QuotationPage>(
    JSON.stringify({ side, query }),
    async (signal) =>
      side === "sent"
        ? { side, ...(await readSentQuotations(query, signal)) }
        : { side, ...(await readReceivedQuotations(query, signal)) },
    { isEmpty: ({ data }) => data.length === 0 },
  );
  return { list, state };
}
