import { type FoundDeal, foundDealsAtMost, type OwnDealsAnswer } from "@mandi/shared/contract/own-deals";
import {
  carriedOrdersPath,
  orderDetailsPath,
  quotationDetailPath,
  sellerOrderPath,
  sellerQuotationPath,
  transporterEnquiryPath,
} from "@mandi/shared/contract/page-paths";
import type { UserType } from "@mandi/shared/contract/role";
import type { Db } from "../../platform/database/database";
import { tonnes } from "../../platform/wire-figures";
import { searchAskedFreight, searchCarriedOrders } from "../../reads/carried-trades.read";
import { selectNamedDeals } from "../../reads/named-deals.read";
import {
  searchOrders,
  searchReceivedQuotations,
  searchSentQuotations,
  type TradeSearch,
} from "../../reads/own-trades.read";
import { tradeSearchOf } from "./trade-search";

/** A list of a person's deals, with the page that opens each. */
interface Side {
  readonly kind: FoundDeal["kind"];
  readonly find: (db: Db, userId: number, search: TradeSearch) => Promise<readonly number[]>;
  readonly linkOf: (id: number) => string;
}

const asBuyer: readonly Side[] = [
  { kind: "quotation", find: searchSentQuotations, linkOf: quotationDetailPath },
  { kind: "order", find: (db, userId, search) => searchOrders(db, "buyer", userId, search), linkOf: orderDetailsPath },
];
const sidesOf: Readonly<Partial<Record<UserType, readonly Side[]>>> = {
  seller: [
    { kind: "quotation", find: searchReceivedQuotations, linkOf: sellerQuotationPath },
    {
      kind: "order",
      find: (db, userId, search) => searchOrders(db, "seller", userId, search),
      linkOf: sellerOrderPath,
    },
  ],
  transporter: [
    { kind: "quotation", find: searchAskedFreight, linkOf: transporterEnquiryPath },
    { kind: "order", find: searchCarriedOrders, linkOf: () => carriedOrdersPath },
  ],
};

interface Caller {
  readonly id: number;
  readonly type: UserType;
}

/** The caller's newest quotations and orders that match a text, as a buyer and by their role. */
export async function findOwnDeals(db: Db, caller: Caller, text: string, now: Date): Promise<OwnDealsAnswer> {
  const search = tradeSearchOf(text.trim(), now);
  if (search.words.length === 0 && search.day === null) return { data: [] };
  const sides = [...asBuyer, ...(sidesOf[caller.type] ?? [])];
  const keys = await Promise.all(
    sides.map(async ({ find }) => (await find(db, caller.id, search)).slice(0, foundDealsAtMost)),
  );
  const keysOf = (kind: FoundDeal["kind"]) => keys.filter((_, place) => sides[place]?.kind === kind).flat();
  const rows = await selectNamedDeals(db, { quotations: keysOf("quotation"), orders: keysOf("order") });
  const data = sides.flatMap(({ kind, linkOf }, place) =>
    (keys[place] ?? []).flatMap((key): FoundDeal[] => {
      const row = rows.find((one) => one.kind === kind && one.id === key);
      if (row === undefined) return [];
      const { id, number, goods, kg } = row;
      return [{ kind, id, number, goods, quantity: tonnes(kg), link: linkOf(id) }];
    }),
  );
  return { data };
}
