import type { OrderStatus } from "@mandi/shared/contract/trade-document";

export type BookedFrom = "cash" | "credit" | "bank";

/** How far an order has come, and how it was booked. */
export interface OrderCourse {
  readonly status: OrderStatus;
  readonly bookedFrom: BookedFrom;
  /** Loaded weight of each vehicle in MT, in the order of `vehicles`. */
  readonly loadedTonnes?: readonly number[];
  /** Weight with which the first vehicle was invoiced by mistake; that invoice was cancelled. */
  readonly mistakenTonnes?: number;
  /** The first vehicle left with a delivery challan, before its invoice. */
  readonly leavesBeforeInvoice?: boolean;
  /** The e-way bill of the first vehicle was made at the portal by us, and ends tonight. */
  readonly hasEndingEwayBill?: boolean;
  /** Income tax that the buyer deducted before they paid. */
  readonly deductedRupees?: number;
  /** The shortage at delivery against the loaded weight, credited afterwards. */
  readonly shortTonnes?: number;
  /** The carrier is charged for that shortage. */
  readonly isShortageOfCarrier?: boolean;
  /** What the seller of the first vehicle gave its driver, in rupees. */
  readonly advancedRupees?: number;
  /** The price reduction per MT for the lower quality of the first vehicle's goods, which their seller bears. */
  readonly lowerQualityRupees?: number;
  /** Freight per MT that the buyer agreed to pay in addition, after the invoice. */
  readonly higherFreightRupees?: number;
  /** The due amount was paid after the invoice. */
  readonly isPaidInFull?: boolean;
  readonly cancelReason?: string;
}

/** The state of a deal of the demo market today. */
export type DealEnd =
  | { readonly kind: "open"; readonly minutesLeft: number }
  /** The window is over and nothing could be marked automatically: the desk has to choose. */
  | { readonly kind: "waiting" }
  | { readonly kind: "marked"; readonly isTransferReported: boolean }
  | { readonly kind: "expired" }
  | { readonly kind: "withdrawn" }
  | { readonly kind: "rejected"; readonly reason: string }
  | { readonly kind: "order"; readonly course: OrderCourse };

export interface Deal {
  readonly key: string;
  readonly product: string;
  readonly brand: string;
  readonly originCity: string;
  /** Days before today on which it was requested; an open one is requested within the hour. */
  readonly daysAgo: number;
  readonly minute: number;
  /** Position of the size in the product, and how much of it. */
  readonly sizes: readonly { readonly index: number; readonly tonnes: number }[];
  readonly quality: number;
  readonly packaging: number;
  /** Position in the buyer's saved addresses. */
  readonly consignee: number;
  readonly purpose: "Trading" | "Retail" | "Wholesale" | "For Government/Private Projects";
  readonly message: string;
  /** Offers against the seller's listed price, rupees per MT; a seller may answer more than once. */
  readonly offers: readonly { readonly seller: string; readonly afterMinutes: number; readonly difference: number }[];
  readonly bids: readonly { readonly transporter: string; readonly afterMinutes: number; readonly price: number }[];
  readonly vehicles: readonly { readonly number: string; readonly driver: string; readonly phone: string }[];
  readonly end: DealEnd;
}
