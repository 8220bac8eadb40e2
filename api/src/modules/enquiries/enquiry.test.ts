import { createCatalogue, createListing } from "../../testing/catalogue-world";
import { createTestApi, type TestApi } from "../../testing/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function form() {
  const catalogue = await createCatalogue(api.db);
  const listingId = await createListing(api.db, api.clock, catalogue, (await api.signIn("seller")).id);
  return {
    name: "Ravi",
    contact_number: "9893000147",
    delivery_location: "Pune",
    brand_id: catalogue.brandId,
    seller_commodity_product_id: listingId,
    requirement: "30 MT",
  };
}
const enquiries = () => api.db.selectFrom("enquiry").selectAll().execute();

it("accepts an enquiry from a visitor and from somebody who is logged in (R-329)", async () => {
  const body = await form();
  expect(await api.post("/general-enquiry", body)).toMatchObject({
    status: 200,
    body: { message: expect.any(String) },
  });
  const buyer = await api.signIn("customer");
  await api.post(
    "/general-enquiry",
    { ...body, company_name: "Ravi Traders", email: "r@x.example", message: "Soon" },
    buyer,
  );
  expect((await enquiries()).map(({ user_id }) => user_id)).toEqual([null, buyer.id]);
});

it.each([
  ["R-260", "name", "", "Please enter your name"],
  ["R-261", "contact_number", "12", "Please enter valid phone number"],
  ["R-262", "delivery_location", "", "Please enter delivery location"],
  ["R-263", "brand_id", undefined, "Please select brand"],
  ["R-263", "brand_id", 999_999, "Please select brand"],
  ["R-264", "seller_commodity_product_id", undefined, "Please select product"],
  ["R-264", "seller_commodity_product_id", 999_999, "Please select product"],
  ["R-265", "requirement", "", "Please enter requirement"],
])("refuses as %s says and keeps nothing: %s %j with '%s'", async (_requirement, field, value, message) => {
  const before = (await enquiries()).length;
  const answer = await api.post("/general-enquiry", { ...(await form()), [field]: value });
  expect(answer).toMatchObject({ status: 422, body: { message, errors: { [field]: [message] } } });
  expect(await enquiries()).toHaveLength(before);
});

it("accepts a contact message (R-356) and refuses one without name or phone (R-290, R-291)", async () => {
  expect((await api.post("/contact-us", { name: "Ravi", phone: "9893000147" })).status).toBe(200);
  expect((await api.post("/contact-us", { name: "", phone: "9893000147" })).body.message).toBe(
    "Please enter your full name",
  );
  expect((await api.post("/contact-us", { name: "R", phone: "1" })).body.message).toBe(
    "Please enter a valid phone number",
  );
  expect(await api.db.selectFrom("contact_message").selectAll().execute()).toHaveLength(1);
});

it("keeps one enquiry when it is sent again under its key, by a visitor and by somebody who is logged in", async () => {
  const body = await form();
  const before = (await enquiries()).length;
  const buyer = await api.signIn("customer");
  for (const as of [undefined, buyer]) {
    const send = (change = {}) =>
      api.post("/general-enquiry", { ...body, ...change }, as, { "idempotency-key": "one-intention" });
    const first = await send();
    expect(first.status).toBe(200);
    expect(await send()).toMatchObject({ status: 200, body: first.body });
    expect(await send({ requirement: "60 MT" })).toMatchObject({
      status: 422,
      body: { code: "idempotency_key_reused" },
    });
  }
  expect((await enquiries()).slice(before).map(({ user_id }) => user_id)).toEqual([null, buyer.id]);
});

it("keeps one contact message however often it is sent under one key, and a second one under another key", async () => {
  const before = await api.db.selectFrom("contact_message").selectAll().execute();
  const send = (key: string) =>
    api.post("/contact-us", { name: "Meena", phone: "9893000147" }, undefined, { "idempotency-key": key });
  const answers = await Promise.all(Array.from({ length: 10 }, () => send("meena")));
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect((await send("meena")).status).toBe(200);
  expect(await api.db.selectFrom("contact_message").selectAll().execute()).toHaveLength(before.length + 1);
  expect((await send("meena again")).status).not.toBe(200);
  expect((await send("meena-again")).status).toBe(200);
  expect(await api.db.selectFrom("contact_message").selectAll().execute()).toHaveLength(before.length + 2);
});

it("limits the inbox to twenty messages per address and hour", async () => {
  const send = () => api.call("POST", "/contact-us", { body: { name: "Ravi", phone: "9893000147" }, ip: "192.0.2.7" });
  const answers = await Promise.all(Array.from({ length: 25 }, send));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.find(({ status }) => status === 429)?.headers["retry-after"]).toBe("3600");
});
