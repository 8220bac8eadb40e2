import type { MarkingNeed } from "@mandi/shared/contract/desk/marking-need";
import { markingNeedWords } from "@mandi/shared/messages/marking-needs";
import { apiOfFile } from "../../../testing/api-of-file";
import { storeSetting } from "../../site/settings";
import { marketSettings } from "../market-rules";
import { askedQuotation } from "./testing/asked-quotation";

const api = apiOfFile();
const quotation = askedQuotation(api, { sellers: 3, transporters: 2 });
const { seller, carrier, heldOf, row, offer, bid, pass } = quotation;

const marking = async () => {
  const { marking_id } = await row();
  return api.db
    .selectFrom("marking")
    .selectAll()
    .where("id", "=", marking_id ?? 0)
    .executeTakeFirst();
};

it("marks the lowest landed price at the close: two sellers, two transporters, one quotation", async () => {
  await offer(0, 45_000);
  await offer(1, 44_800);
  await offer(2, 44_900);
  await bid(0, 1_800);
  await bid(1, 1_790);
  await pass(3_600);

  expect(await marking()).toMatchObject({
    seller_id: seller(1).id,
    transporter_id: carrier(1).id,
    base_price_paise: 4_480_000,
    transport_price_paise: 211_220,
    marked_by: null,
    sequence: 1,
  });
  expect(await row()).toMatchObject({ status: "Seller Marked", desk_note: null, is_unread: true });
  expect(await heldOf(seller(1).listingId)).toBe(30_000);
  expect(await heldOf(seller(0).listingId)).toBe(0);
});

it("names the clock in the trail when no person marked", async () => {
  await offer(0, 45_000);
  await bid(0, 1_800);
  await pass(3_600);

  const { body } = await api.get(`/desk/audit?subject=quotation:${quotation.id}`, quotation.market.staff);
  expect(body.data).toMatchObject([{ action: "quotation mark", actor: "The market's clock" }]);
});

it("decides by landed price, not by base price alone", async () => {
  await api.db
    .updateTable("listing")
    .set({ loading_charge_paise: 90_000 })
    .where("id", "=", seller(0).listingId)
    .execute();
  await offer(0, 44_500);
  await offer(1, 45_000);
  await bid(0, 1_800);
  await pass(3_600);

  expect((await marking())?.seller_id).toBe(seller(1).id);
});

it("freezes the worked example to the rupee", async () => {
  await offer(0, 45_000);
  await bid(0, 1_800);
  await pass(3_600);

  const { body } = await api.get(`/product-enquiry/${quotation.id}`, quotation.market.buyer);

  expect(body.data).toMatchObject({
    status: "Seller Marked",
    base_price: 45_000,
    transport_price: 2_124,
    ex_price: 1_677_960,
    for_price: 1_741_680,
    required_booking_amount: 174_168,
    gst: 18,
    variation: [{ price: 1_500, per_unit_price: 55_932, final_price: 1_677_960 }],
    next_actor: "buyer",
    can_withdraw: false,
    commission: null,
    loading_address: null,
  });
  const steps: { kind: string; amount: number }[] = body.data.price_steps;
  const parts = steps.filter(({ kind }) => ["base", "charge", "discount", "tax", "freight"].includes(kind));
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(1_741_680, 2);
  expect(steps.slice(-3)).toMatchObject([
    { kind: "freight", label: "Freight before GST", per_mt: 1_800, amount: 54_000 },
    { kind: "tax", label: "GST 18% on freight", per_mt: 324, amount: 9_720 },
    { kind: "total" },
  ]);
  expect(steps.at(-1)).toMatchObject({ kind: "total", amount: 1_741_680 });
});

it("keeps what it froze when listing and catalogue change later", async () => {
  await offer(0, 45_000);
  await bid(0, 1_800);
  await pass(3_600);
  const frozen = async () => [
    (await api.get(`/product-enquiry/${quotation.id}`, quotation.market.buyer)).body.data,
    (await api.get(`/seller/product-enquiry/${quotation.id}`, seller(0))).body.data.orderData,
  ];
  const before = await frozen();
  await api.db
    .updateTable("listing")
    .set({
      base_price_paise: 1,
      loading_charge_paise: 90_000,
      insurance_charge_paise: 7_000,
      quality_charge_paise: 5_000,
    })
    .where("id", "=", seller(0).listingId)
    .execute();
  await api.db
    .updateTable("listing_variation")
    .set({ price_paise: 1 })
    .where("listing_id", "=", seller(0).listingId)
    .execute();
  await api.db
    .updateTable("commodity_product")
    .set({ gst_bp: 2_800 })
    .where("id", "=", quotation.market.world.productId)
    .execute();

  expect(before[0].for_price).toBe(1_741_680);
  expect(await frozen()).toEqual(before);
  await expect(api.db.updateTable("marking").set({ reason: "x" }).execute()).rejects.toThrow("only added");
});

it("adds an excluded commission to the buyer's price and shows the seller none", async () => {
  await storeSetting(api.db, marketSettings.commissionType, "exclude");
  try {
    await offer(0, 45_000);
    await bid(0, 1_800);
    await pass(3_600);

    const buyer = (await api.get(`/product-enquiry/${quotation.id}`, quotation.market.buyer)).body.data;
    const own = (await api.get(`/seller/product-enquiry/${quotation.id}`, seller(0))).body.data;
    expect(buyer).toMatchObject({ base_price: 45_100, variation: [{ per_unit_price: 56_050 }], ex_price: 1_681_500 });
    expect(own).toMatchObject({
      commission_type: "exclude",
      commission: 0,
      has_won: true,
      orderData: { total_ex_price: 1_677_960 },
    });
  } finally {
    await storeSetting(api.db, marketSettings.commissionType, "include");
  }
});

it("takes the next best offer where the best one's stock does not cover every size", async () => {
  await api.db
    .updateTable("listing_variation")
    .set({ stock_kg: 29_999 })
    .where("listing_id", "=", seller(0).listingId)
    .execute();
  await offer(0, 40_000);
  await offer(1, 45_000);
  await bid(0, 1_800);
  await pass(3_600);

  expect((await marking())?.seller_id).toBe(seller(1).id);
});

it("leaves out sellers and transporters who may no longer trade", async () => {
  await offer(0, 40_000);
  await offer(1, 45_000);
  await bid(0, 1_000);
  await bid(1, 1_800);
  const suspended = [seller(0).id, carrier(0).id];
  await api.db.updateTable("users").set({ suspended_at: api.clock.now() }).where("id", "in", suspended).execute();
  await pass(3_600);

  expect(await marking()).toMatchObject({ seller_id: seller(1).id, transporter_id: carrier(1).id });
});

const unanswered: readonly (readonly [string, () => Promise<unknown>, MarkingNeed])[] = [
  ["nobody offers", async () => undefined, "no offers"],
  ["nobody bids freight", async () => offer(0, 45_000), "no bids"],
  [
    "no stock covers it",
    async () => {
      await offer(0, 45_000);
      await bid(0, 1_800);
      await api.db
        .updateTable("listing_variation")
        .set({ stock_kg: 1 })
        .where("listing_id", "=", seller(0).listingId)
        .execute();
    },
    "no stock",
  ],
];
it.each(unanswered)("tells the desk why when %s, and marks nothing", async (_what, prepare, note) => {
  await prepare();
  await pass(3_600);

  expect(await row()).toMatchObject({
    status: "pending",
    desk_note: note,
    closed_at: api.clock.now(),
    marking_id: null,
  });
  const { body } = await api.get("/notification", quotation.market.staff);
  expect(body.data[0].text).toContain(markingNeedWords[note]);
  expect((await api.get(`/product-enquiry/${quotation.id}`, quotation.market.buyer)).body.data).toMatchObject({
    is_closed: 1,
    next_actor: "desk",
  });
});

it("waits for the desk where automatic marking is off", async () => {
  await storeSetting(api.db, marketSettings.markAutomatically, false);
  await offer(0, 45_000);
  await bid(0, 1_800);
  await pass(3_600);

  expect(await row()).toMatchObject({ status: "pending", desk_note: "by hand" });
});
