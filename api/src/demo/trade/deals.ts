import type { OrderStatus } from "@mandi/shared/contract/trade-document";

export type BookedFrom = "cash" | "credit" | "bank";

/** How far an order has come, and how it was booked. */
export interface OrderCourse {
  readonly status: OrderStatus;
  readonly bookedFrom: BookedFrom;
  /** Loaded weight of each vehicle in MT, in the order of `vehicles`. */
  readonly loadedTonnes?: readonly number[];
  /** The due amount was paid after the invoice. */
  readonly isPaidInFull?: boolean;
  readonly cancelReason?: string;
}

/** Where a deal of the demo market stands today. */
export type DealEnd =
  | { readonly kind: "open"; readonly minutesLeft: number }
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
  /** Days before today on which it was asked for; an open one is asked for within the hour. */
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

/** All by the first buyer. Together they reach every status of quotations and of orders. */
export const deals: readonly Deal[] = [
  {
    key: "first-delivery",
    product: "tmt-bar",
    brand: "kaveri-ispat",
    originCity: "Raipur",
    daysAgo: 44,
    minute: 610,
    sizes: [
      { index: 0, tonnes: 6 },
      { index: 2, tonnes: 12 },
      { index: 3, tonnes: 10 },
    ],
    quality: 0,
    packaging: 0,
    consignee: 1,
    purpose: "Trading",
    message: "One truck, 12 m lengths.",
    offers: [
      { seller: "jaiswal", afterMinutes: 12, difference: -100 },
      { seller: "deccan", afterMinutes: 20, difference: -50 },
      { seller: "orange-city", afterMinutes: 31, difference: 0 },
      { seller: "jaiswal", afterMinutes: 47, difference: -200 },
    ],
    bids: [
      { transporter: "bharat", afterMinutes: 25, price: 1800 },
      { transporter: "konkan-carriers", afterMinutes: 40, price: 1850 },
    ],
    vehicles: [{ number: "CG04MB1846", driver: "Ramesh Sahu", phone: "9000000221" }],
    end: {
      kind: "order",
      course: { status: "delivered", bookedFrom: "cash", loadedTonnes: [28.16], isPaidInFull: true },
    },
  },
  {
    key: "second-delivery",
    product: "ms-billet",
    brand: "kaveri-ispat",
    originCity: "Raipur",
    daysAgo: 25,
    minute: 640,
    sizes: [{ index: 0, tonnes: 30 }],
    quality: 1,
    packaging: 0,
    consignee: 1,
    purpose: "Wholesale",
    message: "Fe 500 chemistry, one heat if possible.",
    offers: [
      { seller: "brahmani", afterMinutes: 15, difference: 0 },
      { seller: "jaiswal", afterMinutes: 22, difference: -150 },
      { seller: "bansal", afterMinutes: 35, difference: 50 },
    ],
    bids: [{ transporter: "bharat", afterMinutes: 30, price: 1760 }],
    vehicles: [{ number: "CG04LT7723", driver: "Dilip Netam", phone: "9000000222" }],
    end: {
      kind: "order",
      course: { status: "delivered", bookedFrom: "cash", loadedTonnes: [29.84], isPaidInFull: true },
    },
  },
  {
    key: "cancelled",
    product: "erw-pipe",
    brand: "dakshin-tubes",
    originCity: "Hyderabad",
    daysAgo: 18,
    minute: 700,
    sizes: [
      { index: 4, tonnes: 12 },
      { index: 5, tonnes: 8 },
    ],
    quality: 0,
    packaging: 0,
    consignee: 3,
    purpose: "For Government/Private Projects",
    message: "For fire lines, hydro test certificate needed.",
    offers: [
      { seller: "deccan", afterMinutes: 18, difference: -100 },
      { seller: "jaiswal", afterMinutes: 26, difference: 0 },
      { seller: "bansal", afterMinutes: 44, difference: 0 },
    ],
    bids: [],
    vehicles: [],
    end: {
      kind: "order",
      course: {
        status: "cancel",
        bookedFrom: "cash",
        cancelReason: "The project was stopped by the buyer's customer.",
      },
    },
  },
  {
    key: "withdrawn",
    product: "wire-rod",
    brand: "kaveri-ispat",
    originCity: "Raipur",
    daysAgo: 15,
    minute: 655,
    sizes: [{ index: 0, tonnes: 26 }],
    quality: 0,
    packaging: 0,
    consignee: 1,
    purpose: "Trading",
    message: "",
    offers: [{ seller: "jaiswal", afterMinutes: 9, difference: 0 }],
    bids: [],
    vehicles: [],
    end: { kind: "withdrawn" },
  },
  {
    key: "rejected",
    product: "hr-sheet",
    brand: "aravali-strips",
    originCity: "Mumbai",
    daysAgo: 12,
    minute: 720,
    sizes: [{ index: 7, tonnes: 3 }],
    quality: 1,
    packaging: 0,
    consignee: 2,
    purpose: "Retail",
    message: "Please cut to 1 m.",
    offers: [],
    bids: [],
    vehicles: [],
    end: { kind: "rejected", reason: "Sheets are not cut to size below a full packet." },
  },
  {
    key: "expired",
    product: "ms-beam",
    brand: "narmada-sections",
    originCity: "Bhilai",
    daysAgo: 9,
    minute: 630,
    sizes: [
      { index: 2, tonnes: 14 },
      { index: 3, tonnes: 13 },
    ],
    quality: 1,
    packaging: 0,
    consignee: 1,
    purpose: "Trading",
    message: "ISMB 150 and 200, ready stock.",
    offers: [
      { seller: "jaiswal", afterMinutes: 14, difference: 0 },
      { seller: "deccan", afterMinutes: 33, difference: -150 },
      { seller: "coromandel", afterMinutes: 40, difference: 0 },
    ],
    bids: [{ transporter: "bharat", afterMinutes: 28, price: 1700 }],
    vehicles: [],
    end: { kind: "expired" },
  },
  {
    key: "loading",
    product: "tmt-bar",
    brand: "vindhya-steel",
    originCity: "Jalna",
    daysAgo: 5,
    minute: 600,
    sizes: [
      { index: 1, tonnes: 10 },
      { index: 4, tonnes: 20 },
    ],
    quality: 0,
    packaging: 0,
    consignee: 2,
    purpose: "For Government/Private Projects",
    message: "Heats of one cast per vehicle.",
    offers: [
      { seller: "marathwada", afterMinutes: 10, difference: -200 },
      { seller: "deccan", afterMinutes: 19, difference: -50 },
      { seller: "jaiswal", afterMinutes: 41, difference: 0 },
    ],
    bids: [{ transporter: "konkan-carriers", afterMinutes: 20, price: 1300 }],
    vehicles: [
      { number: "MH21BH4410", driver: "Santosh Jadhav", phone: "9000000223" },
      { number: "MH21X6602", driver: "Kailas Pawar", phone: "9000000224" },
    ],
    end: { kind: "order", course: { status: "loading", bookedFrom: "cash", loadedTonnes: [15.12] } },
  },
  {
    key: "vehicle-booked",
    product: "ms-channel",
    brand: "narmada-sections",
    originCity: "Bhilai",
    daysAgo: 4,
    minute: 670,
    sizes: [
      { index: 1, tonnes: 15 },
      { index: 3, tonnes: 12 },
    ],
    quality: 0,
    packaging: 0,
    consignee: 2,
    purpose: "Trading",
    message: "",
    offers: [
      { seller: "jaiswal", afterMinutes: 11, difference: -100 },
      { seller: "bansal", afterMinutes: 17, difference: 0 },
      { seller: "deccan", afterMinutes: 38, difference: 0 },
    ],
    bids: [{ transporter: "bharat", afterMinutes: 31, price: 3050 }],
    vehicles: [{ number: "CG07CK2951", driver: "Manoj Yadu", phone: "9000000225" }],
    end: { kind: "order", course: { status: "vehicle booked", bookedFrom: "bank" } },
  },
  {
    key: "confirmed",
    product: "tmt-bar",
    brand: "kaveri-ispat",
    originCity: "Raipur",
    daysAgo: 3,
    minute: 615,
    sizes: [
      { index: 0, tonnes: 8 },
      { index: 1, tonnes: 10 },
      { index: 2, tonnes: 12 },
    ],
    quality: 2,
    packaging: 0,
    consignee: 3,
    purpose: "For Government/Private Projects",
    message: "Fe 550D as on the drawing.",
    offers: [
      { seller: "bansal", afterMinutes: 8, difference: -150 },
      { seller: "jaiswal", afterMinutes: 16, difference: 0 },
      { seller: "deccan", afterMinutes: 29, difference: -250 },
      { seller: "orange-city", afterMinutes: 50, difference: 0 },
    ],
    bids: [
      { transporter: "bharat", afterMinutes: 22, price: 2420 },
      { transporter: "konkan-carriers", afterMinutes: 45, price: 2380 },
    ],
    vehicles: [],
    end: { kind: "order", course: { status: "confirm", bookedFrom: "credit" } },
  },
  {
    key: "order-pending",
    product: "hr-sheet",
    brand: "aravali-strips",
    originCity: "Mumbai",
    daysAgo: 2,
    minute: 645,
    sizes: [
      { index: 3, tonnes: 12 },
      { index: 4, tonnes: 12 },
    ],
    quality: 0,
    packaging: 0,
    consignee: 2,
    purpose: "Wholesale",
    message: "Packets of 2 MT.",
    offers: [
      { seller: "konkan", afterMinutes: 12, difference: 0 },
      { seller: "deccan", afterMinutes: 24, difference: -100 },
      { seller: "jaiswal", afterMinutes: 39, difference: -50 },
    ],
    bids: [{ transporter: "konkan-carriers", afterMinutes: 35, price: 980 }],
    vehicles: [],
    end: { kind: "order", course: { status: "pending", bookedFrom: "cash" } },
  },
  {
    key: "transfer-reported",
    product: "ms-billet",
    brand: "kaveri-ispat",
    originCity: "Raipur",
    daysAgo: 1,
    minute: 880,
    sizes: [{ index: 1, tonnes: 30 }],
    quality: 0,
    packaging: 0,
    consignee: 1,
    purpose: "Trading",
    message: "",
    offers: [
      { seller: "jaiswal", afterMinutes: 7, difference: -50 },
      { seller: "brahmani", afterMinutes: 21, difference: 0 },
    ],
    bids: [{ transporter: "bharat", afterMinutes: 26, price: 1780 }],
    vehicles: [],
    end: { kind: "marked", isTransferReported: true },
  },
  {
    key: "marked",
    product: "tmt-bar",
    brand: "kaveri-ispat",
    originCity: "Raipur",
    daysAgo: 0,
    minute: 0,
    sizes: [
      { index: 0, tonnes: 6 },
      { index: 2, tonnes: 14 },
      { index: 3, tonnes: 10 },
    ],
    quality: 0,
    packaging: 0,
    consignee: 1,
    purpose: "Trading",
    message: "Same sizes as last month.",
    offers: [
      { seller: "jaiswal", afterMinutes: 6, difference: 0 },
      { seller: "bansal", afterMinutes: 14, difference: 50 },
      { seller: "deccan", afterMinutes: 27, difference: 100 },
      { seller: "orange-city", afterMinutes: 33, difference: 0 },
    ],
    bids: [
      { transporter: "bharat", afterMinutes: 18, price: 1800 },
      { transporter: "konkan-carriers", afterMinutes: 36, price: 1850 },
    ],
    vehicles: [],
    end: { kind: "marked", isTransferReported: false },
  },
  {
    key: "open-6",
    product: "hr-sheet",
    brand: "aravali-strips",
    originCity: "Mumbai",
    daysAgo: 0,
    minute: 0,
    sizes: [{ index: 4, tonnes: 24 }],
    quality: 0,
    packaging: 0,
    consignee: 2,
    purpose: "Trading",
    message: "",
    offers: [
      { seller: "konkan", afterMinutes: 20, difference: 0 },
      { seller: "deccan", afterMinutes: 35, difference: -150 },
    ],
    bids: [{ transporter: "konkan-carriers", afterMinutes: 30, price: 960 }],
    vehicles: [],
    end: { kind: "open", minutesLeft: 6 },
  },
  {
    key: "open-18",
    product: "ms-channel",
    brand: "narmada-sections",
    originCity: "Bhilai",
    daysAgo: 0,
    minute: 0,
    sizes: [
      { index: 2, tonnes: 15 },
      { index: 4, tonnes: 12 },
    ],
    quality: 1,
    packaging: 0,
    consignee: 2,
    purpose: "For Government/Private Projects",
    message: "E250 BR with impact test.",
    offers: [
      { seller: "bansal", afterMinutes: 16, difference: 0 },
      { seller: "deccan", afterMinutes: 28, difference: -50 },
    ],
    bids: [{ transporter: "bharat", afterMinutes: 24, price: 3100 }],
    vehicles: [],
    end: { kind: "open", minutesLeft: 18 },
  },
  {
    key: "open-42",
    product: "tmt-bar",
    brand: "kaveri-ispat",
    originCity: "Raipur",
    daysAgo: 0,
    minute: 0,
    sizes: [
      { index: 0, tonnes: 10 },
      { index: 2, tonnes: 20 },
    ],
    quality: 0,
    packaging: 0,
    consignee: 1,
    purpose: "Trading",
    message: "12 m, bundled by size.",
    offers: [
      { seller: "orange-city", afterMinutes: 7, difference: 0 },
      { seller: "bansal", afterMinutes: 12, difference: -50 },
    ],
    bids: [],
    vehicles: [],
    end: { kind: "open", minutesLeft: 42 },
  },
];
