import { apiOfFile } from "../../../testing/api-of-file";
import { storeSetting } from "../../site/settings";
import { marketSettings } from "../market-rules";
import { askedQuotation } from "../marking/testing/asked-quotation";

const api = apiOfFile();
const quotation = askedQuotation(api, { sellers: 3, transporters: 1 });
const { seller, offer, bid, pass, row } = quotation;

interface Row {
  readonly base_price: number;
  readonly is_my_price: number;
  readonly rank: number | null;
  readonly above_first: number | null;
  readonly price_to_beat: number | null;
}
const page = async (index: number) =>
  (await api.get(`/seller/product-enquiry/${quotation.id}`, seller(index))).body.data;
const board = async (index: number): Promise<readonly Row[]> => (await page(index)).bidding_list;
const rankOf = async (index: number) => {
  const own = (await board(index)).find(({ is_my_price }) => is_my_price === 1)?.rank ?? null;
  const { body } = await api.get("/seller/product-enquiry", seller(index));
  expect(body.data.find(({ id }: { id: number }) => id === quotation.id).my_rank).toBe(own);
  return own;
};
const change = (index: number, set: object) =>
  api.db.updateTable("listing").set(set).where("id", "=", seller(index).listingId).execute();
const stock = (index: number, kg: number) =>
  api.db
    .updateTable("listing_variation")
    .set({ stock_kg: kg })
    .where("listing_id", "=", seller(index).listingId)
    .execute();
const winner = async () => {
  const { marking_id } = await row();
  const marking = await api.db
    .selectFrom("marking")
    .select("seller_id")
    .where("id", "=", marking_id ?? 0)
    .executeTakeFirst();
  return marking?.seller_id;
};

it("ranks a low basic price with dear loading second on the board, in the list and at the close", async () => {
  await change(0, { loading_charge_paise: 90_000 });
  await offer(0, 44_500);
  await offer(1, 45_000);
  await bid(0, 1_800);

  expect((await board(1)).map(({ base_price, rank, above_first }) => ({ base_price, rank, above_first }))).toEqual([
    { base_price: 45_000, rank: 1, above_first: 0 },
    { base_price: 44_500, rank: 2, above_first: 150 },
  ]);
  expect([await rankOf(0), await rankOf(1)]).toEqual([2, 1]);

  await pass(3_600);
  expect(await winner()).toBe(seller(1).id);
});

it("ranks before GST: an offer is neither better nor worse for its rate", async () => {
  await change(1, { gst_bp: 500 });
  await offer(1, 45_001);
  await offer(0, 45_000);
  expect([await rankOf(0), await rankOf(1)]).toEqual([1, 2]);
});

it.each(["include", "exclude"] as const)(
  "shows the highest basic price that reaches each rank on the board, with charges and rounding: commission %s",
  async (type) => {
    await storeSetting(api.db, marketSettings.commissionType, type);
    try {
      await change(0, { loading_charge_paise: 73_300, gst_bp: 500 });
      await offer(1, 45_000);
      await offer(2, 45_200);
      const [first, second] = (await board(0)).map(({ price_to_beat }) => price_to_beat ?? 0);
      expect(first).toBeLessThan(second ?? 0);

      for (const [price, place] of [
        [first, 1],
        [second, 2],
      ] as const) {
        const dearer = Math.round(Number(price) * 100 + 1) / 100;
        expect((await offer(0, dearer)).status).toBe(200);
        expect(await rankOf(0)).toBe(place + 1);
        expect((await offer(0, Number(price))).status).toBe(200);
        expect(await rankOf(0)).toBe(place);
      }
    } finally {
      await storeSetting(api.db, marketSettings.commissionType, "include");
    }
  },
);

it("tells a seller which size lacks how much when they offer, and never ranks what cannot be delivered", async () => {
  await stock(0, 12_000);
  const short = await offer(0, 44_000);
  await offer(1, 45_000);

  expect(short).toMatchObject({ status: 200 });
  expect(short.body.message).toMatch(
    /^Your offer has been submitted\. It cannot be chosen while your stock does not cover it\. .+ mm: 30 MT needed, 12 MT free\.$/,
  );
  expect((await page(0)).variation).toMatchObject([{ quantity: 30, free_quantity: 12 }]);
  expect((await board(1)).map(({ base_price, rank }) => [base_price, rank])).toEqual([
    [45_000, 1],
    [44_000, null],
  ]);
  expect([await rankOf(0), await rankOf(1)]).toEqual([null, 1]);

  await stock(0, 30_000);
  expect([await rankOf(0), await rankOf(1)]).toEqual([1, 2]);
  expect((await page(0)).variation).toMatchObject([{ free_quantity: 30 }]);
});

it("shows the desk the same size, need and remainder, and marks nothing automatically", async () => {
  await stock(0, 12_000);
  await offer(0, 44_000);
  await bid(0, 1_800);
  await pass(3_600);
  expect((await row()).desk_note).toBe("no stock");

  const shown = (await api.get(`/desk/quotation/${quotation.id}`, quotation.market.staff)).body.data;
  expect(shown.offer_list).toMatchObject([
    { rank: null, note: expect.stringMatching(/^Their stock does not cover it\. .* mm: 30 MT needed, 12 MT free\.$/) },
  ]);

  const { status, body } = await api.send(
    `/desk/quotation/${quotation.id}/mark`,
    { seller_id: seller(0).id, transport_price: 1_800, reason: "Only one" },
    quotation.market.staff,
  );
  expect(status).toBe(422);
  const missing = String(shown.offer_list[0].note).replace("Their stock does not cover it. ", "");
  expect(body.message).toBe(`The seller's stock does not cover this quotation. ${missing}`);
  expect(await quotation.heldOf(seller(0).listingId)).toBe(0);
});

it("shows no ranks once a seller is chosen, because the quantity on hold is missing from their stock", async () => {
  await stock(0, 30_000);
  await offer(0, 44_000);
  await offer(1, 45_000);
  await bid(0, 1_800);
  await pass(3_600);

  expect(await winner()).toBe(seller(0).id);
  for (const index of [0, 1]) {
    expect((await board(index)).map(({ base_price, rank }) => [base_price, rank])).toEqual([
      [44_000, null],
      [45_000, null],
    ]);
    expect(await rankOf(index)).toBeNull();
  }
  expect((await page(0)).variation).toMatchObject([{ free_quantity: null }]);
});
