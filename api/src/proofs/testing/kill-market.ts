import { quietNights } from "../../modules/notifications/quiet-hours";
import { storeSetting } from "../../modules/site/settings";
import { createDatabase } from "../../platform/database/database";
import { migrateToLatest } from "../../platform/database/migrate";
import { createPool, migrationLimits } from "../../platform/database/pool";
import { adminQuery } from "../../testing/admin";
import { createMarkedQuotation } from "../../testing/marked-quotation";
import { createMarket, type Market } from "../../testing/order-market";
import { createBookedOrder } from "../../testing/order-world";
import { addAddress, createRfqMarket, type RfqMarket } from "../../testing/rfq-world";
import { createTestApi, type TestApi } from "../../testing/test-api";
import type { DurablePostgres } from "./durable-postgres";
import type { Chance } from "./seeded";
import { newKey, type Write } from "./write";

/** A buyer with everything that their writes need, and their writes so far. */
export interface Writer {
  readonly market: Market;
  readonly addressId: number;
  readonly orderId: number;
  /** Marked quotations that they have not booked. */
  readonly bookable: number[];
  /** How often they have put the offer on their watch list or removed it. */
  toggles: number;
  writes: number;
}

export interface KillMarket {
  readonly api: TestApi;
  readonly rfq: RfqMarket;
  readonly writers: readonly Writer[];
}

const writersAtOnce = 4;

/** Opens a migrated database on the server and makes it available to the common test helpers. */
async function openApi(postgres: DurablePostgres): Promise<TestApi> {
  const template = "mandi_kill_template";
  await adminQuery(postgres.url, `create database ${template}`);
  const db = createDatabase(
    createPool({ url: postgres.urlOf(template), size: 1, onIdleError: () => undefined, limits: migrationLimits }),
  );
  await migrateToLatest(db);
  await db.destroy();
  const before = { server: process.env["MANDI_TEST_SERVER"], template: process.env["MANDI_TEST_TEMPLATE"] };
  process.env["MANDI_TEST_SERVER"] = postgres.url;
  process.env["MANDI_TEST_TEMPLATE"] = template;
  try {
    return await createTestApi();
  } finally {
    // Assigning undefined to an environment variable would store the word "undefined".
    if (before.server) process.env["MANDI_TEST_SERVER"] = before.server;
    if (before.template) process.env["MANDI_TEST_TEMPLATE"] = before.template;
  }
}

export async function createKillMarket(postgres: DurablePostgres): Promise<KillMarket> {
  const api = await openApi(postgres);
  // The killed process uses the machine's clock.
  api.clock.set(new Date());
  // Notifications are counted at any hour.
  await storeSetting(api.db, quietNights, false);
  const rfq = await createRfqMarket(api);
  const base = await createMarket(api);
  await api.db.updateTable("listing_variation").set({ stock_kg: null }).execute();
  const writers: Writer[] = [];
  for (let index = 0; index < writersAtOnce; index += 1) {
    const market = { ...base, buyer: await api.signIn("customer") };
    const { orderId } = await createBookedOrder(api, { market, walletRupees: 5_000_000_000 });
    const addressId = await addAddress(api, market.buyer);
    writers.push({ market, addressId, orderId, bookable: [], toggles: 0, writes: 0 });
  }
  return { api, rfq, writers };
}

/** Marks quotations for every writer, so that each can book some before the next kill. */
export async function offerBookings({ api, writers }: KillMarket, each: number): Promise<void> {
  for (const writer of writers) {
    while (writer.bookable.length < each) {
      writer.bookable.push(await createMarkedQuotation(api, writer.market, { hasTransporter: false }));
    }
  }
}

const kinds = ["top-up", "address", "enquiry", "booking", "payment", "bookmark"] as const;
type WriteKind = (typeof kinds)[number];

let given = 0;
const unique = (): string => {
  given += 1;
  return String(given).padStart(8, "0");
};

/** The next write of a writer: mostly payments, and some that only their key protects from happening twice. */
export function nextWrite(market: KillMarket, writer: Writer, chance: Chance): Write {
  writer.writes += 1;
  return makeWrite(market, writer, chance.pick(kinds));
}

/** An enquiry, which notifies sellers and transporters, so that jobs follow. */
export function makeEnquiry(market: KillMarket, writer: Writer): Write {
  return makeWrite(market, writer, "enquiry");
}

function makeWrite(market: KillMarket, writer: Writer, kind: WriteKind): Write {
  const made = make[kind](market, writer);
  return { kind, by: writer.market.buyer, key: newKey(), ...made };
}

type Made = Pick<Write, "path" | "body" | "trace">;

const payment = (writer: Writer): Made => {
  // Paise distinguish the payments of one order.
  const paise = 100 + writer.writes;
  return {
    path: `/customer/order/${writer.orderId}/payment`,
    body: { source: "cash", amount: paise / 100 },
    trace: `${writer.orderId}:${paise}`,
  };
};

const make: Readonly<Record<WriteKind, (market: KillMarket, writer: Writer) => Made>> = {
  "top-up": () => {
    const utr = `KILLN${process.pid}X${unique()}`.slice(0, 22).padEnd(12, "0");
    const paidOn = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());
    return { path: "/cash-wallet/top-up", body: { amount: 1_000, utr, paid_on: paidOn }, trace: utr };
  },
  address: () => {
    const company = `Works ${unique()}`;
    const body = {
      company_name: company,
      phone: "9777700001",
      gst: "27AAPFU0939F1ZV",
      address_line_one: "Gate 3",
      address_line_two: "Wakad",
      pincode: "411057",
      city: "Pune",
      state: "Maharashtra",
    };
    return { path: "/address", body, trace: company };
  },
  enquiry: ({ rfq }, { addressId }) => {
    const description = `Enquiry ${unique()}`;
    const body = { ...rfq.body, billing_address: addressId, consignee_detail: addressId, description };
    return { path: "/product-enquiry", body, trace: description };
  },
  booking: (_market, writer) => {
    const id = writer.bookable.pop();
    if (id === undefined) return payment(writer);
    return { path: `/product-enquiry/${id}/payment`, body: { source: "cash" }, trace: `booking:${id}` };
  },
  payment: (_market, writer) => payment(writer),
  bookmark: (_market, writer) => {
    writer.toggles += 1;
    const { world, listingId } = writer.market;
    const body = { commodity_product_id: world.productId, seller_commodity_product_id: listingId };
    return { path: "/bookmark", body, trace: `toggle:${unique()}` };
  },
};
