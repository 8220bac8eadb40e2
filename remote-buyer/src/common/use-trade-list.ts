import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import { paramsOfPage } from "@mandi/shared/query/address-page";
import { useSession } from "@mandi/shared/session";
import { type ListView, readListView, withValues } from "./list-address";

/** Which side of the trade a list shows. */
export type TradeSide = "received" | "sent";

/**
 * Address of a list of quotations or orders: side, filter, order and page. Only a seller has received ones, which are
 * shown first.
 */
export function useTradeList<Status extends string>(known: readonly Status[]) {
  const isSeller = useSession(({ user }) => user?.type === "seller");
  const isTransporter = useSession(({ user }) => user?.type === "transporter");
  const [params, setParams] = useAddressQuery();
  const side: TradeSide = isSeller && params.get("list") !== "sent" ? "received" : "sent";
  const view: ListView<Status> = readListView(params, known);

  const change = (values: Readonly<Record<string, string | null>>): void =>
    setParams((before) => withValues(before, values));

  const toggleStatus = (status: string): void =>
    setParams((before) => {
      const { statuses } = readListView(before, known);
      const chosen = known.filter((one) => (one === status) !== statuses.includes(one));
      return withValues(before, { status: chosen.join("|") || null });
    });

  return {
    isSeller,
    /** Transporters' own work is listed elsewhere: these lists contain what they buy. */
    isTransporter,
    side,
    view,
    changeSide: (wanted: TradeSide) => change({ list: wanted === "sent" ? "sent" : null, status: null, turn: null }),
    changeSearch: (search: string) => change({ search: search === "" ? null : search }),
    toggleStatus,
    /** All, however they were narrowed by chips. */
    showAll: () => change({ status: null, turn: null }),
    toggleTurn: () => change({ turn: view.isTurn ? null : "mine" }),
    changeSort: (sort: string) => change({ sort: sort === "turn" ? null : sort }),
    pageHref: (page: number) => ({ search: paramsOfPage(params, page).toString() }),
  };
}

export type TradeList = ReturnType<typeof useTradeList>;
