import { markingNeedWords } from "@mandi/shared/messages/marking-needs";
import { paise } from "@mandi/shared/money/paise";
import { termsFromRupees } from "@mandi/shared/pricing/price-terms";
import { answeredMarket } from "../../../testing/answered-market";
import { ask, bid, createRfqMarket, offer, type RfqMarket } from "../../../testing/rfq-world";
import { runDueJobs } from "../../../testing/run-jobs";
import { createTestApi, type TestApi } from "../../../testing/test-api";
import { storeSetting } from "../../site/settings";
import { marketSettings } from "../market-rules";
import { insertRevisions } from "./new-offer.store";

/*
 * A price per MT is rounded to the rupee, and a charge may be negative: at a small base price a size can cost nothing.
 */

let api: TestApi;
let market: RfqMarket;
let id: number;
beforeAll(async () => {
  api = await createTestApi();
  await storeSetting(api.db, marketSettings.markAutomatically, true);
});
afterAll(() => api.close());
beforeEach(async () => {
  market = await createRfqMarket(api);
  const [first, second] = market.world.sizeIds;
  id = await ask(api, market, {
    variation: [
      { id: first, quantity: 30 },
      { id: second, quantity: 20 },
    ],
  });
});

const { seller, carrier, heldOf, run } = answeredMarket(() => ({ api, market }));
const row = () => api.db.selectFrom("quotation").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** The seller's charges are so negative that only the dearer size has a price at a base of one rupee. */
const takeOff = (rupees: number) =>
  api.db
    .updateTable("listing_other_charge")
    .set({ operator: "-", price_paise: rupees * 100 })
    .where("listing_id", "=", seller(0).listingId)
    .execute();

/** An offer from before such prices were refused. */
const storeOffer = async (index: number) => {
  const lines = await api.db
    .selectFrom("quotation_line")
    .select("id")
    .where("quotation_id", "=", id)
    .orderBy("position")
    .execute();
  const charges = { loading_charge: 0, insurance_charge: 0, quality_charge: 0, other_charges: [] };
  const sizes = lines.map((line, position) => ({ lineId: line.id, price: paise(position === 0 ? 5_000 : 0) }));
  const terms = { ...termsFromRupees({ ...charges, quality_price: 0, packaging_price: 0, gst: 18 }), sizes };
  const price = {
    basePaise: paise(1),
    exPaise: paise(177_000),
    terms,
    description: "",
    listedPaise: null,
    isFar: false,
  };
  const at = api.clock.now();
  await run((tx) => insertRevisions(tx, [{ quotationId: id, sellerId: seller(index).id, ...price, at }]));
};

it.each([
  ["one size", 900],
  ["every size", 3_000],
])("refuses a price at which %s would cost nothing, and keeps no offer", async (_what, rupees) => {
  await takeOff(rupees);

  const { status, body } = await offer(api, seller(0), id, 1);

  const message = "At this price a size would cost nothing. Please enter a higher price";
  expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { base_price: [message] } });
  expect(await api.db.selectFrom("offer").select("id").where("quotation_id", "=", id).execute()).toEqual([]);
  expect((await offer(api, seller(0), id, 45_000)).status).toBe(200);
});

it("marks the next offer at the close where the lowest one cannot be marked", async () => {
  await storeOffer(0);
  await offer(api, seller(1), id, 45_000);
  await bid(api, carrier(0), id, 1_800);
  api.clock.advance(3_600);

  await runDueJobs(api);

  expect(await row()).toMatchObject({ status: "Seller Marked", desk_note: null });
  expect([await heldOf(seller(0).listingId), await heldOf(seller(1).listingId)]).toEqual([0, 50_000]);
});

it("closes even where no offer can be marked, and tells the desk why", async () => {
  await storeOffer(0);
  await bid(api, carrier(0), id, 1_800);
  api.clock.advance(3_600);

  await runDueJobs(api);

  const closed = { status: "pending", closed_at: api.clock.now(), desk_note: "no price", marking_id: null };
  expect(await row()).toMatchObject(closed);
  const { body } = await api.get("/notification", market.staff);
  expect(body.data[0].text).toContain(markingNeedWords["no price"]);
});

it("refuses the desk's marking of such an offer with a message, and holds no stock for it", async () => {
  await storeOffer(0);
  const body = { seller_id: seller(0).id, transport_price: 1_500, reason: "Checked by phone" };

  const answer = await api.post(`/desk/quotation/${id}/mark`, body, market.staff, { "idempotency-key": `mark-${id}` });

  expect(answer).toMatchObject({ status: 422, body: { message: "At this seller's price a size would cost nothing." } });
  expect(await row()).toMatchObject({ status: "pending", marking_id: null });
  expect(await heldOf(seller(0).listingId)).toBe(0);
});
