import { counted } from "../format/counted";
import { ordinal } from "../format/ordinal";

/** Texts of the lists of quotations, and of what the lists of orders have in common with them. */
export const quotationList = {
  intro: "What you asked for, and who acts next. FOR price = landed: goods, GST and freight to your site.",
  introReceived: "What buyers ask you for. Answer before the timer ends.",
  list: "Quotations",
  received: "Received",
  sent: "Sent",
  all: "All",
  order: "Order",
  orders: { turn: "My turn first", newest: "Newest first", oldest: "Oldest first" },
  turn: "My turn",
  number: "Number",
  price: "FOR price, total",
  myPrice: "My base price per MT",
  noPrice: "no price yet",
  search: "Search this list",
  /** Announced, not shown. */
  searched: (count: number) => (count === 0 ? "The search found nothing" : `The search found ${count}`),
  searchExample: "Number, party, 12 mm, 21 Nov",
  notFound: (text: string) => `Nothing matches “${text}”`,
  notFoundText: "Search for a number, a party, goods, a size or a day. A chosen status narrows the search.",
  /** Under the rows: never for a single one. */
  ordersShown: (count: number, cancelled: number) =>
    `${counted(count, "order")}${cancelled === 0 ? " shown" : `, ${cancelled} cancelled not counted`}`,
  lost: "not chosen",
  /** The seller gave no price, so there was nothing to choose. */
  noOffer: "no offer",
  rank: (rank: number) => (rank === 1 ? "lowest" : ordinal(rank)),
  emptyTitle: "No quotation yet",
  emptyText: "Ask for quotes from any product. Sellers usually answer within the hour.",
  emptyReceived: "Requests for your products appear here. Keep their prices current to be asked.",
  toOwnProducts: "My Products",
  introBought: "Quotes you asked for as a buyer. Freight enquiries are under My Products.",
  emptyBought: "This list is for what you buy. Freight enquiries and your bids are under My Products, Enquiry List.",
  toFreight: "Freight enquiries",
  emptyFilter: "No Data Found",
  emptyFilterText: "No quotation has this status.",
  emptyTurn: "Nothing is waiting for you",
  emptyTurnText: "As soon as something is, it appears here.",
  showAll: "Show all",
} as const;
