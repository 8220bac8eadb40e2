import { apiOfFile } from "../../../testing/api-of-file";
import { askedQuotation } from "./testing/asked-quotation";

const api = apiOfFile();
const quotation = askedQuotation(api, { sellers: 1, transporters: 1 });
const { seller, offer, bid, pass } = quotation;

const mark = () =>
  api.send(
    `/desk/quotation/${quotation.id}/mark`,
    { seller_id: seller(0).id, transport_price: 1_800, reason: "The buyer is in a hurry" },
    quotation.market.staff,
  );
const warnings = async () =>
  (await api.get(`/desk/quotation/${quotation.id}`, quotation.market.staff)).body.data.warnings;

it("lets the desk mark ahead of the announced close, with a warning before and after", async () => {
  await offer(0, 45_000);
  api.clock.advance(600);

  const [warning, ...others] = await warnings();
  expect(warning).toMatch(/^Offers are announced to close at .+, in 50 min\. Marking now shuts out those/);
  expect(others).toEqual([]);

  const { status, body } = await mark();
  expect({ status, warnings: body.warnings }).toEqual({ status: 200, warnings: [warning] });
  expect(await warnings()).toEqual([]);
});

it("gives no warning after the close", async () => {
  await offer(0, 45_000);
  await pass(3_600);
  expect(await warnings()).toEqual([]);
  await bid(0, 1_800);

  const { status, body } = await mark();
  expect(status).toBe(200);
  expect(body).not.toHaveProperty("warnings");
});
