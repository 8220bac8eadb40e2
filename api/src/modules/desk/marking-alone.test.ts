import { formatRupees } from "@mandi/shared/format/rupees";
import { sql } from "kysely";
import { inTransaction } from "../../platform/database/transaction";
import { apiOfFile } from "../../testing/api-of-file";
import type { Answer, SignedIn } from "../../testing/test-api";
import { marketSettings } from "../auction/market-rules";
import { askedQuotation } from "../auction/marking/testing/asked-quotation";
import { submitOffer } from "../auction/offers/offer.service";
import { storeSetting } from "../site/settings";
import { secondPersonAbove } from "./desk-settings";

const api = apiOfFile();
const quotation = askedQuotation(api, { sellers: 2, transporters: 2 });

const act = (as: SignedIn, path: string, body: object = {}) =>
  api.send(`/desk${path}`, { reason: "The truck of the other comes on Monday", ...body }, as);
const board = async () => (await api.get(`/desk/quotation/${quotation.id}/board`, quotation.market.staff)).body.data;
const status = async () => (await quotation.row()).status;
const pair = (seller: number, carrier: number) => ({
  seller_id: quotation.seller(seller).id,
  transporter_id: quotation.carrier(carrier).id,
});

beforeEach(async () => {
  await storeSetting(api.db, secondPersonAbove, 100_000);
  await quotation.offer(0, 45_400);
  await quotation.offer(0, 45_000);
  await quotation.offer(1, 45_500);
  await quotation.bid(0, 1_800);
  await quotation.bid(1, 1_700);
});
afterEach(() => storeSetting(api.db, secondPersonAbove, secondPersonAbove.fallback));

describe("a pair that is not the lowest that can deliver, above the limit of one person", () => {
  it("is marked only when a second person confirms it, after reading how far it is from the lowest", async () => {
    const { staff } = quotation.market;
    const second = await api.signIn("staff");
    const asked = await act(staff, `/quotation/${quotation.id}/mark`, pair(0, 0));
    expect(asked.body).toMatchObject({
      message: "A second person must confirm this.",
      approval_id: expect.any(Number),
    });
    expect(await status()).toBe("pending");
    expect((await board()).approval_id).toBe(asked.body.approval_id);

    const [waiting] = (await api.get(`/desk/approval?id=${asked.body.approval_id}`, second)).body.data;
    expect(waiting.about).toMatch(/^Quotation Q/);
    expect(waiting.shows).toMatch(
      /^.+ with .+: ₹[\d,.]+ per MT landed before GST\n₹100 per MT above .+, the lowest pair/,
    );
    expect((await act(staff, `/approval/${asked.body.approval_id}/confirm`)).status).toBe(422);
    expect((await act(second, `/approval/${asked.body.approval_id}/confirm`)).status).toBe(200);
    expect(await status()).toBe("Seller Marked");
    expect((await board()).approval_id).toBeNull();
  });

  it("is marked by one person up to the limit, as is the lowest at any amount", async () => {
    await api.signIn("staff");
    const { staff } = quotation.market;
    expect((await act(staff, `/quotation/${quotation.id}/mark`, pair(0, 1))).body.approval_id).toBeNull();
    expect(await status()).toBe("Seller Marked");
    await storeSetting(api.db, secondPersonAbove, 100_000_000);
    expect((await act(staff, `/quotation/${quotation.id}/remark`, pair(1, 0))).body.approval_id).toBeNull();
  });

  it.each([
    [1_741_679, 1],
    [1_741_680, 0],
  ])("counts the freight towards a limit of %d rupees, whoever pays it", async (limit, needsSecond) => {
    await api.signIn("staff");
    const { staff } = quotation.market;
    await storeSetting(api.db, secondPersonAbove, limit);
    const read = async (freight_mode: string) => {
      const ids = { seller_id: String(pair(0, 0).seller_id), transporter_id: String(pair(0, 0).transporter_id) };
      const query = new URLSearchParams({ ...ids, freight_mode });
      return (await api.get(`/desk/quotation/${quotation.id}/price?${query}`, staff)).body.data;
    };
    expect(await read("included")).toMatchObject({ for_price: 1_741_680, needs_second: needsSecond });
    expect(await read("to_pay")).toMatchObject({ for_price: 1_677_960, needs_second: needsSecond });
    const asked = await act(staff, `/quotation/${quotation.id}/mark`, { ...pair(0, 0), freight_mode: "to_pay" });
    expect(asked.body.approval_id).toEqual(needsSecond ? expect.any(Number) : null);
    expect(await status()).toBe(needsSecond ? "pending" : "Seller Marked");
  });

  it("is flagged on the board, where freight that the desk arranges counts too", async () => {
    await api.signIn("staff");
    const { pairs } = await board();
    expect(pairs.map(({ needs_second }: { needs_second: number }) => needs_second)).toEqual([0, 1, 1, 1]);
    const arranged = { seller_id: quotation.seller(1).id, transport_price: 2_500 };
    expect(
      (await act(quotation.market.staff, `/quotation/${quotation.id}/mark`, arranged)).body.approval_id,
    ).not.toBeNull();
  });
});

it("refuses a marking at a price other than the one read, and marks nothing", async () => {
  const { staff } = quotation.market;
  const [lowest] = (await board()).pairs;
  await quotation.offer(0, 44_900);
  const read = { ...pair(0, 1), expected_landed: lowest.landed_per_mt };
  const refused = await act(staff, `/quotation/${quotation.id}/mark`, read);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toMatch(/^The landed price of this pair is now ₹[\d,.]+ per MT, not ₹[\d,.]+\.$/);
  expect(await status()).toBe("pending");

  const now = { ...read, expected_landed: (await board()).pairs[0].landed_per_mt };
  expect((await act(staff, `/quotation/${quotation.id}/mark`, now)).status).toBe(200);
});

it("prices freight that the desk arranges before it is marked, exactly as the marking then freezes it", async () => {
  const { staff } = quotation.market;
  await storeSetting(api.db, secondPersonAbove, 100_000_000);
  const seller = quotation.seller(1);
  const price = (query: string) => api.get(`/desk/quotation/${quotation.id}/price?${query}`, staff);
  const own = await price(`seller_id=${seller.phone}&transport_price=1777.50&credit_days=30`);
  expect(own.body.data).toMatchObject({ seller_id: seller.id, transporter_id: null, credit_days: 30, needs_second: 0 });
  expect((await price(`seller_id=${seller.id}`)).status).toBe(422);
  expect((await price(`seller_id=${seller.id}&transport_price=free`)).status).toBe(400);
  expect((await price("seller_id=999999&transport_price=1")).status).toBe(422);

  const { landed_per_mt: expected_landed, for_price } = own.body.data;
  const terms = { seller_id: seller.id, transport_price: 1777.5, credit_days: 30, expected_landed };
  expect((await act(staff, `/quotation/${quotation.id}/mark`, terms)).status).toBe(200);
  const { marking } = (await api.get(`/desk/quotation/${quotation.id}`, staff)).body.data;
  expect(marking).toMatchObject({ for_price, transporter_id: null, transport_price: 1777.5 });
});

it("marks without a price that was read, as a program does, and then states the marked price", async () => {
  const { staff } = quotation.market;
  await storeSetting(api.db, secondPersonAbove, 100_000_000);
  const terms = { seller_id: quotation.seller(1).id, transport_price: 1_800, delivery_by: "Deccan Carriers" };
  const query = new URLSearchParams({ seller_id: String(terms.seller_id), transport_price: "1800" });
  const { landed_per_mt } = (await api.get(`/desk/quotation/${quotation.id}/price?${query}`, staff)).body.data;

  const { status: code, body } = await act(staff, `/quotation/${quotation.id}/mark`, terms);
  expect(code).toBe(200);
  expect(body.message).toMatch(/^The seller is marked\..* given\. The landed price is ₹[\d,.]+ per MT\.$/);
  expect(Number(body.message.match(/₹([\d,.]+) per/)[1].replaceAll(",", ""))).toBe(landed_per_mt);
  const { marking } = (await api.get(`/desk/quotation/${quotation.id}`, staff)).body.data;
  expect(marking).toMatchObject({ transporter_id: null, delivery_by: "Deccan Carriers" });
});

it("accepts a bid or freight that the desk arranges, but never both: the refusal names the freight, and nothing is priced or marked", async () => {
  const { staff } = quotation.market;
  const both = { ...pair(0, 1), transport_price: 1_777 };
  const words = "Please leave the freight out, or name no transporter: their bid has its own";
  const refused = { status: 422, body: { errors: { transport_price: [words] } } };
  const query = new URLSearchParams(Object.entries(both).map(([name, value]) => [name, String(value)]));
  expect(await api.get(`/desk/quotation/${quotation.id}/price?${query}`, staff)).toMatchObject(refused);
  expect(await act(staff, `/quotation/${quotation.id}/mark`, both)).toMatchObject(refused);
  expect(await status()).toBe("pending");
});

it("prices any booking amount that a marking accepts, ten crore and more: only the price of the goods limits it", async () => {
  const { staff } = quotation.market;
  const priced = ({ seller_id, transporter_id }: ReturnType<typeof pair>, booking: string) =>
    api.get(
      `/desk/quotation/${quotation.id}/price?${new URLSearchParams({
        seller_id: String(seller_id),
        transporter_id: String(transporter_id),
        booking_amount: booking,
      })}`,
      staff,
    );
  const limit = { status: 422, body: { message: "This pair cannot be marked at these terms." } };
  for (const amount of ["100000000", "9999999999.99", "10000000000"]) {
    expect(await priced(pair(0, 1), amount)).toMatchObject(limit);
  }
  expect((await priced(pair(0, 1), "10000000001")).status).toBe(400);
  expect((await priced(pair(0, 1), "5000.50")).body.data.booking_amount).toBe(5000.5);
});

describe("a pair at special terms of the desk", () => {
  const dearer = { commission_type: "exclude", commission: 900 } as const;

  it("needs a second person where the terms make the lowest dearer, and they confirm the price that is frozen", async () => {
    const { staff } = quotation.market;
    const second = await api.signIn("staff");
    const terms = { ...dearer, credit_days: 60, booking_amount: 5_000, delivery_by: "Sharma Logistics" };
    const asked = await act(staff, `/quotation/${quotation.id}/mark`, { ...pair(0, 1), ...terms });
    expect(asked.body.approval_id).toEqual(expect.any(Number));

    const [waiting] = (await api.get(`/desk/approval?id=${asked.body.approval_id}`, second)).body.data;
    expect(waiting.shows.split("\n")).toEqual([
      expect.stringContaining("per MT landed before GST"),
      expect.stringMatching(/^₹900 per MT above .+, the lowest pair that can deliver$/),
      "Commission: ₹900 per MT added to the seller's price (by the rules ₹100 per MT within the seller's price)",
      "Credit: 60 days (by the rules 0 days)",
      expect.stringMatching(/^Booking amount: ₹5,000 \(by the rules ₹[\d,.]+\)$/),
      "Delivery: Sharma Logistics",
      expect.stringContaining("For price with GST: "),
    ]);
    expect((await act(second, `/approval/${asked.body.approval_id}/confirm`)).status).toBe(200);
    const { marking } = (await api.get(`/desk/quotation/${quotation.id}`, staff)).body.data;
    expect(waiting.shows).toContain(`For price with GST: ${formatRupees(marking.for_price)}`);
  });

  it("needs a second person where only a lower commission makes it the lowest", async () => {
    await api.signIn("staff");
    await storeSetting(api.db, marketSettings.commissionType, "exclude");
    try {
      await quotation.offer(1, 45_050);
      const given = { ...pair(1, 1), commission_type: "exclude", commission: 0 };
      const asked = await act(quotation.market.staff, `/quotation/${quotation.id}/mark`, given);
      expect(asked.body.approval_id).toEqual(expect.any(Number));
    } finally {
      await storeSetting(api.db, marketSettings.commissionType, marketSettings.commissionType.fallback);
    }
  });

  it("is refused at a price other than the one read, which is the price at these terms", async () => {
    const { staff } = quotation.market;
    await storeSetting(api.db, secondPersonAbove, 100_000_000);
    const { landed_per_mt } = (await board()).pairs[0];
    const marked = (expected_landed: number) =>
      act(staff, `/quotation/${quotation.id}/mark`, { ...pair(0, 1), ...dearer, expected_landed });
    expect((await marked(landed_per_mt)).status).toBe(409);
    expect(await status()).toBe("pending");
    expect((await marked(landed_per_mt + 900)).status).toBe(200);
  });
});

it("needs a second person where a lower offer arrives while the pair is being marked", async () => {
  await api.signIn("staff");
  const { staff } = quotation.market;
  const lower = {
    sellerId: quotation.seller(1).id,
    isApproved: true,
    quotationId: quotation.id,
    basePriceRupees: 44_900,
    description: "",
    at: api.clock.now(),
  };
  let marked: Promise<Answer> | undefined;
  await inTransaction(api.db, async (tx) => {
    await submitOffer(tx, lower);
    let isAnswered = false;
    marked = act(staff, `/quotation/${quotation.id}/mark`, pair(0, 1)).finally(() => {
      isAnswered = true;
    });
    while (!isAnswered && !(await isSomebodyWaiting()));
  });

  expect((await marked)?.body.approval_id).toEqual(expect.any(Number));
  expect(await status()).toBe("pending");
});

/** Whether a transaction is waiting for a row lock. */
async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(api.db);
  return rows.length > 0;
}

it("shows every price of every bidder and the record of each seller on the board", async () => {
  const { revisions, records } = await board();
  const named = revisions.map(({ of, prices }: { of: string; prices: { price: number }[] }) => [
    of,
    ...prices.map(({ price }) => price),
  ]);
  expect(named).toEqual([
    ["offer", 45_400, 45_000],
    ["offer", 45_500],
    ["bid", 1_800],
    ["bid", 1_700],
  ]);
  expect(records).toContainEqual({
    seller_id: quotation.seller(0).id,
    orders: 0,
    cancelled: 0,
    loaded: 0,
    loaded_in_time: 0,
  });
});

it("counts the stock that a marking holds as free for its own quotation", async () => {
  const before = (await board()).free;
  expect((await act(quotation.market.staff, `/quotation/${quotation.id}/mark`, pair(0, 1))).status).toBe(200);
  expect((await board()).free).toEqual(before);
});

// This test comes last, because the rate it adds stays.
it("shows the price with the GST rate of the day, as it is frozen", async () => {
  const { staff } = quotation.market;
  const { hsn } = await quotation.row();
  const law = { key: "gst", scope: hsn, source: "A notification", added_by: null };
  await api.db
    .insertInto("tax_row")
    .values({ ...law, value: "500", valid_from: "2026-01-01" })
    .execute();
  const [lowest] = (await board()).pairs;
  expect(lowest.gst_percent).toBe(5);
  expect((await act(staff, `/quotation/${quotation.id}/mark`, pair(0, 1))).status).toBe(200);
  const { marking } = (await api.get(`/desk/quotation/${quotation.id}`, staff)).body.data;
  expect(marking.for_price).toBe(lowest.for_price);
});
