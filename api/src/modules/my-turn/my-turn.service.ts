import { messagesPathOf } from "@mandi/shared/contract/messages-path";
import type { MyTurnAnswer, TurnItem, TurnKind, TurnPlace } from "@mandi/shared/contract/my-turn";
import {
  billsOfOrderPath,
  carriedOrderPath,
  carriedOrdersPath,
  ownProductPath,
  ownProductsPath,
  payBookingPath,
  payInvoicePath,
  profilePath,
  sellerOrderPath,
  sellerQuotationPath,
  transporterBillsPath,
  transporterEnquiryPath,
} from "@mandi/shared/contract/page-paths";
import type { UserType } from "@mandi/shared/contract/role";
import type { Db } from "../../platform/database/database";
import { rupees, rupeesOrNull, tonnesOrNull } from "../../platform/wire-figures";
import {
  type CarriedTurnRow,
  selectBuyersTurn,
  selectCarriersTurn,
  selectSellersTurn,
  selectUnreadThreads,
  selectVehiclesUnderWay,
  type TurnOf,
  type TurnRow,
} from "../../reads/my-turn.read";
import { freshSince } from "../listings/price-age";
import { nextStep } from "../shipments/next-step.policy";
import { byUrgency } from "./urgency.policy";

type LinkOf = (id: number, number: string | null, paper: string | null) => string;

const carried: LinkOf = (_id, number) => (number === null ? carriedOrdersPath : carriedOrderPath(number));

/** The page where each kind is done. */
const linkOf: Readonly<Record<TurnKind, LinkOf>> = {
  "pay booking": payBookingPath,
  "pay invoice": (id, _number, paper) => payInvoicePath(id, paper),
  profile: () => profilePath,
  offer: sellerQuotationPath,
  "rejected listing": ownProductPath,
  "old prices": () => ownProductsPath,
  confirm: sellerOrderPath,
  report: sellerOrderPath,
  weigh: sellerOrderPath,
  bill: sellerOrderPath,
  bid: transporterEnquiryPath,
  vehicle: carried,
  driver: carried,
  transport_receipt: carried,
  eway_bill: carried,
  proof_of_delivery: carried,
  "freight bill": (_id, number) => (number === null ? transporterBillsPath : billsOfOrderPath(number)),
  "buyer message": messagesPathOf.buyer,
  "seller message": messagesPathOf.seller,
  "transporter message": messagesPathOf.transporter,
};

/** The menu entry that each kind of task belongs to; a message is none. */
const placeOf: Readonly<Partial<Record<TurnKind, TurnPlace>>> = {
  "pay booking": "quotations",
  "pay invoice": "orders",
  profile: "profile",
  offer: "quotations",
  "rejected listing": "products",
  "old prices": "products",
  confirm: "orders",
  report: "orders",
  weigh: "orders",
  bill: "orders",
  bid: "carrying",
  vehicle: "carrying",
  driver: "carrying",
  transport_receipt: "carrying",
  eway_bill: "carrying",
  proof_of_delivery: "carrying",
  "freight bill": "carrying",
};

/**
 * What a person must do now as a buyer and by their role, the most urgent first, and beside it the messages of the desk that they
 * have not read (docs/domain.md#my-turn).
 */
export async function readMyTurn(db: Db, type: UserType, caller: TurnOf): Promise<MyTurnAnswer> {
  const [bought, own, news] = await Promise.all([
    selectBuyersTurn(db, caller),
    ownTurn(db, type, caller),
    selectUnreadThreads(db, caller),
  ]);
  const items = onePerPage([...bought, ...own].toSorted(byUrgency(caller.now)).map(present));
  const at = (place: TurnPlace) => items.filter(({ kind }) => placeOf[kind] === place).length;
  return {
    data: [...items],
    news: news.map(present),
    unread: items.length,
    unread_of: {
      quotations: at("quotations"),
      orders: at("orders"),
      carrying: at("carrying"),
      products: at("products"),
      profile: at("profile"),
    },
    server_time: caller.now.toISOString(),
  };
}

type Item = TurnItem & Pick<TurnRow, "kind">;

/** What waits on one page, such as the vehicles of an order, is one task: it is named after the most urgent and counts the others. */
function onePerPage(items: readonly Item[]): readonly Item[] {
  const tasks = new Map<string, Item>();
  for (const item of items) {
    const first = tasks.get(item.link);
    tasks.set(item.link, first ? { ...first, count: first.count + item.count } : item);
  }
  return [...tasks.values()];
}

async function ownTurn(db: Db, type: UserType, caller: TurnOf): Promise<readonly TurnRow[]> {
  if (type === "seller") return selectSellersTurn(db, caller, await freshSince(db, caller.now));
  if (type !== "transporter") return [];
  return (await Promise.all([selectCarriersTurn(db, caller), vehiclesTurn(db, caller)])).flat();
}

/** The next step of each vehicle, where it is its transporter's. */
async function vehiclesTurn(db: Db, caller: TurnOf): Promise<readonly CarriedTurnRow[]> {
  const vehicles = await selectVehiclesUnderWay(db, caller);
  return vehicles.flatMap((row) => {
    const kind = nextStep(row);
    return kind === null ? [] : [{ ...row, kind, paise: null, count: 1, until: null }];
  });
}

function present(row: TurnRow | CarriedTurnRow): Item {
  if (!("origin" in row)) return presentAct(row);
  const { origin, unloading, min_paise, max_paise } = row;
  return {
    ...presentAct(row),
    route: { from: origin, to: unloading },
    ...(min_paise !== null &&
      max_paise !== null && {
        rate: { min: rupees(min_paise), max: rupees(max_paise) },
      }),
  };
}

function presentAct({ kind, id, number, goods, quality, sizes, kg, vehicle, paper = null, ...act }: TurnRow): Item {
  const { paise: amount, reported_paise: reported, late_paise: late, today_paise: today, count, since, until } = act;
  return {
    kind,
    link: linkOf[kind](id, number, paper?.number ?? null),
    number,
    goods,
    ...(sizes && { quality, sizes }),
    quantity: tonnesOrNull(kg),
    vehicle,
    amount: rupeesOrNull(amount),
    ...(reported && { reported: rupees(reported) }),
    ...(late && { late: rupees(late) }),
    ...(today && { due_today: rupees(today) }),
    count,
    since: since.toISOString(),
    until: until?.toISOString() ?? null,
    ...(paper && { paper }),
  };
}
