import { sql } from "kysely";
import { selectDuePrices } from "../../reads/due-prices.read";
import { selectOfferGrounds } from "../../reads/offer-ground.read";
import { addPeople, createPlanReader, type PlanReader, personOf } from "../../testing/read-plans";
import { ask, bid, createRfqMarket, entry, offer, type RfqMarket } from "../../testing/rfq-world";
import { createTestApi, type TestApi } from "../../testing/test-api";
import { matchSellers } from "../listings/asked-listing.open.store";
import { readNotifications } from "../notifications/notification.service";
import { hasDueMessage, lockNextUnsent } from "../notifications/notification.store";
import { listBeltStops, listBelts } from "../transporters/transporter.service";
import { openAsked, readAsked } from "./bids/bid.service";
import { lockAskedQuotations as lockForTransporters, selectInvitations } from "./bids/bid.store";
import { selectStandingBids, selectStandingOffers } from "./marking/marking.store";
import { lockAskedQuotations as lockForSellers } from "./offers/new-offer.store";
import { openReceived, readReceived } from "./offers/offer.service";
import { openQuotation, readSentQuotations } from "./quotation.service";
import { lockQuotation, selectDueWindows, selectMarked } from "./quotation.store";
import { moveHolds } from "./stock/stock.store";
import { moveDeadlines } from "./window.store";

/** A year of a busy market, so that the planner chooses the plans that it would use there. */
const quotations = 6_000;

let api: TestApi;
let market: RfqMarket;
let id: number;
let deadline: Date;
let plans: PlanReader;

beforeAll(async () => {
  api = await createTestApi();
  market = await createRfqMarket(api);
  id = await ask(api, market);
  for (const seller of market.sellers) await offer(api, seller, id, 45_000);
  for (const transporter of market.transporters) await bid(api, transporter, id, 1_800);
  await fill();
  const asked = await api.db
    .selectFrom("quotation")
    .select("deadline_at")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  deadline = asked.deadline_at;
  plans = createPlanReader(api);
});
afterAll(async () => {
  await plans.close();
  await api.close();
});

/** Copies the one quotation with its offers and bids to many people. */
async function fill(): Promise<void> {
  await addPeople(api.db);
  const run = (text: string): Promise<unknown> => sql.raw(text).execute(api.db);
  await run(`
    insert into listing (seller_id, commodity_product_id, brand_id, state, city, status, gst_bp, created_at)
    select users.id, listing.commodity_product_id, listing.brand_id, listing.state, listing.city, 'paused', 1800, now()
    from users, (select * from listing order by id limit 1) as listing where users.type = 'seller' on conflict do nothing;
    create temporary table copy as select n, lpad((900000 - n)::text, 6, '0') as digits from generate_series(1, ${quotations}) n;
    insert into quotation (number, buyer_id, commodity_product_id, product_name, category_name, thumbnail, hsn, gst_bp,
        brand_id, brand_name, origin_city, quality_name, quality_price_paise, packaging_name, packaging_price_paise,
        billing_address, consignee_detail, purpose, description, total_kg, status, created_at, updated_at, deadline_at,
        planned_deadline_at, closed_at)
      select 'Q2526' || digits, ${personOf("customer", "n")}, commodity_product_id, product_name, category_name, thumbnail, hsn,
        gst_bp, brand_id, brand_name, origin_city, quality_name, quality_price_paise, packaging_name,
        packaging_price_paise, billing_address, consignee_detail, purpose, description, total_kg,
        case when n % 20 = 0 then 'pending' else 'withdrawn' end, created_at, updated_at, deadline_at,
        planned_deadline_at, now()
      from quotation, copy where quotation.id = ${id};
    insert into quotation_line (quotation_id, position, size_variation_id, value, quantity_kg)
      select other.id, line.position, line.size_variation_id, line.value, line.quantity_kg
      from quotation as other, quotation_line as line where line.quotation_id = ${id} and other.id <> ${id};
    insert into invited_seller (quotation_id, seller_id, listing_id, invited_at)
      select other.id, listing.seller_id, listing.id, now()
      from quotation as other, generate_series(0, 2) as step,
        lateral (select * from listing where seller_id = ${personOf("seller", "other.id * 7 + step")} limit 1) as listing
      where other.id <> ${id} on conflict do nothing;
    insert into offer (quotation_id, seller_id, sequence, base_price_paise, ex_paise, revised_at)
      select quotation_id, seller_id, 1, 4500000, 100, now() from invited_seller where quotation_id <> ${id};
    insert into offer_revision (offer_id, sequence, base_price_paise, ex_paise, terms, description, at)
      select id, 1, 4500000, 100, '{}', '', now() from offer where quotation_id <> ${id};
    insert into invited_transporter (quotation_id, transporter_id, fit, min_price_paise, max_price_paise, invited_at)
      select other.id, ${personOf("transporter", "other.id * 7 + step")}, 'city', 1, 2, now()
      from quotation as other, generate_series(0, 2) as step where other.id <> ${id} on conflict do nothing;
    insert into freight_bid (quotation_id, transporter_id, sequence, price_paise, revised_at)
      select quotation_id, transporter_id, 1, 180000, now() from invited_transporter where quotation_id <> ${id};
    insert into freight_bid_revision (bid_id, sequence, price_paise, at)
      select id, 1, 180000, now() from freight_bid where quotation_id <> ${id};
    insert into notification (user_id, kind, text, created_at, read_at)
      select ${personOf("customer", "n")}, 'x', 'x', now(), now() from generate_series(1, ${quotations}) n;
    insert into outbox (notification_id, phone, text, created_at, sent_at)
      select id, 'x', 'x', now(), now() from notification where kind = 'x';
    insert into belt (user_id, loading_address, created_at)
      select ${personOf("transporter", "n")}, 'Raipur', now() from generate_series(1, ${quotations}) n;
    insert into belt_city (belt_id, position, state, city, min_price_paise, max_price_paise)
      select id, step, 'State', 'City ' || step, 1, 2 from belt, generate_series(1, 5) as step
      on conflict do nothing;
    insert into stock_hold (quotation_id, line_id, listing_id, size_variation_id, quantity_kg, created_at, ended_at)
      select line.quotation_id, line.id, size.listing_id, size.size_variation_id, 1, now(), null
      from quotation_line as line, (select * from listing_variation where stock_kg >= 100000 limit 1) as size
      where line.quotation_id <> ${id};
    analyze`);
}

const large = [
  "quotation",
  "quotation_line",
  "invited_seller",
  "invited_transporter",
  "offer",
  "offer_revision",
  "freight_bid",
  "freight_bid_revision",
  "notification",
  "outbox",
  "stock_hold",
  "belt_city",
];

const askedSellers = () => market.sellers.map((seller) => ({ sellerId: seller.id, quotationId: id }));
const askedTransporters = () => market.transporters.map((one) => ({ transporterId: one.id, quotationId: id }));

const readers: Readonly<Record<string, () => Promise<unknown>>> = {
  "the buyer's list": () => readSentQuotations(plans.db, market.buyer.id, {}, api.clock.now()),
  "the buyer's list of one status": () =>
    readSentQuotations(plans.db, market.buyer.id, { status: "Seller Marked" }, api.clock.now()),
  "the buyer's list with their turn first": () =>
    readSentQuotations(plans.db, market.buyer.id, { turn: "first" }, api.clock.now()),
  "the buyer's quotation": () => openQuotation(plans.db, market.buyer.id, id, api.clock.now()),
  "the marked terms": async () => {
    const [row] = await plans.db.selectFrom("quotation").selectAll().where("id", "=", id).execute();
    return row && selectMarked(plans.db, row);
  },
  "a locked quotation": () => lockQuotation(plans.db, id),
  "quotations locked by sellers": () => lockForSellers(plans.db, askedSellers(), "skipping"),
  "quotations locked by transporters": () => lockForTransporters(plans.db, askedTransporters(), "skipping"),
  "what offers are made on": () => selectOfferGrounds(plans.db, askedSellers()),
  "what bids are made on": () => selectInvitations(plans.db, askedTransporters()),
  "the ends of windows": () => moveDeadlines(plans.db, [{ id, at: api.clock.now(), deadline }]),
  "the received list": () => readReceived(plans.db, entry(market.sellers, 0).id, {}, api.clock.now()),
  "the received list of one status": () =>
    readReceived(plans.db, entry(market.sellers, 0).id, { status: "pending" }, api.clock.now()),
  "the received list with the seller's turn first": () =>
    readReceived(plans.db, entry(market.sellers, 0).id, { turn: "first" }, api.clock.now()),
  "the received list of the seller's turn": () =>
    readReceived(plans.db, entry(market.sellers, 0).id, { turn: "mine" }, api.clock.now()),
  "the seller's quotation": () => openReceived(plans.db, entry(market.sellers, 0).id, id, api.clock.now()),
  "the freight list": () => readAsked(plans.db, entry(market.transporters, 0).id, {}, api.clock.now()),
  "what a transporter looks for": () =>
    readAsked(plans.db, entry(market.transporters, 0).id, { search: "tmt raipur" }, api.clock.now()),
  "the freight enquiry": () => openAsked(plans.db, entry(market.transporters, 0).id, id),
  "offers and bids at close": () =>
    Promise.all([selectStandingOffers(plans.db, [id]), selectStandingBids(plans.db, id)]),
  "windows that are over": () => selectDueWindows(plans.db, api.clock.now(), 200),
  "prices that are over": () => selectDuePrices(plans.db, api.clock.now(), 200),
  "stock of one quotation": () => moveHolds(plans.db, id, ["held"], "released", api.clock.now()),
  "a person's notifications": () => readNotifications(plans.db, market.buyer.id, 1),
  "the next message": () =>
    Promise.all([hasDueMessage(plans.db, api.clock.now()), lockNextUnsent(plans.db, api.clock.now())]),
  "own belts": () => listBelts(plans.db, entry(market.transporters, 0).id),
  "sellers to ask": () =>
    matchSellers(plans.db, {
      productId: market.world.productId,
      brandId: market.world.brandId,
      city: "Raipur",
      sizeIds: [market.world.sizeIds[0]],
      buyerId: market.buyer.id,
      pricedSince: new Date(0),
    }),
  "belts to ask": () => listBeltStops(plans.db, market.world.productId, market.buyer.id),
};

it.each(Object.keys(readers))("reads %s by an index, however large the market is", async (name) => {
  expect(await plans.findScans(() => readers[name]?.() ?? Promise.reject(new Error(name)), large)).toEqual([]);
});
