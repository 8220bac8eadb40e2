import { reconciledApi } from "../../testing/api-of-file";
import { createCatalogue, createListing } from "../../testing/catalogue-world";
import { runJob } from "../../testing/run-jobs";

const api = reconciledApi();

it("gives every listing the rate of the day, without changing its price before GST or the age of that price", async () => {
  const seller = await api.signIn("seller");
  const catalogue = await createCatalogue(api.db);
  const [id, other] = [
    await createListing(api.db, api.clock, catalogue, seller.id),
    await createListing(api.db, api.clock, await createCatalogue(api.db), seller.id),
  ];
  await api.db
    .updateTable("commodity_product")
    .set({ hsn: "39172390" })
    .where("id", "=", catalogue.productId)
    .execute();
  const law = { key: "gst", scope: "3917", source: "A notification", added_by: null };
  const rows = [
    { ...law, value: "1800", valid_from: "2017-07-01", valid_to: "2026-11-30" },
    { ...law, value: "500", valid_from: "2026-12-01" },
  ];
  await api.db.insertInto("tax_row").values(rows).execute();
  const read = async (key: number) =>
    api.db.selectFrom("listing").selectAll().where("id", "=", key).executeTakeFirstOrThrow();
  const [before, untouched] = [await read(id), await read(other)];
  const sweep = () => runJob(api, "follow GST rates");

  // 30 November, 23:59 in India.
  api.clock.set(new Date("2026-11-30T18:29:00Z"));
  await sweep();
  expect(await read(id)).toEqual(before);

  api.clock.set(new Date("2026-11-30T18:30:00Z"));
  await sweep();
  const after = await read(id);
  expect(after).toEqual({ ...before, gst_bp: 500, ex_price_paise: 4_977_000 });
  expect(after.total_amount_paise).toBe(4_740_000);
  const history = api.db.selectFrom("listing_price").select(["base_price_paise", "ex_price_paise"]);
  expect(await history.where("listing_id", "=", id).orderBy("id", "desc").limit(1).executeTakeFirst()).toEqual({
    base_price_paise: 4_500_000,
    ex_price_paise: 4_977_000,
  });
  await sweep();
  expect(await read(id)).toEqual(after);
  expect(await read(other)).toEqual(untouched);
});
