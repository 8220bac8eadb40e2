import type { ListTurns } from "@mandi/shared/contract/list-turns";
import type { QuotationListQuery, SentQuotation } from "@mandi/shared/contract/quotation";
import type { ReceivedQuotation } from "@mandi/shared/contract/seller-quotation";
import { quotationStatuses } from "@mandi/shared/contract/trade-document";
import { quotationList } from "@mandi/shared/messages/quotation-list";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { listQuery } from "../common/list-address";
import { useCsvFile } from "../common/use-csv-file";
import { useListTurns } from "../common/use-list-turns";
import { type TradeSide, useTradeList } from "../common/use-trade-list";
import { readAllPages, tradeCsv } from "../documents/trade-csv";
import { readReceivedQuotations, readSentQuotations } from "./quotation.api";

interface PageOf<Row> {
  readonly data: readonly Row[];
  readonly total: number;
  readonly per_page: number;
  readonly current_page: number;
  readonly turns?: ListTurns;
}

/** One page of a list, with the side it belongs to. */
export type QuotationPage =
  | ({ readonly side: "sent" } & PageOf<SentQuotation>)
  | ({ readonly side: "received" } & PageOf<ReceivedQuotation>);

/** A request may be open for no more than an hour, so it must appear in a list that is already open. */
const looksAgainMs = 30_000;

const quotationPageQuery = defineQuery(
  async (signal, side: TradeSide, query: QuotationListQuery): Promise<QuotationPage> =>
    side === "sent"
      ? { side, ...(await readSentQuotations(query, signal)) }
      : { side, ...(await readReceivedQuotations(query, signal)) },
  { refetchInterval: () => looksAgainMs, isEmpty: ({ data }) => data.length === 0, isKept: true },
);

/** The quotations of the address, refetched while they are visible. */
export function useQuotationList() {
  const list = useTradeList(quotationStatuses);
  const { side, view } = list;
  const query: QuotationListQuery = listQuery(view);
  const file = useCsvFile((signal) => readFile(side, query, signal));
  const state = useQuery(quotationPageQuery, [side, query]);
  return { list, turns: useListTurns(list, state), file, state };
}

/** The whole filtered list, not only the page on screen. */
async function readFile(side: TradeSide, query: QuotationListQuery, signal: AbortSignal) {
  const { number, price, myPrice } = quotationList;
  const numberOf = ({ unique_id }: { readonly unique_id: string }) => unique_id;
  if (side === "sent") {
    const rows = await readAllPages((page) => readSentQuotations({ ...query, page }, signal));
    return { name: "quotations.csv", text: tradeCsv(rows, number, numberOf, [[price, ({ for_price }) => for_price]]) };
  }
  const rows = await readAllPages((page) => readReceivedQuotations({ ...query, page }, signal));
  const text = tradeCsv(rows, number, numberOf, [[myPrice, ({ my_base_price }) => my_base_price]]);
  return { name: "received-quotations.csv", text };
}
