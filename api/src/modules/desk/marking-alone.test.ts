import { randomUUID } from "node:crypto";
import { apiOfFile } from "../../testing/api-of-file";
import type { SignedIn } from "../../testing/test-api";
import { askedQuotation } from "../auction/marking/testing/asked-quotation";
import { storeSetting } from "../site/settings";
import { secondPersonAbove } from "./desk-settings";

const api = apiOfFile();
const quotation = askedQuotation(api, { sellers: 2, transporters: 2 });

const act = (as: SignedIn, path: string, body: object = {}) =>
  api.post(`/desk${path}`, { reason: "The truck of the other comes on Monday", ...body }, as, {
    "idempotency-key": randomUUID(),
  });
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
  it("is marked only when a second person confirms it, who reads how far it is from the lowest", async () => {
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

  it("is named on the board, where freight that the desk arranges counts too", async () => {
    await api.signIn("staff");
    const { pairs } = await board();
    expect(pairs.map(({ needs_second }: { needs_second: number }) => needs_second)).toEqual([0, 1, 1, 1]);
    const arranged = { seller_id: quotation.seller(1).id, transport_price: 2_500 };
    expect(
      (await act(quotation.market.staff, `/quotation/${quotation.id}/mark`, arranged)).body.approval_id,
    ).not.toBeNull();
  });
});

it("refuses a marking of another price than was read, and marks nothing", async () => {
  const { staff } = quotation.market;
  const [lowest] = (await board()).pairs;
  await quotation.offer(0, 44_900);
  const read = { ...pair(0, 1), expected_landed: lowest.landed_per_mt };
  const refused = await act(staff, `/quotation/${quotation.id}/mark`, read);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toMatch(/^This pair lands at ₹[\d,.]+ per MT by now, not at ₹[\d,.]+\.$/);
  expect(await status()).toBe("pending");

  const now = { ...read, expected_landed: (await board()).pairs[0].landed_per_mt };
  expect((await act(staff, `/quotation/${quotation.id}/mark`, now)).status).toBe(200);
});

it("has every price of every bidder and the record of each seller on the board", async () => {
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
