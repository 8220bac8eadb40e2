import type { QuotationListQuery, SentQuotation } from "@mandi/shared/contract/quotation";
import type { ReceivedQuotation } from "@mandi/shared/contract/seller-quotation";
import { quotationStatuses } from "@mandi/shared/contract/trade-document";
import type { PageState } from "@mandi/shared/state/page-state";
import { useFollowing } from "@mandi/shared/state/use-following";
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

/** A request may be open for no more than an hour: who waits with the list open must see it come. */
const looksAgainMs = 30_000;

/** The quotations of the address, looked at again while they are seen. */
export function useQuotationList() {
  const list = useTradeList(quotationStatuses);
  const { side, view } = list;
  const { status, sort, page } = view;
  const query: QuotationListQuery = {
    ...(page > 1 && { page }),
    ...(status !== null && { status }),
    ...(sort !== "newest" && { sort }),
  };
  const { state } = useFollowing<QuotationPage>(
    JSON.stringify({ side, query }),
    async (signal) =>
      side === "sent"
        ? { side, ...(await readSentQuotations(query, signal)) }
        : { side, ...(await readReceivedQuotations(query, signal)) },
    { paceOf: () => looksAgainMs },
  );
  return { list, state: emptyOr(state) };
}

/** Said here and not of the first answer alone: an empty list is followed as well, and fills. */
function emptyOr(state: PageState<QuotationPage>): PageState<QuotationPage> {
  return state.kind === "ready" && state.data.data.length === 0 ? { kind: "empty" } : state;
}
