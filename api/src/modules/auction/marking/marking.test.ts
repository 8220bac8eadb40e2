import { paiseFromRupees } from "@mandi/shared/money/paise";
import { answeredMarket } from "../../../testing/answered-market";
import { apiOfFile } from "../../../testing/api-of-file";
import { newUtr } from "../../../testing/money";
import { ask, bid, createRfqMarket, offer, type RfqMarket } from "../../../testing/rfq-world";
import { uploadFile } from "../../../testing/upload-file";
import { reportBookingTransfer } from "../booking/booking.service";
import { closeQuotation } from "./closing.service";
import { extendWindow, markQuotation, rejectQuotation, remarkQuotation } from "./marking.service";

const api = apiOfFile();
let market: RfqMarket;
beforeEach(async () => {
  market = await createRfqMarket(api, { sellers: 2, transporters: 2 });
});

const { seller, carrier, run, desk, stockOf, answered, mark } = answeredMarket(() => ({ api, market }));
const row = (id: number) => api.db.selectFrom("quotation").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describe("the desk", () => {
  it("marks any valid offer with any bid and sets its own terms, with a reason in the trail", async () => {
    const id = await answered();
    const validUntil = new Date(api.clock.now().getTime() + 6 * 3_600_000);

    await run((tx) =>
      markQuotation(tx, {
        ...desk(id, "Better quality"),
        sellerId: seller(1).id,
        freight: { transporterId: carrier(1).id },
        terms: {
          creditDays: 15,
          bookingPaise: paiseFromRupees(50_000),
          commissionPaise: paiseFromRupees(75),
          deliveryBy: "Sharma Logistics",
          validUntil,
        },
      }),
    );

    const { body } = await api.get(`/product-enquiry/${id}`, market.buyer);
    expect(body.data).toMatchObject({
      base_price: 45_200,
      transport_price: 2_183,
      required_booking_amount: 50_000,
      credit_days: 15,
      valid_until: validUntil.toISOString(),
    });
    const own = (await api.get(`/seller/product-enquiry/${id}`, seller(1))).body.data;
    expect(own).toMatchObject({ commission: 75, credit_days: 15, delivery_by: "Sharma Logistics", has_won: true });
    const other = (await api.get(`/seller/product-enquiry/${id}`, seller(0))).body.data;
    expect(other).toMatchObject({ has_won: false, credit_days: 0, delivery_by: null, status: "Seller Marked" });
    const rowOf = async (asked: typeof market.buyer) =>
      (await api.get("/seller/product-enquiry", asked)).body.data.find((row: { id: number }) => row.id === id);
    expect(await rowOf(seller(1))).toMatchObject({ status: "Seller Marked", has_won: true, order_id: null });
    expect(await rowOf(seller(0))).toMatchObject({ status: "Seller Marked", has_won: false, order_id: null });
    const trail = await api.db.selectFrom("audit_event").selectAll().where("subject", "=", `quotation:${id}`).execute();
    expect(trail).toMatchObject([{ action: "quotation mark", reason: "Better quality", actor_id: market.staff.id }]);
  });

  it("may enter freight that it arranged itself, without a bid", async () => {
    const id = await answered();

    await run((tx) =>
      markQuotation(tx, { ...desk(id), sellerId: seller(0).id, freight: { pricePaise: paiseFromRupees(1_500) } }),
    );

    const { body } = await api.get(`/product-enquiry/${id}`, market.buyer);
    expect(body.data).toMatchObject({ transport_price: 1_500, for_price: 1_677_960 + 45_000 });
  });

  it("cannot mark a seller without an offer, a transporter without a bid, or impossible terms", async () => {
    const id = await ask(api, market);
    await offer(api, seller(0), id, 45_000);
    const freight = { transporterId: carrier(0).id };
    const input = { ...desk(id), sellerId: seller(0).id };

    await expect(run((tx) => markQuotation(tx, { ...input, sellerId: seller(1).id, freight }))).rejects.toThrow(
      "no valid offer",
    );
    await expect(run((tx) => markQuotation(tx, { ...input, freight }))).rejects.toThrow("no valid bid");
    await bid(api, carrier(0), id, 1_800);
    const tooMuch = { bookingPaise: paiseFromRupees(99_999_999) };
    await expect(run((tx) => markQuotation(tx, { ...input, freight, terms: tooMuch }))).rejects.toThrow(
      "booking amount",
    );
    await expect(
      run((tx) => markQuotation(tx, { ...input, freight, terms: { validUntil: api.clock.now() } })),
    ).rejects.toThrow("valid for some time");

    expect(await row(id)).toMatchObject({ status: "pending", marking_id: null });
    expect(await stockOf(seller(0).listingId)).toMatchObject({ held_kg: 0 });
  });

  it("marks again while nothing is paid: the stock moves with it and both sellers are notified", async () => {
    const id = await answered();
    await mark(id, 0);

    await run((tx) =>
      remarkQuotation(tx, { ...desk(id), sellerId: seller(1).id, freight: { transporterId: carrier(0).id } }),
    );

    expect(await stockOf(seller(0).listingId)).toMatchObject({ held_kg: 0 });
    expect(await stockOf(seller(1).listingId)).toMatchObject({ held_kg: 30_000 });
    expect((await api.get("/notification", seller(0))).body.data[0].text).toContain("Another offer was chosen");
    expect((await api.get("/notification", market.buyer)).body.data[0].text).toContain("have changed");
    const markings = await api.db.selectFrom("marking").select("sequence").where("quotation_id", "=", id).execute();
    expect(markings).toEqual([{ sequence: 1 }, { sequence: 2 }]);
  });

  it("notifies the previous transporter when another bid is chosen, but nobody who stays chosen", async () => {
    const id = await answered();
    await mark(id, 0);
    const texts = async (index: number): Promise<string[]> =>
      (await api.get("/notification", carrier(index))).body.data.map(({ text }: { text: string }) => text);
    const remark = (index: number) =>
      run((tx) =>
        remarkQuotation(tx, { ...desk(id), sellerId: seller(0).id, freight: { transporterId: carrier(index).id } }),
      );

    await remark(0);
    expect((await texts(0)).filter((text) => text.startsWith("Another freight"))).toEqual([]);
    await remark(1);

    expect((await texts(0))[0]).toMatch(/^Another freight bid was chosen for Q/);
    expect((await texts(1)).filter((text) => text.startsWith("Another freight"))).toEqual([]);
  });

  it("marks the same seller again although all their stock is held for this very quotation", async () => {
    const id = await answered();
    await api.db
      .updateTable("listing_variation")
      .set({ stock_kg: 30_000 })
      .where("listing_id", "=", seller(0).listingId)
      .execute();
    await mark(id, 0);

    await run((tx) =>
      remarkQuotation(tx, { ...desk(id), sellerId: seller(0).id, freight: { transporterId: carrier(1).id } }),
    );

    expect(await stockOf(seller(0).listingId)).toEqual({ stock_kg: 30_000, held_kg: 30_000 });
  });

  it("does not change the terms while a reported bank transfer is under check", async () => {
    const id = await answered();
    await mark(id, 0);
    const utr = newUtr();
    const { body: proof } = await uploadFile(api, market.buyer, Buffer.from("%PDF-1.7 a receipt"));
    await run((tx) =>
      reportBookingTransfer(tx, {
        buyerId: market.buyer.id,
        quotationId: id,
        transfer: { utr, paidOn: "2026-11-21", proofId: proof.id },
        at: api.clock.now(),
      }),
    );

    await expect(
      run((tx) =>
        remarkQuotation(tx, { ...desk(id), sellerId: seller(1).id, freight: { transporterId: carrier(0).id } }),
      ),
    ).rejects.toMatchObject({ status: 409 });
    expect((await api.get(`/product-enquiry/${id}`, market.buyer)).body.data).toMatchObject({
      payment_under_check: true,
      reported_transfer: {
        utr,
        amount: expect.any(Number),
        paid_on: "2026-11-21",
        proof: { url: expect.stringMatching(`^/api/upload/${proof.id}\\?key=`) },
      },
      next_actor: "desk",
    });
  });

  it("rejects with a reason that the buyer reads", async () => {
    const id = await answered();

    await run((tx) => rejectQuotation(tx, desk(id, "The mill is closed this week")));

    expect(await row(id)).toMatchObject({ status: "rejected", ended_reason: "The mill is closed this week" });
    expect((await api.get("/notification", market.buyer)).body.data[0].text).toContain("The mill is closed this week");
    expect((await api.get("/notification", carrier(0))).body.data[0].text).toContain("has ended");
  });

  it("reopens a closed window, notifies the bidders and accepts offers again", async () => {
    const id = await answered();
    api.clock.advance(3_600);
    await run((tx) => closeQuotation(tx, id, api.clock.now()));
    const { closed_at: closed, deadline_at: end } = await row(id);
    expect(closed).not.toBeNull();
    const until = new Date(api.clock.now().getTime() + 1_800_000);

    await run((tx) => extendWindow(tx, { ...desk(id), until }));

    expect((await api.get(`/seller/product-enquiry/${id}`, seller(0))).body.data).toMatchObject({
      is_closed: 0,
      reply_time: 30,
    });
    const [entry] = (await api.get(`/desk/audit?subject=quotation:${id}`, market.staff)).body.data;
    expect(entry).toMatchObject({ action: "quotation extend", reason: expect.any(String) });
    expect(JSON.parse(entry.detail)).toEqual({ end_before: end.toISOString(), until: until.toISOString() });
    expect((await offer(api, seller(1), id, 44_000)).status).toBe(200);
    expect((await api.get("/notification", seller(0))).body.data[0].text).toContain("accepts offers until");
    await expect(run((tx) => extendWindow(tx, { ...desk(id), until }))).rejects.toMatchObject({ status: 422 });
  });
});
