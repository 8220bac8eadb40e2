import { createTestApi, type TestApi } from "../../testing/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const address = {
  company_name: "Shree Traders",
  phone: "9893000147",
  gst: "27aapfu0939f1zv",
  address_line_one: "Plot 4",
  address_line_two: "MIDC",
  pincode: "431203",
  city: "Jalna",
  state: "Maharashtra",
};

it("saves, lists, changes and deletes an address (R-343, R-344, R-345, R-346, R-430)", async () => {
  const buyer = await api.signIn("customer");
  expect(await api.post("/address", address, buyer)).toMatchObject({
    status: 200,
    body: { message: "The address was saved." },
  });
  const [saved] = (await api.get("/address", buyer)).body.data;
  expect(saved).toEqual({ ...address, gst: "27AAPFU0939F1ZV", id: expect.any(Number) });
  const changed = { ...address, city: "Pune" };
  expect((await api.call("PUT", `/address/${saved.id}`, { as: buyer, body: changed })).status).toBe(200);
  expect((await api.get("/address", buyer)).body.data).toMatchObject([{ id: saved.id, city: "Pune" }]);
  expect((await api.call("DELETE", `/address/${saved.id}`, { as: buyer })).status).toBe(200);
  expect((await api.get("/address", buyer)).body.data).toEqual([]);
  expect((await api.call("DELETE", `/address/${saved.id}`, { as: buyer })).status).toBe(404);
  const row = await api.db.selectFrom("address").select("deleted_at").where("id", "=", saved.id).executeTakeFirst();
  expect(row?.deleted_at).not.toBeNull();
});

it("shows each person only their own addresses: another's is not found (R-425)", async () => {
  const buyer = await api.signIn("customer");
  const other = await api.signIn("seller");
  await api.post("/address", address, buyer);
  const [saved] = (await api.get("/address", buyer)).body.data;
  expect((await api.get("/address", other)).body.data).toEqual([]);
  expect((await api.call("PUT", `/address/${saved.id}`, { as: other, body: { ...address, city: "X" } })).status).toBe(
    404,
  );
  expect((await api.call("DELETE", `/address/${saved.id}`, { as: other })).status).toBe(404);
  expect((await api.get("/address", buyer)).body.data).toEqual([saved]);
});

it.each([
  ["R-272", "company_name", "", "Company name is required"],
  ["R-272", "company_name", "   ", "Company name is required"],
  ["R-273", "phone", "12345", "Valid phone number is required"],
  ["R-274", "gst", "", "Gst number is required"],
  ["R-275", "address_line_one", "", "Address line1 is required"],
  ["R-276", "address_line_two", "", "Address line2 is required"],
  ["R-277", "pincode", "", "Pinccde is required"],
  ["R-278", "pincode", "1234", "The pincode must be 6 digits"],
  ["R-279", "city", "", "City is required"],
  ["R-280", "state", "", "State is required"],
])("refuses as %s says: %s %j with '%s'", async (_requirement, field, value, message) => {
  const buyer = await api.signIn("customer");
  const answer = await api.post("/address", { ...address, [field]: value }, buyer);
  expect(answer).toMatchObject({
    status: 422,
    body: { code: "invalid", message, errors: { [field]: expect.arrayContaining([message]) } },
  });
  expect((await api.get("/address", buyer)).body.data).toEqual([]);
});

it("saves once when the same request is sent twice with one key, and refuses a different body under that key", async () => {
  const buyer = await api.signIn("customer");
  const key = { "idempotency-key": "3f0c" };
  const [one, other] = [
    await api.post("/address", address, buyer, key),
    await api.post("/address", address, buyer, key),
  ];
  expect(other).toMatchObject({ status: 200, body: one.body });
  expect((await api.post("/address", { ...address, city: "Pune" }, buyer, key)).body.code).toBe(
    "idempotency_key_reused",
  );
  expect((await api.get("/address", buyer)).body.data).toHaveLength(1);
});

it("fills city and state from a pincode (R-347, R-151, R-281)", async () => {
  expect(await api.get("/get-address/492001")).toMatchObject({
    status: 200,
    body: { data: { city: "Raipur", state: "Chhattisgarh" } },
  });
  expect(await api.get("/get-address/999999")).toMatchObject({ status: 404, body: { message: "Pincode Not Found!" } });
  expect((await api.get("/get-address/12")).status).toBe(400);
});

it("saves no more than 100 addresses, even when many are saved at the same moment", async () => {
  const buyer = await api.signIn("customer");
  for (let saved = 0; saved < 97; saved += 1) await api.post("/address", address, buyer);
  const answers = await Promise.all(Array.from({ length: 9 }, () => api.post("/address", address, buyer)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422, 422, 422, 422, 422]);
  const { total } = await api.db
    .selectFrom("address")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("user_id", "=", buyer.id)
    .executeTakeFirstOrThrow();
  expect(total).toBe(100);
});
