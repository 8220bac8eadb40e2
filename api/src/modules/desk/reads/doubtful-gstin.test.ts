import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { apiOfFile } from "../../../testing/api-of-file";
import { billingParty } from "../../../testing/marked-parties";
import { createMarkedQuotation } from "../../../testing/marked-quotation";
import { fundWallet } from "../../../testing/money";
import { createMarket } from "../../../testing/order-market";

const api = apiOfFile();

const address = {
  company_name: "Agrawal Traders",
  phone: "9893000147",
  address_line_one: "Gate 3",
  address_line_two: "Hinjawadi",
  pincode: "411057",
  city: "Pune",
  state: "Maharashtra",
};

it("shows the desk, in its list of people, the numbers on their addresses that cannot be a GSTIN", async () => {
  const [buyer, staff] = [await api.signIn("customer"), await api.signIn("staff")];
  for (const gst of ["27AAPFU0939F1ZV", "URP", "ABC", "27AAPFU0939F1ZZ"]) {
    expect((await api.post("/address", { ...address, gst }, buyer)).status).toBe(200);
  }

  const { body } = await api.get(`/desk/user?search=${buyer.phone}`, staff);

  expect(body.data).toMatchObject([{ id: buyer.id, doubtful_addresses: "27AAPFU0939F1ZZ, ABC" }]);
});

it.each([
  ["ABC", ["The GSTIN of the billing address looks doubtful: ABC"]],
  ["URP", []],
  ["27AAPFU0939F1ZV", []],
])("warns the desk of an order whose invoice would carry %s", async (gst, warnings) => {
  const market = await createMarket(api);
  const id = await createMarkedQuotation(api, market);
  const billing_address = JSON.stringify({ ...billingParty, gst });
  await sql`update quotation set billing_address = ${billing_address}::jsonb where id = ${id}`.execute(api.db);
  await fundWallet(api.db, market.buyer.id, 3_000_000);
  const key = { "idempotency-key": randomUUID() };
  const booked = await api.post(`/product-enquiry/${id}/payment`, { source: "cash" }, market.buyer, key);

  const { body } = await api.get(`/desk/order/${booked.body.order_id}`, market.staff);

  expect(body.data.warnings).toEqual(warnings);
});
