import { answeredMarket } from "../../../testing/answered-market";
import { apiOfFile } from "../../../testing/api-of-file";
import { ask, bid, createRfqMarket, offer, type RfqMarket } from "../../../testing/rfq-world";
import { commitStock, releaseStock } from "./stock.service";

const api = apiOfFile();
let market: RfqMarket;
beforeEach(async () => {
  market = await createRfqMarket(api, { sellers: 2, transporters: 2 });
});

const { seller, carrier, run, stockOf, answered, mark } = answeredMarket(() => ({ api, market }));

describe("stock on hold", () => {
  it("never exceeds what is in stock under 200 parallel markings", async () => {
    const small = { variation: [{ id: market.world.sizeIds[0], quantity: 1 }] };
    const [first, carrierOfAll] = [seller(0), carrier(0)];
    await api.db
      .updateTable("listing_variation")
      .set({ stock_kg: 30_000 })
      .where("listing_id", "=", first.listingId)
      .execute();
    const ids: number[] = [];
    for (let count = 0; count < 200; count += 1) ids.push(await ask(api, market, small));
    for (const id of ids) {
      await offer(api, first, id, 45_000);
      await bid(api, carrierOfAll, id, 1_800);
    }

    const outcomes = await Promise.all(
      ids.map((id) =>
        mark(id).then(
          () => 200,
          (error: { status?: number }) => error.status,
        ),
      ),
    );

    expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(30);
    expect(outcomes.filter((outcome) => outcome === 422)).toHaveLength(170);
    expect(await stockOf(first.listingId)).toEqual({ stock_kg: 30_000, held_kg: 30_000 });
    const marked = await api.db
      .selectFrom("quotation")
      .select("id")
      .where("id", "in", ids)
      .where("status", "=", "Seller Marked")
      .execute();
    expect(marked).toHaveLength(30);
  });

  it("cannot be removed while it is on hold, by any means", async () => {
    const id = await answered();
    await mark(id);

    await expect(
      api.db
        .updateTable("listing_variation")
        .set({ stock_kg: 29_999 })
        .where("listing_id", "=", seller(0).listingId)
        .execute(),
    ).rejects.toThrow("stock_covers_holds");
    await expect(
      api.db.updateTable("stock_hold").set({ quantity_kg: 1 }).where("quotation_id", "=", id).execute(),
    ).rejects.toThrow("keeps its size");
  });

  it("explains the refusal to a seller who enters less than is on hold (R-163)", async () => {
    const id = await answered();
    await mark(id);
    const [size, other] = market.world.sizeIds;
    const path = `/seller/update-commodity-product-variation-stock/${seller(0).listingId}`;
    const send = (tonnes: number) => api.post(path, { id: [size, other], stock: [tonnes, 5] }, seller(0));

    const refused = await send(29.999);
    expect({ status: refused.status, message: refused.body.message }).toEqual({
      status: 422,
      message: "Part of this stock is on hold for quotations and orders",
    });
    expect(await stockOf(seller(0).listingId)).toEqual({ stock_kg: 100_000, held_kg: 30_000 });
  });

  it("leaves the stock when the seller confirms and returns when the order is cancelled", async () => {
    const id = await answered();
    await mark(id);
    const at = api.clock.now();

    await run((tx) => commitStock(tx, id, at));
    await run((tx) => commitStock(tx, id, at));
    expect(await stockOf(seller(0).listingId)).toEqual({ stock_kg: 70_000, held_kg: 0 });

    await run((tx) => releaseStock(tx, id, at));
    await run((tx) => releaseStock(tx, id, at));
    expect(await stockOf(seller(0).listingId)).toEqual({ stock_kg: 100_000, held_kg: 0 });
  });

  it("does not go back on sale when its seller saves a figure read before the order (R-163)", async () => {
    const id = await answered();
    const [size] = market.world.sizeIds;
    const path = `/seller/update-commodity-product-variation-stock/${seller(0).listingId}`;
    const send = (body: object) => api.post(path, { id: [size], ...body }, seller(0));
    await mark(id);
    await run((tx) => commitStock(tx, id, api.clock.now()));

    const refused = await send({ stock: [120], stock_before: [100] });
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 409, code: "conflict" });
    expect(await stockOf(seller(0).listingId)).toEqual({ stock_kg: 70_000, held_kg: 0 });
    expect((await send({ stock: [120], stock_before: [100, 5] })).status).toBe(422);

    expect((await send({ stock: [90], stock_before: [70] })).status).toBe(200);
    // Repeated after a lost answer: a hold that already exists is no conflict.
    expect((await send({ stock: [90], stock_before: [70] })).status).toBe(200);
    expect(await stockOf(seller(0).listingId)).toEqual({ stock_kg: 90_000, held_kg: 0 });
    // An older version of the area does not send what it has read.
    expect((await send({ stock: [80] })).status).toBe(200);
  });

  it("stays as an order has left it where its seller saves another size (R-368)", async () => {
    const id = await answered();
    const [size, another] = market.world.sizeIds;
    const { listingId } = seller(0);
    await mark(id);
    await run((tx) => commitStock(tx, id, api.clock.now()));

    const { status } = await api.post(
      `/seller/update-commodity-product-variation-stock/${listingId}`,
      { id: [size, another], stock: [100, 120], stock_before: [100, 50] },
      seller(0),
    );

    expect(status).toBe(200);
    const stocks = await api.db
      .selectFrom("listing_variation")
      .select(["size_variation_id as id", "stock_kg"])
      .where("listing_id", "=", listingId)
      .execute();
    expect(stocks).toEqual(
      expect.arrayContaining([
        { id: size, stock_kg: 70_000 },
        { id: another, stock_kg: 120_000 },
      ]),
    );
  });

  it("sets no limit where a seller has entered none", async () => {
    const id = await answered();
    await api.db
      .updateTable("listing_variation")
      .set({ stock_kg: null })
      .where("listing_id", "=", seller(0).listingId)
      .execute();

    await mark(id);

    expect(await stockOf(seller(0).listingId)).toEqual({ stock_kg: null, held_kg: 30_000 });
  });
});
