import { askedQuotation } from "../../modules/auction/marking/testing/asked-quotation";
import { apiOfFile } from "../../testing/api-of-file";
import type { SignedIn } from "../../testing/test-api";

const api = apiOfFile();
const quotation = askedQuotation(api, { sellers: 2, transporters: 1 });
const { seller, offer } = quotation;

const boardOf = (as: SignedIn, tag?: unknown) =>
  api.call("GET", `/seller/product-enquiry/${quotation.id}`, {
    as,
    headers: tag === undefined ? {} : { "if-none-match": String(tag) },
  });

it("answers an unchanged board without sending it again, at any time", async () => {
  const { headers } = await boardOf(seller(0));
  api.clock.advance(20);
  const again = await boardOf(seller(0), headers["etag"]);
  expect(again).toMatchObject({ status: 304, body: "" });
  expect(again.headers).toMatchObject({
    etag: headers["etag"],
    "cache-control": "no-store",
    "mandi-user-type": "seller",
  });
});

it("sends the board again as soon as another seller has offered", async () => {
  const { headers } = await boardOf(seller(0));
  await offer(1, 45_000);
  const again = await boardOf(seller(0), headers["etag"]);
  expect(again.status).toBe(200);
  expect(again.body.data.bidding_list).toHaveLength(1);
  expect(again.headers["etag"]).not.toBe(headers["etag"]);
});

it("sends a seller their own board even when they send the tag of another seller's", async () => {
  await offer(0, 45_000);
  const { headers } = await boardOf(seller(0));
  const other = await boardOf(seller(1), headers["etag"]);
  expect(other.status).toBe(200);
  expect(other.body.data.bidding_list[0].is_my_price).toBe(0);
});

it("answers 401 after a logout, not 304", async () => {
  const { headers } = await boardOf(seller(0));
  await api.post("/logout", {}, seller(0));
  expect((await boardOf(seller(0), headers["etag"])).status).toBe(401);
});

it("answers 404 for another buyer's quotation, whatever the tag", async () => {
  const { headers } = await boardOf(seller(0));
  const stranger = await api.signIn("seller");
  expect((await boardOf(stranger, headers["etag"])).status).toBe(404);
});

it("treats a time that a person writes into a text as text, not as the time of the answer", async () => {
  const withMessage = async (text: string) => {
    await api.db.updateTable("quotation").set({ description: text }).where("id", "=", quotation.id).execute();
    return (await boardOf(seller(0))).headers["etag"];
  };
  expect(await withMessage('"server_time":"1"')).not.toBe(await withMessage('"server_time":"2"'));
});
