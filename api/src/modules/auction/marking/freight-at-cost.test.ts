import { sql } from "kysely";
import { reconciledApi } from "../../../testing/api-of-file";
import { send } from "../../../testing/worked-trade";
import { secondPersonAbove } from "../../desk/desk-settings";
import { setGstin, setPlatform } from "../../freight-bills/testing/carried-vehicle";
import { storeSetting } from "../../site/settings";
import { askedQuotation } from "./testing/asked-quotation";

/* Whom freight at cost is marked for, and by whom (rule 33). */

const api = reconciledApi();
const quotation = askedQuotation(api, { sellers: 1, transporters: 1 });
beforeEach(async () => {
  await setPlatform(api);
  await quotation.offer(0, 45_000);
  await quotation.bid(0, 1_800);
});

/** Marks at cost: the carrier's bid, or what the desk has arranged. */
const markAtCost = (freight: object) => {
  const body = { seller_id: quotation.seller(0).id, freight_mode: "pure_agent", reason: "As agreed", ...freight };
  return send(api, `/desk/quotation/${quotation.id}/mark`, body, quotation.market.staff);
};
const withBid = () => markAtCost({ transporter_id: quotation.carrier(0).id });
const asked = async () => (await api.get(`/product-enquiry/${quotation.id}`, quotation.market.buyer)).body.data;

it("is refused for a buyer without a GSTIN, who cannot pay the GST on it", async () => {
  await sql`update quotation set billing_address = jsonb_set(billing_address, '{gst}', '"URP"') where id = ${quotation.id}`.execute(
    api.db,
  );

  expect(await withBid()).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining("This buyer has no GSTIN") },
  });
  expect(await asked()).toMatchObject({ status: "pending", for_price: null });
});

it("is refused for a carrier who adds GST to their freight", async () => {
  const carrier = quotation.carrier(0);
  await setGstin(api, carrier.id, "27AAFFT1357F1Z8");
  const declared = await send(api, "/transporter/freight-tax", { tax: "forward with credit" }, carrier);
  expect(declared.status).toBe(200);

  expect(await withBid()).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining("adds GST to their freight") },
  });
  expect(await asked()).toMatchObject({ status: "pending", for_price: null });
});

// 1,677,960 and 30 MT at 1,900: 1,734,960 at cost, 1,745,220 with the GST of the freight.
it.each([
  ["asks a second person above a limit", 1_745_219, expect.any(Number), null],
  ["lets one person mark up to a limit", 1_745_220, null, 1_734_960],
])("%s that counts the GST of the freight, as if it were included", async (_what, limit, approval_id, for_price) => {
  await storeSetting(api.db, secondPersonAbove, limit);

  const own = await markAtCost({ transport_price: 1_900 });

  await storeSetting(api.db, secondPersonAbove, secondPersonAbove.fallback);
  expect(own).toMatchObject({ status: 200, body: { approval_id } });
  expect((await asked()).for_price).toBe(for_price);
});

it("a price with freight at cost makes no sheet of a landed price with GST", async () => {
  expect(await withBid()).toMatchObject({ status: 200 });

  const sheet = await send(api, "/trade-sheet", { kind: "quotation", id: quotation.id }, quotation.market.buyer);

  expect(sheet).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining("The freight of this one is at cost") },
  });
});
