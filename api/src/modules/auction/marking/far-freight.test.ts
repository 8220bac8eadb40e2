import { markingNeedWords } from "@mandi/shared/messages/marking-needs";
import { apiOfFile } from "../../../testing/api-of-file";
import { askedQuotation } from "./testing/asked-quotation";

const api = apiOfFile();
const quotation = askedQuotation(api, { sellers: 1, transporters: 2 });
const { seller, carrier, offer, bid, pass, row, heldOf } = quotation;

const atDesk = async () => (await api.get(`/desk/quotation/${quotation.id}`, quotation.market.staff)).body.data;
const mark = (freight: object) =>
  api.send(
    `/desk/quotation/${quotation.id}/mark`,
    { seller_id: seller(0).id, ...freight, reason: "By telephone" },
    quotation.market.staff,
  );

const low = "Freight of ₹18 per MT is 98.8% below the lowest price of the transporter's belt, ₹1,500.";
const high = "Freight of ₹18,000 per MT is 800% above the highest price of the transporter's belt, ₹2,000.";

beforeEach(() => offer(0, 45_000));

it.each([
  [18, low],
  [18_000, high],
])(
  "warns the desk of freight of ₹%d far outside the belt, in the list of bids and when marking",
  async (price, words) => {
    await bid(0, price);

    expect((await atDesk()).bid_list).toMatchObject([{ transporter_id: carrier(0).id, price, note: words }]);

    const marked = await mark({ transporter_id: carrier(0).id });
    expect(marked).toMatchObject({ status: 200, body: { warnings: expect.arrayContaining([words]) } });
    expect((await atDesk()).marking).toMatchObject({
      transporter_id: carrier(0).id,
      // With GST, as the buyer pays it.
      transport_price: Math.round(price * 118) / 100,
    });
  },
);

it.each([1_125, 1_500, 2_000, 2_500])("says nothing about a freight of ₹%d, in the range or near it", async (price) => {
  await bid(0, price);

  expect((await atDesk()).bid_list).toMatchObject([{ price, note: "" }]);
  const { body } = await mark({ transporter_id: carrier(0).id });
  expect(body.warnings.join()).not.toContain("Freight");
});

it.each([
  ["below", 18],
  ["above", 18_000],
])("never marks freight far %s the belt at the close: the desk is notified and decides", async (_side, price) => {
  await bid(0, price);
  if (price < 1_500) await bid(1, 1_800);
  await pass(3_600);

  expect(await row()).toMatchObject({ status: "pending", marking_id: null, desk_note: "far freight" });
  expect(await heldOf(seller(0).listingId)).toBe(0);
  const { body } = await api.get("/notification", quotation.market.staff);
  expect(JSON.stringify(body)).toContain(markingNeedWords["far freight"]);

  expect((await mark({ transporter_id: carrier(0).id })).status).toBe(200);
  expect(await row()).toMatchObject({ status: "Seller Marked", desk_note: null });
});

it("marks freight slightly outside the belt automatically at the close, and prefers it to freight far above the belt", async () => {
  await bid(0, 18_000);
  await bid(1, 2_500);
  await pass(3_600);

  expect(await row()).toMatchObject({ status: "Seller Marked" });
  expect((await atDesk()).marking).toMatchObject({ transporter_id: carrier(1).id });
});

it("shows an offer's price without freight, per MT and for the whole quantity", async () => {
  const [row] = (await atDesk()).offer_list;

  expect(row.ex_total).toBeCloseTo(row.ex_price_per_mt * 30, 0);
  expect(row.ex_price_per_mt).toBeGreaterThan(45_000);
});
