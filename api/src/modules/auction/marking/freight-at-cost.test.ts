import { sql } from "kysely";
import { inTransaction } from "../../../platform/database/transaction";
import { untilSomebodyWaits } from "../../../testing/waiting-lock";

import { secondPersonAbove } from "../../desk/desk-settings";
import { declareFreightTax } from "../../freight-bills/freight-tax.service";
import { setGstin } from "../../freight-bills/testing/carried-vehicle";
import { freightModeOrder } from "../../orders/testing/freight-mode-order";
import { storeSetting } from "../../site/settings";

/* The buyers and carriers for whom freight at cost can be marked (rule 33). */

const { api, quotation, mark, pair, priceOfPair, asked } = freightModeOrder("pure_agent");
const withBid = () => mark({ ...pair(), freight_mode: "pure_agent" });

it("is refused for a buyer without a GSTIN, who cannot pay the GST on it, even before it is confirmed", async () => {
  await sql`update quotation set billing_address = jsonb_set(billing_address, '{gst}', '"URP"') where id = ${quotation.id}`.execute(
    api.db,
  );

  const refusal = {
    status: 422,
    body: { message: expect.stringContaining("Freight at cost needs a buyer with a valid GSTIN.") },
  };
  expect(await priceOfPair()).toMatchObject(refusal);
  expect(await withBid()).toMatchObject(refusal);
  expect(await asked()).toMatchObject({ status: "pending", for_price: null });
});

it("is refused for a carrier who adds GST to their freight, even before it is confirmed", async () => {
  const carrier = quotation.carrier(0);
  await setGstin(api, carrier.id, "27AAFFT1357F1Z8");
  const declared = await api.send("/transporter/freight-tax", { tax: "forward with credit" }, carrier);
  expect(declared.status).toBe(200);

  const refusal = { status: 422, body: { message: expect.stringContaining("adds GST to their freight") } };
  expect(await priceOfPair()).toMatchObject(refusal);
  expect(await withBid()).toMatchObject(refusal);
  expect(await asked()).toMatchObject({ status: "pending", for_price: null });
});

// 1,677,960 and 30 MT at 1,900: 1,734,960 at cost, 1,745,220 with the GST of the freight.
it.each([
  ["needs a second person above a limit", 1_745_219, expect.any(Number), null],
  ["lets one person mark up to a limit", 1_745_220, null, 1_734_960],
])("%s that counts the GST of the freight, as if it were included", async (_what, limit, approval_id, for_price) => {
  await storeSetting(api.db, secondPersonAbove, limit);

  const own = await mark({ seller_id: pair().seller_id, transport_price: 1_900, freight_mode: "pure_agent" });

  await storeSetting(api.db, secondPersonAbove, secondPersonAbove.fallback);
  expect(own).toMatchObject({ status: 200, body: { approval_id } });
  expect((await asked()).for_price).toBe(for_price);
});

describe("when two people act at once", () => {
  it("the desk's marking waits for a carrier's declaration, which then makes it impossible", async () => {
    const carrier = quotation.carrier(0);
    await setGstin(api, carrier.id, "27AAFFT1357F1Z8");
    const marking = await inTransaction(api.db, async (tx) => {
      await declareFreightTax(tx, { userId: carrier.id, tax: "forward with credit", at: api.clock.now() });
      const answer = withBid();
      await untilSomebodyWaits(api.db);
      return { answer };
    });

    expect(await marking.answer).toMatchObject({ status: 422 });
    expect(await asked()).toMatchObject({ status: "pending", for_price: null });
  });

  it("one person at the desk marks, and the other sees that it is already marked", async () => {
    const answers = await Promise.all([withBid(), withBid()]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { rows } = await sql`select from marking where quotation_id = ${quotation.id}`.execute(api.db);
    expect(rows).toHaveLength(1);
  });
});

it("a price with freight at cost does not become a trade sheet with GST on the landed price", async () => {
  expect(await withBid()).toMatchObject({ status: 200 });

  const sheet = await api.send("/trade-sheet", { kind: "quotation", id: quotation.id }, quotation.market.buyer);

  expect(sheet).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining("The freight of this one is at cost") },
  });
});
